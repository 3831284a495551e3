// Today's puzzles: asked for once, so that every box on the shelf knows whether it has one.
import { api } from '../lib/api';
import type { DailyPuzzles } from '../protocol/server';

class Daily {
  found = $state.raw<DailyPuzzles | null>(null);
  #asked = false;

  /** Ask, unless somebody has; without an answer the shelf shows no puzzles. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.puzzles().then(
      (found) => (this.found = found),
      () => (this.#asked = false),
    );
  }

  of(game: string): string | null {
    return this.found?.puzzles.find((each) => each.game === game)?.puzzle ?? null;
  }
}

export const daily = new Daily();
