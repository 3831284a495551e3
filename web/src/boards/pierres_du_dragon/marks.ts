// Where stones, coins and points of Aux Pierres du Dragon went.
import type { GameEvent, GameMove, StoneView } from '../../protocol/pierres_du_dragon';
import type { Marks } from '../contract';

/** Whose goods changed by it. */
const CHANGES = new Set<GameEvent['type']>([
  'auction-won',
  'goods-gained',
  'goods-taken',
  'points-scored',
  'stone-bought',
  'stones-swapped',
  'draw-kept',
  'gold-refreshed',
]);

const marks: Marks<StoneView, GameMove, GameEvent> = {
  moved: (event) => (CHANGES.has(event.type) && 'seat' in event ? [`[data-anchor="seat-${event.seat}"]`] : []),
  hinted(move) {
    if (move.type === 'bid' || move.type === 'bid-silver') return ['[data-anchor="fist"]'];
    return move.type === 'choose-victim' ? [`[data-anchor="seat-${move.seat}"]`] : [];
  },
  colour: () => null,
};

export default marks;
