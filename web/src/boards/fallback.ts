// A view as rows of words, for the board of a game that has none.

export interface Row {
  key: string;
  /** Simple values, to be named by `kind`; or parts of their own. */
  values: (string | number | boolean | null)[];
  parts: Row[];
}

const SPOKEN_ELSEWHERE = new Set(['viewer', 'prompt', 'options', 'over', 'ending', 'winners', 'players']);

/** The parts of a view that no other place of the table shows. */
export function rows(view: object): Row[] {
  return Object.entries(view)
    .filter(([key]) => !SPOKEN_ELSEWHERE.has(key))
    .map(([key, value]) => row(key, value));
}

function row(key: string, value: unknown): Row {
  if (Array.isArray(value)) {
    const nested = value.some((item) => typeof item === 'object' && item !== null);
    return nested
      ? { key, values: [], parts: value.map((item, at) => row(String(at + 1), item)) }
      : { key, values: value as Row['values'], parts: [] };
  }
  if (typeof value === 'object' && value !== null) {
    return { key, values: [], parts: Object.entries(value).map(([inner, part]) => row(inner, part)) };
  }
  return { key, values: [value as string | number | boolean | null], parts: [] };
}
