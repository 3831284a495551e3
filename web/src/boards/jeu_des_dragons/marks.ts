// Where the cards of Le Jeu des Dragons lie.
import type { DragonView, GameEvent, GameMove } from '../../protocol/jeu_des_dragons';
import { byType } from '../bytype';
import type { Marks } from '../contract';

const cardAt = (card: string): string[] => [`[data-travels="${card}"]`];
const hoardOf = (seat: number): string[] => [`[data-anchor="seat-${seat}"]`];

const marks: Marks<DragonView, GameMove, GameEvent> = {
  moved: byType<GameEvent, string[]>(
    {
      'card-played': ({ card }) => cardAt(card),
      'card-replaced': ({ replacement }) => cardAt(replacement),
      'gold-taken': ({ seat }) => hoardOf(seat),
    },
    () => [],
  ),
  hinted: (move) => ('card' in move ? cardAt(move.card) : 'seat' in move ? hoardOf(move.seat) : []),
  colour: () => null,
};

export default marks;
