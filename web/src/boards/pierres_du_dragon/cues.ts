// What is heard of what happens.
import type { Cues } from '../contract';

const cues: Cues = {
  'character-shown': 'card',
  'fist-closed': 'wood',
  'stone-drawn': 'wood',
  'stones-drawn': 'wood',
  'fists-opened': 'coin',
  'silver-opened': 'coin',
  'coins-paid': 'coin',
  'goods-gained': 'coin',
  'goods-taken': 'coin',
  'points-scored': 'coin',
};

export default cues;
