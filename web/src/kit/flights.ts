// Flights: what crossed the table between two views, from one anchor of the board to another.

export interface Flight {
  from: string;
  to: string;
  /** How many pieces show it. */
  n: number;
}

/** Pairs those who lost with those who gained, in order, until all that moved is accounted for. */
export function paired(change: ReadonlyMap<string, number>, most: number): Flight[] {
  const losers = [...change].filter(([, by]) => by < 0).map(([anchor, by]) => ({ anchor, left: -by }));
  const gainers = [...change].filter(([, by]) => by > 0).map(([anchor, by]) => ({ anchor, left: by }));
  const found: Flight[] = [];
  for (const loser of losers)
    for (const gainer of gainers) {
      const n = Math.min(loser.left, gainer.left);
      if (!n) continue;
      loser.left -= n;
      gainer.left -= n;
      found.push({ from: loser.anchor, to: gainer.anchor, n: Math.min(most, n) });
    }
  return found;
}
