// Gold that changed hands between two views.
import { paired, type Flight } from '../../kit/flights';
import type { DragonView } from '../../protocol/jeu_des_dragons';

/** More coins than this say nothing more. */
const MOST = 6;

export function flights(before: DragonView, after: DragonView): Flight[] {
  if (before.players !== after.players) return [];
  const change = new Map([['stakes', after.stakes - before.stakes]]);
  for (const { seat, hoard } of after.places) change.set(`seat-${seat}`, hoard - (before.places[seat]?.hoard ?? 0));
  return paired(change, MOST);
}
