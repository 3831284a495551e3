// The final count: points, and what decides between equals, in that order. (5.ranking)
import type { Place, StoneView } from '../../protocol/pierres_du_dragon';
import type { Count } from '../contract';

const column = (word: string, of: (place: Place) => number | null | undefined) => ({
  word,
  value: ({ places }: StoneView, seat: number) => (places[seat] && of(places[seat])) ?? '?',
});

const count: Count<StoneView> = [
  column('word-points', ({ points }) => points),
  column('word-stones', ({ red, blue, yellow }) => red + blue + yellow),
  column('word-fairy', ({ purse, spent }) => purse && purse.fairy + spent),
  column('word-common', ({ purse }) => purse?.common),
  column('word-silver', ({ purse }) => purse?.silver),
];

export default count;
