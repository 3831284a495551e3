// The final count: the total, then what it is made of: coins, the black diamond, majorities, collection; the board shows every gem.
import type { GoldView, Score } from '../../protocol/or_des_dragons';
import type { Count } from '../contract';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What a place is worth altogether. */
export function totalOf(score: Score): number {
  return score.coins + score.black_diamond + score.collection + sum(score.gems);
}

const column = (word: string, of: (score: Score) => number) => ({
  word,
  value: ({ places }: GoldView, seat: number) => {
    const score = places[seat]?.score;
    return score ? of(score) : '?';
  },
});

const count: Count<GoldView> = [
  column('word-total', totalOf),
  column('word-coins', ({ coins }) => coins),
  column('token-black_diamond', ({ black_diamond }) => black_diamond),
  column('word-gems', ({ gems }) => sum(gems)),
  column('word-collection', ({ collection }) => collection),
];

export default count;
