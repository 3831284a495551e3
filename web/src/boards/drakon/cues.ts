// What is heard of what happens.
import type { Cues } from '../contract';

const cues: Cues = {
  'tile-placed': 'card',
  'room-turned': 'card',
  'room-swapped': 'card',
  'tiles-exchanged': 'card',
  'room-destroyed': 'wood',
  'adventurer-moved': 'wood',
  'adventurer-sent': 'wood',
  'coin-found': 'coin',
  'coin-picked-up': 'coin',
  'coin-carried-off': 'coin',
  'coin-stolen': 'coin',
  'coin-sunk': 'splash',
};

export default cues;
