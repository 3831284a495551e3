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

/** The steps of a kept game that show what no earlier one did: a question, a kind of move or event, a shape of the view. */
export function telling<S extends Kept>(steps: readonly S[]): S[] {
  const shown = new Set<string>();
  return steps.filter(({ view, events, decision }) => {
    const question = `${decision?.question} ${decision?.sealed ? 'again' : 'first'}`;
    const moves = (choices(decision) as { type: string }[]).map(({ type }) => `${question} ${type}`);
    const fresh = addsTo(shown, [question, ...moves, ...events.map(({ type }) => type), ...shape(view, 'view')]);
    return fresh || ALL;
  });
}

/**
 * The steps that ask something new, with the moves that show it: each question is answered with every kind of move it
 * lists, and with every value of every field, once. Several kept games that share what was `shown` show it once.
 */
export function* covering<M extends { type: string }, S extends { decision: Decision<unknown> | null }>(
  steps: readonly S[],
  shown = new Set<string>(),
): Generator<[step: S, moves: M[]]> {
  for (const step of steps) {
    const { decision } = step;
    const question = `${decision?.question} ${decision?.sealed ? 'again' : 'first'}`;
    const moves = (choices(decision) as M[]).filter(
      (move) => addsTo(shown, leaves(move, `${question} ${move.type}`)) || ALL,
    );
    if (moves.length) yield [step, moves];
  }
}
