// The table of programmes: who acts when, and what is known of every rank.
import type { Contestant, DeltaView } from '../../protocol/dragons_du_mekong';
import { RANKS } from './programme';

export type State = 'none' | 'face-down' | 'shown' | 'own' | 'acting' | 'done' | 'cancelled';

export interface Cell {
  rank: number;
  card: string;
  state: State;
}

/** Everybody in the order in which they act. */
export function inOrder(view: DeltaView): Contestant[] {
  const order = view.order.length ? view.order : view.contestants.map(({ seat }) => seat);
  return order.flatMap((seat) => view.contestants[seat] ?? []);
}

/** The five ranks of one player. */
export function cellsOf(view: DeltaView, who: Contestant): Cell[] {
  return Array.from({ length: RANKS }, (_, at) => {
    const rank = at + 1;
    const card = who.programme[at] ?? '';
    return { rank, card, state: stateOf(view, who, rank, card) };
  });
}

function stateOf(view: DeltaView, who: Contestant, rank: number, card: string): State {
  if (!card) return who.ready ? 'face-down' : 'none';
  if (rank > view.rank) return 'own';
  if (rank < view.rank) return 'done';
  if (who.cancelled) return 'cancelled';
  if (who.acted) return 'done';
  return view.prompt?.seats.includes(who.seat) ? 'acting' : 'shown';
}
