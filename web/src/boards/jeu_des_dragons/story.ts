// What is worth a scene, and for how long.
import type { Story } from '../contract';

/** Gold that nobody pays without noticing. */
const MUCH = 5;

export default {
  'antes-revealed': 1_900,
  'antes-all-tied': 1_600,
  'round-began': ({ round }) => (round === 1 ? 1_500 : 0),
  'colour-flight-counted': 1_900,
  'strength-flight-counted': 1_900,
  'gambit-won': 2_800,
  'stakes-shared': 2_400,
  'stakes-ran-dry': 2_400,
  'player-eliminated': 1_900,
  'cards-bought': { of: 'seat', ms: 1_900 },
  'gold-paid': { of: 'payer', ms: 1_600, when: ({ payee, amount }) => Number(payee) >= 0 && Number(amount) >= MUCH },
  'game-ended': 3_000,
} satisfies Story;
