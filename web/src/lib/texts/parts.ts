// Parts: a sentence in pieces, where a piece may name a thing that can be looked at.

export interface Part {
  text: string;
  kind?: string;
  value?: string;
}

// Letters of the private use area, which no message contains.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const THING = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'u');

/** A name that remembers what it names. */
export function marked(kind: string, value: string, name: string): string {
  return `${OPEN}${kind}${MIDDLE}${value}${MIDDLE}${name}${CLOSE}`;
}

/** The words of a marked name, between what marks its beginning and its end; words without a mark stand alone. */
export function unmarked(name: string): [mark: string, words: string, end: string] {
  if (!name.startsWith(OPEN)) return ['', name, ''];
  const at = name.indexOf(MIDDLE, name.indexOf(MIDDLE) + 1) + 1;
  const end = name.indexOf(CLOSE);
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}

/** The pieces of a sentence made with marked names. */
export function parted(sentence: string): Part[] {
  const pieces = sentence.split(THING);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 4) {
    const [text = '', kind, value, name] = pieces.slice(at, at + 4);
    if (text) parts.push({ text });
    if (kind !== undefined && value !== undefined && name !== undefined) parts.push({ text: name, kind, value });
  }
  return parts;
}
