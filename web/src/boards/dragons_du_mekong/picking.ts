// Picking: a move is put together from clicks; what can be clicked next follows from the moves that still fit.
import type { GameMove } from '../../protocol/dragons_du_mekong';

export interface Pick {
  plank: string | null;
  spots: readonly string[];
  /** A place, an islet, a plank, a village or a player that alone makes the move. */
  one: string | null;
}

export const NOTHING: Pick = { plank: null, spots: [], one: null };

/** What is clicked to make a move that one click makes; null for those that take more. */
export function targetOf(move: GameMove): string | null {
  switch (move.type) {
    case 'put-stone':
    case 'remove-stone':
      return move.islet;
    case 'remove-plank':
    case 'lose-plank':
      return move.plank;
    case 'walk-to':
    case 'jump-to':
      return move.place;
    case 'take-colour':
      return `v_${move.colour}`;
    case 'give-statuette':
      return seatTarget(move.seat);
    default:
      return null;
  }
}

export function seatTarget(seat: number): string {
  return `seat-${seat}`;
}

function fits(move: GameMove, pick: Pick): boolean {
  if (move.type !== 'lay-plank') return pick.one === null || targetOf(move) === pick.one;
  if (pick.one !== null || (pick.plank !== null && move.plank !== pick.plank)) return false;
  return pick.spots.every((spot) => spot === move.a || spot === move.b);
}

/** What can be clicked now. */
export function targets(moves: readonly GameMove[], pick: Pick): ReadonlySet<string> {
  const found = new Set<string>();
  for (const move of moves) {
    if (move.type === 'lay-plank') {
      if (fits(move, { ...pick, plank: null })) found.add(move.plank);
      if (fits(move, pick)) {
        found.add(move.a);
        found.add(move.b);
      }
    } else {
      const target = targetOf(move);
      if (target !== null) found.add(target);
    }
  }
  return found;
}

/** What is wanted next, and glows: a plank first, then two supports. */
export function glowing(moves: readonly GameMove[], pick: Pick): ReadonlySet<string> {
  if (candidate(moves, pick)) return new Set();
  const all = targets(moves, pick);
  if (!moves.some((move) => move.type === 'lay-plank')) return all;
  const planks = new Set(moves.flatMap((move) => (move.type === 'lay-plank' ? [move.plank] : [])));
  const wanted = [...all].filter((id) => (pick.plank === null ? planks.has(id) : !planks.has(id)));
  return new Set(wanted.filter((id) => !pick.spots.includes(id)));
}

/** The pick after one more click; a second click on the same thing takes it back. */
export function picked(moves: readonly GameMove[], pick: Pick, target: string): Pick {
  if (moves.some((move) => targetOf(move) === target)) return { ...NOTHING, one: target };
  if (moves.some((move) => move.type === 'lay-plank' && move.plank === target)) {
    const plank = pick.plank === target ? null : target;
    const next = { ...pick, plank };
    return moves.some((move) => fits(move, next)) ? next : { ...NOTHING, plank };
  }
  if (pick.spots.includes(target)) return { ...pick, spots: pick.spots.filter((spot) => spot !== target) };
  const next = { ...pick, spots: [...pick.spots, target] };
  return moves.some((move) => fits(move, next)) ? next : pick;
}

/** The move that has been put together, once nothing is missing. */
export function candidate(moves: readonly GameMove[], pick: Pick): GameMove | null {
  if (pick.one !== null) return moves.find((move) => targetOf(move) === pick.one) ?? null;
  if (pick.plank === null || pick.spots.length < 2) return null;
  return moves.find((move) => move.type === 'lay-plank' && fits(move, pick)) ?? null;
}
