// What is marked on the board: the last move of whoever moved last, and what a hint names.
import type { BaseView, Marks, Tagged } from '../boards/contract';
import type { Mark } from '../kit/marking';

/** Older than so many events, nothing is the last move any more. */
export const RECENT = 16;

export function lastMoves(log: readonly Tagged[], view: BaseView, marks: Marks): Mark[] {
  const found: Mark[] = [];
  let mover: number | null = null;
  for (const event of log.slice(-RECENT).reverse()) {
    const places = marks.moved(event, view);
    if (!places.length) continue;
    const seat = Number(event.seat);
    if (mover !== null && seat !== mover) break;
    mover = seat;
    found.push(...places.map((at) => ({ at, colour: marks.colour(view, seat) })));
  }
  return found;
}
