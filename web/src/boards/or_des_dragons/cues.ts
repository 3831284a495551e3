// What is heard of what happens.
import type { Cues } from '../contract';

const cues: Cues = {
  'dragon-appeared': 'card',
  'cards-drawn': 'card',
  'card-played': 'card',
  'adventurer-placed': 'wood',
  'adventurer-driven-off': 'wood',
  'dragon-killed': 'wood',
  'split-signed': 'wood',
  'treasure-taken': 'coin',
  'share-received': 'coin',
  'tokens-stolen': 'coin',
  'pincher-caught': 'clink',
  'reds-taken': 'coin',
  'deal-made': 'coin',
};

export default cues;
