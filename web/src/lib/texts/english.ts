// English: articles, by the same rules as `english.py`.
import type { Fitted } from './french';

const LIKE_CONSONANTS = /^(?:eu|one\b|once\b|uni(?!n|m)|us[aeiu]|ut[ei]|ubi|ufo)/i;
const LIKE_VOWELS = /^(?:(?:hour|honest|honour|heir)|(?:8|11\b|18\b))/i;

/** “the Red Dragon 2”, and “the Thief” for a card called The Thief; a name stays as it is. */
export function the(words: string, genus: string): Fitted {
  if (!genus) return { before: '', words };
  return words.startsWith('The ') ? { before: '', words: `the ${words.slice(4)}` } : { before: 'the ', words };
}

/** “an emerald”, “a diamond”. */
export function an(words: string, genus: string): Fitted {
  if (!genus) return { before: '', words };
  const vowel = /^[aeiou]/i.test(words) && !LIKE_CONSONANTS.test(words);
  return { before: vowel || LIKE_VOWELS.test(words) ? 'an ' : 'a ', words };
}
