// The final ranks, from first to last; equals share one, and winners stand above all.
import type { Result } from '../protocol/server';

export interface Ranked {
  seat: number;
  score: number;
  rank: number;
  won: boolean;
}

/** `ranking` is the game's own order, where it knows more than scores. */
export function ranked(result: Result, ranking: readonly (readonly number[])[] = []): Ranked[] {
  const place = (seat: number): number => ranking.findIndex((seats) => seats.includes(seat));
  const rows = result.scores.map((score, seat) => ({
    seat,
    score,
    won: result.winners.includes(seat) && !result.drawn,
  }));
  type Row = (typeof rows)[number];
  const order = (one: Row, other: Row): number =>
    Number(other.won) - Number(one.won) || place(one.seat) - place(other.seat) || other.score - one.score;
  rows.sort(order);
  return rows.map((row) => ({ ...row, rank: rows.findIndex((each) => order(each, row) === 0) + 1 }));
}
