// What is worth a scene, and for how long.
import type { Story } from '../contract';

export default {
  'dragon-killed': 2_400,
  'sand-turned': 1_700,
  'split-signed': 900,
  'split-refused': 1_200,
  'agreement-reached': 2_200,
  'share-received': 1_300,
  'treasure-taken': 1_800,
  'treasure-lost': 2_400,
  'game-ended': 3_000,
} satisfies Story;
