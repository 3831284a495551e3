// What is worth a scene, and for how long.
import type { Story } from '../contract';

export default {
  'coin-found': 1_100,
  'coin-stolen': 2_200,
  'coin-carried-off': 1_900,
  'coin-sunk': 1_900,
  'coin-guarded': 1_900,
  'game-ended': 3_000,
} satisfies Story;
