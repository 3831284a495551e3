// Gold that changed hands between two views: who lost, who gained, and how many coins show it.
import type { DragonView } from '../../protocol/jeu_des_dragons';

const STAKES = -1;
/** More coins than this say nothing more. */
const MOST = 6;

export interface Slide {
  from: number;
  to: number;
  coins: number;
}

/** Pairs losers with gainers, the stakes first, until all that moved is accounted for. */
export function slides(before: DragonView, after: DragonView): Slide[] {
  if (before.players !== after.players) return [];
  const change = new Map<number, number>([[STAKES, after.stakes - before.stakes]]);
  for (const place of after.places) change.set(place.seat, place.hoard - (before.places[place.seat]?.hoard ?? 0));
  const losers = [...change].filter(([, gold]) => gold < 0).map(([seat, gold]) => ({ seat, gold: -gold }));
  const gainers = [...change].filter(([, gold]) => gold > 0).map(([seat, gold]) => ({ seat, gold }));
  const found: Slide[] = [];
  for (const loser of losers)
    for (const gainer of gainers) {
      const gold = Math.min(loser.gold, gainer.gold);
      if (!gold) continue;
      loser.gold -= gold;
      gainer.gold -= gold;
      found.push({ from: loser.seat, to: gainer.seat, coins: Math.min(MOST, gold) });
    }
  return found;
}
