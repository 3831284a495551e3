// Which of the many kept moments and listed moves a test tries: games repeat themselves, and moves differ in one name
// after the other. `DRACO_MOVES=all npm test` leaves none out.
import { choices, type Decision } from '../src/boards/contract';

const ALL = process.env.DRACO_MOVES === 'all';

function* leaves(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${path}=${String(value)}`;
  else for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}.${key}`);
}

/** What there is, whatever it is called and however much it is: which fields, which lists are empty, what holds. */
function* shape(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    yield `${path} ${value.length ? 'some' : 'none'}`;
    for (const each of value) yield* shape(each, `${path}[]`);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* shape(each, `${path}.${key}`);
  else yield `${path} ${typeof value === 'boolean' ? value : value === null ? 'null' : typeof value}`;
}

/** Takes up what it is given; whether any of it is new. */
function addsTo(shown: Set<string>, found: Iterable<string>): boolean {
  const before = shown.size;
  for (const each of found) shown.add(each);
  return shown.size > before;
}

interface Kept {
  view: unknown;
  events: readonly { type: string }[];
  decision: Decision<unknown> | null;
}

/**
 * The moments of a kept game that are worth a look, and the moves to click there: a moment that shows what none before
 * it did (a question, a kind of move or event, a shape of the view), and one that lists what was not yet `clicked`: each
 * question is answered with every kind of move it lists, and with every value of every field, once for all kept games.
 */
export function* worthALook<M extends { type: string }, S extends Kept>(
  steps: readonly S[],
  clicked: Set<string>,
): Generator<[step: S, moves: M[]]> {
  const shown = new Set<string>();
  for (const step of steps) {
    const { view, events, decision } = step;
    const question = `${decision?.question} ${decision?.sealed ? 'again' : 'first'}`;
    const listed = choices(decision) as M[];
    const kinds = [question, ...listed.map(({ type }) => `${question} ${type}`), ...events.map(({ type }) => type)];
    const isNew = addsTo(shown, [...kinds, ...shape(view, 'view')]);
    const moves = listed.filter((move) => addsTo(clicked, leaves(move, `${question} ${move.type}`)) || ALL);
    if (isNew || moves.length || ALL) yield [step, moves];
  }
}
