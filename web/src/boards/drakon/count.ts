// The final count: coins.
import type { DrakonView } from '../../protocol/drakon';
import type { Count } from '../contract';

const count: Count<DrakonView> = [{ word: 'word-coins', value: (view, seat) => view.places[seat]?.coins ?? 0 }];

export default count;
