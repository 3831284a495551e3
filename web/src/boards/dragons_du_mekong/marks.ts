// Where the stones, planks and pawns of Les Dragons du Mékong lie.
import type { DeltaView, GameEvent, GameMove } from '../../protocol/dragons_du_mekong';
import type { Marks } from '../contract';
import { lookOf } from './art/looks';

const placeAt = (id: string): string => `[data-place="${id}"]`;
const plankAt = (plank: string): string => `[data-plank="${plank}"]`;

const marks: Marks<DeltaView, GameMove, GameEvent> = {
  moved(event, view) {
    switch (event.type) {
      case 'stone-placed':
      case 'stone-removed':
        return [placeAt(event.islet)];
      case 'plank-laid':
        return [plankAt(event.plank)];
      case 'plank-removed':
        return [placeAt(event.a), placeAt(event.b)];
      case 'pawn-walked':
      case 'pawn-returned':
      case 'pawn-jumped':
      case 'pawn-fell':
        return [`[data-pawn="${view.contestants[event.seat]?.colour}"]`];
      default:
        return [];
    }
  },
  hinted(move) {
    switch (move.type) {
      case 'programme':
      case 'draft':
        return move.cards.map((card) => `[data-card="${card}"]`);
      case 'put-stone':
      case 'remove-stone':
        return [placeAt(move.islet)];
      case 'lay-plank':
        return [`button[data-target="${move.plank}"]`, placeAt(move.a), placeAt(move.b)];
      case 'lose-plank':
        return [`button[data-target="${move.plank}"]`];
      case 'remove-plank':
        return [plankAt(move.plank)];
      case 'walk-to':
      case 'jump-to':
        return [placeAt(move.place)];
      case 'take-colour':
        return [placeAt(`v_${move.colour}`)];
      default:
        return [];
    }
  },
  colour: (view, seat) => lookOf(view.contestants[seat]?.colour ?? '').light,
};

export default marks;
