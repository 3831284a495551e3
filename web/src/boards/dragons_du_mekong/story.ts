// What is worth a scene, and for how long.
import type { Story } from '../contract';

export default {
  'cards-revealed': 1_700,
  'card-cancelled': 1_700,
  'plank-laid': 1_500,
  'plank-too-short': 2_000,
  'pawn-fell': 1_700,
  'pawn-walked': { of: 'seat', ms: 1_700 },
  'pawn-returned': { of: 'seat', ms: 1_700 },
  'nothing-done': { of: 'seat', ms: 1_500 },
  'game-ended': 3_000,
} satisfies Story;
