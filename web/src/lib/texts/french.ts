// French: articles, elision and contraction, by the same rules as `french.py`.

/** How words begin whose h is mute; any other h is aspirated, as foreign names have it. */
const MUTE_H = new RegExp(
  '^(?:habi(?!b)|hades|hadrien|hallucin|haltere|hamecon|harmoni|hebdo|heberg|hebreu|hecat|hect|helen|helic|helio|hellen' +
    '|helois|hemi|hemo|henr|hephai|hera$|heraldi|herb|hercul|heredi|heres|heret|herit|hermes|hermet|hermin|hermion' +
    '|herod|heroi|herve|hesit|hestia|hetero|heure|hexa|hier$|hilair|hilar|hildeg|hippo|hirondel|hispan|histo|histri' +
    '|hiver|homer|homm|homo|honn|honor|hopit|horac|horizon|horlog|hormon|horosc|horreur|horri|hort|horus|hosp|hosti' +
    '|hote|hubert|hugo|hugue|huil|huissier|huitr|huma|humb|hume|humi|humo|humu|hyacin|hybr|hydr|hyen|hygi|hymn|hyp' +
    '|hyst)',
);
const LIKE_CONSONANTS = /^(?:onz|oui(?![er])|ouistiti|ouag|ouadi|ouolof|uhlan)/;
const LIKE_VOWELS = /^(?:y(?=[^aeiouy])|yeu(?:x|se)?$|yonne$|yerres$)/;
const ARTICLE = /^(?:(?:les?|la) (?=\S)|l['’](?=\S))/i;
const ARTICLES: Record<string, string> = { m: 'le ', f: 'la ', mp: 'les ', fp: 'les ' };
const SOME: Record<string, string> = { m: 'un ', f: 'une ', mp: 'des ', fp: 'des ' };

/** Whether « de » loses its e before these words. */
export function elides(words: string): boolean {
  const found = /^\p{L}+/u.exec(words)?.[0];
  if (found === undefined || found.length === 1) return false; // « de A à Z »
  const word = found.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace('œ', 'oe').replace('æ', 'ae');
  if (word.startsWith('h')) return MUTE_H.test(word);
  if (word.startsWith('y')) return LIKE_VOWELS.test(word);
  return /^[aeiou]/.test(word) && !LIKE_CONSONANTS.test(word);
}

/** What stands before a name, the name, and what both are made of: an article may leave the name for its preposition. */
export interface Fitted {
  before: string;
  words: string;
}

/** « le Dragon Rouge », « la Druidesse », « l'Orfèvre » ; a name stays as it is. */
export function le(words: string, genus: string): Fitted {
  const article = ARTICLES[genus];
  if (article === undefined) return { before: '', words };
  if (ARTICLE.test(words)) return { before: '', words: words.charAt(0).toLowerCase() + words.slice(1) };
  return { before: elides(words) && genus.length === 1 ? "l'" : article, words };
}

/** « un saphir », « une émeraude ». */
export function un(words: string, genus: string): Fitted {
  return { before: SOME[genus] ?? '', words };
}

/** « d'Alix », « de Basile », « du Dragonnier », « des Jumeaux », « de la Fée ». */
export function de(words: string, genus: string): Fitted {
  return contracted(le(words, genus), 'de', 'du', 'des');
}

/** « à Alix », « au village », « aux Jumeaux », « à la Fée ». */
export function a(words: string, genus: string): Fitted {
  return contracted(le(words, genus), 'à', 'au', 'aux');
}

/** « qu'Alix », « que Basile ». */
export function que(words: string, genus: string): Fitted {
  const fitted = le(words, genus);
  return { ...fitted, before: (elides(fitted.before + fitted.words) ? "qu'" : 'que ') + fitted.before };
}

/** A preposition before words that may bring an article of their own. */
function contracted({ before, words }: Fitted, plain: string, singular: string, plural: string): Fitted {
  const article = ARTICLE.exec(before + words)?.[0];
  if (article === undefined) return { before: plain === 'de' && elides(words) ? "d'" : `${plain} `, words };
  const rest = before ? words : words.slice(article.length);
  const bare = article.trim().toLowerCase();
  if (bare === 'le') return { before: `${singular} `, words: rest };
  if (bare === 'les') return { before: `${plural} `, words: rest };
  return before
    ? { before: `${plain} ${before}`, words }
    : { before: `${plain} `, words: article.toLowerCase() + rest };
}
