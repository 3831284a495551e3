// What is heard of what happens.
import type { Cues } from '../contract';

const cues: Cues = {
  'ante-sealed': 'card',
  'antes-revealed': 'card',
  'card-played': 'card',
  'cards-drawn': 'card',
  'cards-bought': 'card',
  'card-stolen': 'card',
  'card-given': 'card',
  'card-replaced': 'card',
  'card-slain': 'wood',
  'price-set': 'coin',
  'gold-taken': 'coin',
  'gold-paid': 'coin',
  'debt-repaid': 'coin',
  'gambit-won': 'coin',
  'share-taken': 'coin',
};

export default cues;
