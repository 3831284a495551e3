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

/** What all kept games of one board have shown so far: to whom which kind of moment, and which moves were clicked. */
export class Seen {
  readonly clicked = new Set<string>();
  readonly #shown = { seat: new Set<string>(), spectator: new Set<string>() };

  /** Whoever sits at the table is shown more than a spectator: what one has seen is new to the other. */
  by(seat: number | null): Set<string> {
    return this.#shown[seat === null ? 'spectator' : 'seat'];
  }
}

interface Kept {
  view: unknown;
  events: readonly { type: string }[];
  decision: Decision<unknown> | null;
}

/**
 * The moments of a kept game that are worth a look, and the moves to click there: the first, one that shows what none
 * before it did in any kept game (a question, a kind of move or event, a shape of the view), and one that lists what was
 * not yet clicked: each question is answered with every kind of move it lists, and with every value of every field, once
 * for all kept games.
 */
export function* worthALook<M extends { type: string }, S extends Kept>(
  steps: readonly S[],
  seat: number | null,
  seen: Seen,
): Generator<[step: S, moves: M[]]> {
  for (const step of steps) {
    const { view, events, decision } = step;
    const question = `${decision?.question} ${decision?.sealed ? 'again' : 'first'}`;
    const listed = choices(decision) as M[];
    const kinds = [question, ...listed.map(({ type }) => `${question} ${type}`), ...events.map(({ type }) => type)];
    const isNew = addsTo(seen.by(seat), [...kinds, ...shape(view, 'view')]);
    const moves = listed.filter((move) => addsTo(seen.clicked, leaves(move, `${question} ${move.type}`)) || ALL);
    if (step === steps[0] || isNew || moves.length || ALL) yield [step, moves];
  }
}
