// What somebody has made of the puzzles where no server keeps it: in this browser, first tries only.
import { A_DAY } from '../lib/day';

const KEPT = 'draco-puzzles';

interface Try {
  solved: boolean;
  /** The date on which it was the puzzle of the day and was tried, else an empty text. */
  day: string;
}

type Tries = Readonly<Record<string, Readonly<Record<string, Try>>>>;

/** What there is to say of somebody's puzzles; a rating is known to a server alone. */
export interface Standing {
  rating: number | null;
  tried: number;
  solved: number;
  streak: number;
}

class Kept {
  #tries = $state.raw<Tries>(read());

  /** Keep a first try; a later one changes nothing. */
  note(game: string, puzzle: string, solved: boolean, day: string): void {
    const known = this.#tries[game] ?? {};
    if (puzzle in known) return;
    this.#tries = { ...this.#tries, [game]: { ...known, [puzzle]: { solved, day } } };
    localStorage.setItem(KEPT, JSON.stringify(this.#tries));
  }

  tried(game: string): string[] {
    return Object.keys(this.#tries[game] ?? {});
  }

  standing(game: string, today: string): Standing {
    const tries = Object.values(this.#tries[game] ?? {});
    return {
      rating: null,
      tried: tries.length,
      solved: tries.filter(({ solved }) => solved).length,
      streak: streak(
        tries.filter(({ solved, day }) => solved && day).map(({ day }) => day),
        today,
      ),
    };
  }
}

/** How many days in a row up to today, or to yesterday while today's may still be solved. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days.map((day) => Date.parse(day) / A_DAY));
  let day = Date.parse(today) / A_DAY;
  if (!solved.has(day)) day -= 1;
  let count = 0;
  while (solved.has(day - count)) count += 1;
  return count;
}

function read(): Tries {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Tries;
  } catch {
    return {};
  }
}

export const kept = new Kept();
