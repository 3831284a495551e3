// Where the stones, planks and pawns of Les Dragons du Mékong lie.
import type { DeltaView, GameEvent, GameMove } from '../../protocol/dragons_du_mekong';
import type { Marks } from '../contract';
import { lookOf } from './art/looks';
import { partsOf } from './picking';

const placeAt = (id: string): string => `[data-place="${id}"]`;

const marks: Marks<DeltaView, GameMove, GameEvent> = {
  moved(event, view) {
    if (event.type === 'plank-laid') return [`[data-plank="${event.plank}"]`];
    if (event.type === 'plank-removed') return [placeAt(event.a), placeAt(event.b)];
    if ('islet' in event) return [placeAt(event.islet)];
    const isWalk = event.type.startsWith('pawn-') && 'seat' in event;
    return isWalk ? [`[data-pawn="${view.contestants[event.seat]?.colour}"]`] : [];
  },
  hinted(move) {
    if ('cards' in move) return move.cards.map((card) => `[data-card="${card}"]`);
    // One's planks are chosen below the river, where they are within reach.
    const own = move.type === 'lay-plank' || move.type === 'lose-plank' ? move.plank : '';
    return partsOf(move).map((id) => `${id === own ? 'button' : ''}[data-target="${id}"]`);
  },
  colour: (view, seat) => lookOf(view.contestants[seat]?.colour ?? '').light,
};

export default marks;
