// What is done with a move or an event, by its type: a table that reads like one, and what is done with the rest.

interface Typed {
  type: string;
}
/** An answer for some of the types, each given exactly its own kind of thing. */
export type ByType<E extends Typed, R> = { [T in E['type']]?: (each: Extract<E, { type: T }>) => R };

export function byType<E extends Typed, R>(table: ByType<E, R>, otherwise: (each: E) => R): (each: E) => R {
  return (each) => {
    const own = table[each.type as E['type']] as ((one: E) => R) | undefined;
    return (own ?? otherwise)(each);
  };
}
