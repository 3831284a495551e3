// Where somebody stands to a rematch.
import type { TableInfo } from '../protocol/server';

/** Nothing is offered; one is asked; one has a seat; the others play without one. */
export type Standing = 'nothing' | 'asked' | 'seated' | 'outside';

export function standing(offer: TableInfo | null, me: string | undefined): Standing {
  if (!offer || offer.status === 'closed') return 'nothing';
  if (me !== undefined && offer.seats.some((seat) => seat.person === me)) return 'seated';
  if (offer.status === 'open' && me !== undefined && offer.seats.some((seat) => seat.kept_for === me)) return 'asked';
  return 'outside';
}
