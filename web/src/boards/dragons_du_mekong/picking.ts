// Picking: a move is put together from clicks; what can be clicked next follows from the moves that still fit.
import { toggled } from '../../kit/picking';
import type { GameMove } from '../../protocol/dragons_du_mekong';

/** What has been picked: a plank and its supports in any order, or the one thing that makes the move. */
export type Pick = readonly string[];

export const NOTHING: Pick = [];

export function seatTarget(seat: number): string {
  return `seat-${seat}`;
}

/** What is clicked to make a move. */
export function partsOf(move: GameMove): readonly string[] {
  if (move.type === 'lay-plank') return [move.plank, move.a, move.b];
  if ('islet' in move) return [move.islet];
  if ('plank' in move) return [move.plank];
  if ('place' in move) return [move.place];
  if ('colour' in move) return [`v_${move.colour}`];
  return 'seat' in move ? [seatTarget(move.seat)] : [];
}

/** What alone makes a move; null where it takes more. */
export function targetOf(move: GameMove): string | null {
  const [one = null, ...more] = partsOf(move);
  return more.length ? null : one;
}

/** The planks that may be laid. */
function planksOf(moves: readonly GameMove[]): ReadonlySet<string> {
  return new Set(moves.flatMap((move) => (move.type === 'lay-plank' ? [move.plank] : [])));
}

/** The plank that was picked, and the supports. */
export function pickedOf(moves: readonly GameMove[], pick: Pick): { plank: string | undefined; spots: string[] } {
  const planks = planksOf(moves);
  return { plank: pick.find((id) => planks.has(id)), spots: pick.filter((id) => !planks.has(id)) };
}

function fits(move: GameMove, pick: Pick): boolean {
  return pick.every((id) => partsOf(move).includes(id));
}

/** What can be clicked now; one plank gives way to another. */
export function targets(moves: readonly GameMove[], pick: Pick): ReadonlySet<string> {
  const { spots } = pickedOf(moves, pick);
  return new Set(
    moves.flatMap((move) => {
      if (move.type !== 'lay-plank') return partsOf(move);
      return [...(fits(move, spots) ? [move.plank] : []), ...(fits(move, pick) ? [move.a, move.b] : [])];
    }),
  );
}

/** What is wanted next, and glows: a plank first, then two supports. */
export function glowing(moves: readonly GameMove[], pick: Pick): ReadonlySet<string> {
  if (candidate(moves, pick)) return new Set();
  const planks = planksOf(moves);
  const { plank } = pickedOf(moves, pick);
  const isWanted = (id: string): boolean => planks.size === 0 || planks.has(id) === (plank === undefined);
  return new Set([...targets(moves, pick)].filter((id) => isWanted(id) && !pick.includes(id)));
}

/** The pick after one more click; a second click on a plank or a support takes it back. */
export function picked(moves: readonly GameMove[], pick: Pick, target: string): Pick {
  if (moves.some((move) => targetOf(move) === target)) return [target];
  const isPlank = planksOf(moves).has(target);
  const { plank } = pickedOf(moves, pick);
  const next = toggled(isPlank && plank !== target ? pick.filter((id) => id !== plank) : pick, target);
  if (moves.some((move) => fits(move, next))) return next;
  return isPlank ? [target] : pick;
}

/** The move that has been put together, once nothing is missing. */
export function candidate(moves: readonly GameMove[], pick: Pick): GameMove | null {
  if (!pick.length) return null;
  return moves.find((move) => partsOf(move).length === pick.length && fits(move, pick)) ?? null;
}
