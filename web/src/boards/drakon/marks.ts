// Where the tiles and adventurers of Drakon lie.
import { keyOf } from '../../kit/camera/cells';
import type { DrakonView, GameEvent } from '../../protocol/drakon';
import type { Marks } from '../contract';
import { lookOf } from './art/adventurers';
import type { DrakonMove } from './moves';

const marks: Marks<DrakonView, DrakonMove, GameEvent> = {
  moved: (event) => ('x' in event ? [`[data-cell="${keyOf(event)}"]`] : []),
  hinted(move) {
    const tile = 'tile' in move ? [`[data-tile="${move.tile}"]`] : [];
    if (move.type === 'exchange') return [move.first, move.second].map((each) => `[data-tile="${each}"]`);
    const seat = 'seat' in move ? [`button[data-seat="${move.seat}"]`] : [];
    const cell = 'x' in move ? [`[data-cell="${keyOf(move)}"]`] : [];
    const found = [...tile, ...seat, ...cell];
    return found.length ? found : [`[data-plain="${move.type}"]`];
  },
  colour: (view, seat) => lookOf(view.places[seat]?.adventurer ?? '').colour,
};

export default marks;
