// What is heard of what happens.
import type { Cues } from '../contract';

const cues: Cues = {
  'programme-ready': 'card',
  'cards-revealed': 'card',
  'stone-placed': 'splash',
  'stone-removed': 'splash',
  'pawn-fell': 'splash',
  'plank-laid': 'wood',
  'plank-removed': 'wood',
  'pawn-walked': 'wood',
  'pawn-jumped': 'wood',
};

export default cues;
