// The study of a finished game: what the server has found so far, asked again until it has found everything.
import { api } from '../lib/api';
import { session } from '../lib/session.svelte';
import type { Analysis, GameStudy, Judged, Point } from '../protocol/server';

/** Milliseconds until the server is asked again: before it has found anything, while it is at it, while others come first. */
const AT_FIRST = 400;
const AGAIN = 900;
const LATER = 3_000;

export class Study {
  status = $state<GameStudy['status'] | 'unknown'>('unknown');
  ahead = $state(0);
  done = $state(0);
  total = $state(0);
  /** Whether this version of the server has made it. */
  current = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  judged = $state.raw<Judged[]>([]);
  course = $state.raw<Point[]>([]);
  #seen = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Whether it is being made, or will be. */
  get pending(): boolean {
    return this.status === 'waiting' || this.status === 'working';
  }

  /** See what there is, and go on looking while it is being made. */
  async look(): Promise<void> {
    try {
      this.#take(await api.analysis(this.table, this.#seen));
    } catch {
      if (this.pending) this.#again(LATER);
    }
  }

  /** Have it made. */
  async ask(): Promise<void> {
    await session.beSomebody();
    const told = await api.analyse(this.table);
    this.#seen = 0;
    if (!told.analysis) this.judged = this.course = [];
    this.#take(told);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(told: GameStudy): void {
    const { status, ahead, done, total, current, analysis, steps } = told;
    Object.assign(this, { status, ahead, done, total, current });
    this.#seen += steps.length;
    if (analysis) {
      this.analysis = analysis;
      this.judged = analysis.judged;
      this.course = analysis.course;
    } else if (steps.length) {
      const anew = new Map(this.judged.map((each) => [each.number, each]));
      for (const { judged } of steps) anew.set(judged.number, judged);
      this.judged = [...anew.values()].sort((one, two) => one.number - two.number);
      this.course = [...this.course, ...steps.flatMap(({ point }) => (point ? [point] : []))];
    }
    if (this.pending) this.#again(ahead ? LATER : this.#seen ? AGAIN : AT_FIRST);
  }

  #again(soon: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), soon);
  }
}
