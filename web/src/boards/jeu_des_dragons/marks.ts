// Where the cards of Le Jeu des Dragons lie.
import type { DragonView, GameEvent, GameMove } from '../../protocol/jeu_des_dragons';
import type { Marks } from '../contract';

const cardAt = (card: string): string => `[data-travels="${card}"]`;

const marks: Marks<DragonView, GameMove, GameEvent> = {
  moved(event) {
    switch (event.type) {
      case 'card-played':
        return [cardAt(event.card)];
      case 'card-replaced':
        return [cardAt(event.replacement)];
      case 'gold-taken':
        return [`[data-anchor="seat-${event.seat}"]`];
      default:
        return [];
    }
  },
  hinted: (move) =>
    'card' in move ? [cardAt(move.card)] : 'seat' in move ? [`[data-anchor="seat-${move.seat}"]`] : [],
  colour: () => null,
};

export default marks;
