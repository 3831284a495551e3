// Which of the many listed moves a test tries: games repeat themselves, and moves differ in one name after the other.
import { choices, type Decision } from '../src/boards/contract';

function* leaves(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${path}=${String(value)}`;
  else for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}.${key}`);
}

/**
 * The steps that ask something new, with the moves that show it: each question is answered with every kind of move it
 * lists, and with every value of every field, once. `DRACO_MOVES=all npm test` leaves none out.
 */
export function* covering<M extends { type: string }, S extends { decision: Decision<unknown> | null }>(
  steps: readonly S[],
): Generator<[step: S, moves: M[]]> {
  const shown = new Set<string>();
  for (const step of steps) {
    const { decision } = step;
    const question = `${decision?.question} ${decision?.sealed ? 'again' : 'first'}`;
    const moves = (choices(decision) as M[]).filter((move) => {
      const fresh = [...leaves(move, `${question} ${move.type}`)].filter((leaf) => !shown.has(leaf));
      for (const leaf of fresh) shown.add(leaf);
      return fresh.length > 0 || process.env.DRACO_MOVES === 'all';
    });
    if (moves.length) yield [step, moves];
  }
}
