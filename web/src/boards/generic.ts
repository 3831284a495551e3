// Which move a card stands for, on a board that knows no game.
import type { Tagged } from './contract';

/** The moves that have one value alone, by that value: a card of it plays its move, unless it could play two. */
export function byCard(moves: readonly Tagged[]): ReadonlyMap<string, Tagged> {
  const valued = moves.flatMap((move) => {
    const values = Object.entries(move).filter(([field]) => field !== 'type');
    const value = values.length === 1 ? values[0]?.[1] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [[String(value), move] as const] : [];
  });
  return new Map(valued.filter(([value]) => valued.filter(([other]) => other === value).length === 1));
}
