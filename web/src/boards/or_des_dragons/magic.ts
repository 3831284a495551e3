// The magic objects in the order of the booklet, each on a ground of its own colour.
const GROUNDS = {
  repulsive_cloud: '#5d7f8c',
  renewal_powder: '#4c8a3f',
  recall_ring: '#b07a1e',
  exchange_mirror: '#3f6f9f',
  muddle_stone: '#6b6470',
  grasping_glove: '#8a4a1d',
  sword_plus_one: '#8f9aa2',
  emergency_bell: '#c98b2f',
  suction_tube: '#3c8a84',
  long_arm: '#7c8a3a',
  inversion_powder: '#8a3f6d',
  confusion_ring: '#7a4a94',
  velvet_glove: '#8e1f3a',
  invisible_hand: '#3a3350',
  fireball: '#b8392c',
  discernment_lens: '#2f6f7f',
  weakness_powder: '#7a6a4a',
};

export const MAGIC = Object.keys(GROUNDS);

export function groundOf(card: string): string {
  return GROUNDS[card as keyof typeof GROUNDS] ?? '#573622';
}
