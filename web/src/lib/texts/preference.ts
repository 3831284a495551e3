// Which of our languages somebody gets whose browser names those they read, by the same rule as on the server.
import { LANGUAGES, type Language } from './sources';

/** Where nothing is said: the language the games were written in. */
const UNSPOKEN: Language = 'fr';
/** Where other languages only are named. */
const FOREIGN: Language = 'en';

export function isLanguage(word: string | null): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The first of our languages among these (`fr-CA`, `en-GB`, …), the most wished for first. */
export function preferred(tags: readonly string[]): Language {
  const named = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').filter(Boolean);
  return named.find(isLanguage) ?? (named.length ? FOREIGN : UNSPOKEN);
}
