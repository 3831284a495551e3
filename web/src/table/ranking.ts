// The final count, from first to last; equals share a rank, and winners stand above all.
import type { Result } from '../protocol/server';

export interface Ranked {
  seat: number;
  score: number;
  rank: number;
  won: boolean;
}

export function ranked(result: Result): Ranked[] {
  const rows = result.scores.map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }));
  rows.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
  const same = (one: (typeof rows)[number] | undefined, other: (typeof rows)[number]): boolean =>
    one?.score === other.score && one.won === other.won;
  return rows.map((row) => ({ ...row, rank: rows.findIndex((each) => same(each, row)) + 1 }));
}
