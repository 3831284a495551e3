// The final count: gold.
import type { DragonView } from '../../protocol/jeu_des_dragons';
import type { Count } from '../contract';

const count: Count<DragonView> = [{ word: 'word-hoard', value: (view, seat) => view.places[seat]?.hoard ?? 0 }];

export default count;
