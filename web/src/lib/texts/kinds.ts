// Kinds: what each field of a move, an event or a structure inside them is, from which follows how it is named.

type Fields = Record<string, Record<string, string>>;

export interface Kinds {
  moves: Fields;
  events: Fields;
  parts: Fields;
}

export const PLAIN_KINDS: Kinds = { moves: {}, events: {}, parts: {} };
