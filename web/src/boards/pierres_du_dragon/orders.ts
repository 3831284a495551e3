// Standing orders of slow play, as the desk writes them. (9.2)
import type { StandingOrder } from '../../protocol/pierres_du_dragon';

/** Conditions of an order, and whether a number belongs to them. */
export const GUARDS: readonly { fact: string; counted: boolean }[] = [
  ...['red', 'blue', 'yellow'].map((fact) => ({ fact, counted: true })),
  ...['full_set', 'pair', 'four_alike'].map((fact) => ({ fact, counted: false })),
  ...['points_at_least', 'points_at_most', 'rival_at_least', 'rival_at_most', 'gold_at_least'].map((fact) => ({
    fact,
    counted: true,
  })),
];

export function isCounted(fact: string): boolean {
  return GUARDS.some((guard) => guard.fact === fact && guard.counted);
}

/** An order to begin with: nothing in the fist, sealed. */
export function blankOrder(character: string): StandingOrder {
  return {
    type: 'standing-order',
    character,
    gold: { fairy: 0, common: 0, black: false, amulet: false },
    silver: null,
    guard: null,
    sealed: true,
  };
}
