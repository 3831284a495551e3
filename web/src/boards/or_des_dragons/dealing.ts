// A deal as the server wants it, and what is plainly wrong with one in the making.
import type { Deal, Heap, Side } from '../../protocol/or_des_dragons';
import { bundleOf, countsOf, TOKENS, type Counts } from './tokens';

export interface Party {
  seat: number;
  gives: Counts;
  gets: Counts;
}

export function dealOf(parties: readonly Party[], takers: readonly number[]): Deal {
  const sides = parties.map(({ seat, gives, gets }) => ({ seat, gives: bundleOf(gives), gets: bundleOf(gets) }));
  return { type: 'deal', sides, takers: parties.length > 1 ? [] : [...takers] };
}

/** The text of what is missing, or null where a deal may be posted. */
export function whyNot(deal: Deal): string | null {
  if (deal.sides.some((side) => !side.gives.length || !side.gets.length)) return 'refuse-both-ways';
  if (deal.sides.some(overlaps)) return 'refuse-same-kind';
  return deal.sides.length > 1 && !balanced(deal.sides) ? 'refuse-unbalanced' : null;
}

function overlaps(side: Side): boolean {
  return side.gives.some((heap) => side.gets.some(({ token }) => token === heap.token));
}

function balanced(sides: readonly Side[]): boolean {
  const sum = (pick: (side: Side) => Heap[], token: string): number =>
    sides.reduce((total, side) => total + (countsOf(pick(side))[token] ?? 0), 0);
  return TOKENS.every((token) => sum((side) => side.gives, token) === sum((side) => side.gets, token));
}
