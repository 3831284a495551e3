// What is worth a scene, and for how long.
import type { Story } from '../contract';

export default {
  'fists-opened': 2_600,
  'gold-tied': 1_700,
  'silver-opened': 2_400,
  'auction-cursed': 2_000,
  'nobody-bid': 1_400,
  deadlocked: 1_800,
  'auction-won': 2_000,
  'points-scored': 2_200,
  'game-ended': 3_000,
} satisfies Story;
