// Scenes: what happened is shown one beat after the other, each for as long as it needs; nothing twice, nothing lost.

/** One thing that is shown, and for how long. */
export interface Beat {
  show: () => void;
  ms: number;
  /** It only says more of what is shown already: nobody has to wait for it. */
  aside?: boolean;
  /** After it the reader is asked something: what comes before hurries. */
  asks?: boolean;
}

/** Whoever wakes the queue: the browser's timers, or a test's own. */
export interface Timers {
  now: () => number;
  set: (wake: () => void, ms: number) => unknown;
  clear: (timer: never) => void;
}

/** So long at most may all that waits take, together. */
const PATIENCE_MS = 6_000;
/** The same where the reader is asked something at its end. */
const HURRY_MS = 2_600;
/** With so many beats waiting nobody can follow: only the last ones are shown on their own, and quickly. */
const CROWD = 24;
const CROWD_MS = 900;

const BROWSER: Timers = {
  now: () => performance.now(),
  set: (wake, ms) => setTimeout(wake, ms),
  clear: (timer) => clearTimeout(timer),
};

export class Scenes {
  readonly #waiting: Beat[] = [];
  #timer: unknown;
  #isShowing = false;
  #rate = 1;
  /** What is left of the beat that is shown, at leisure, when the timer was set. */
  #left = 0;
  #began = 0;

  constructor(
    /** The last beat has been shown for as long as it needs. */
    private readonly rest: () => void = () => undefined,
    private readonly timers: Timers = BROWSER,
  ) {}

  /** Whether something has not been shown yet that the reader must see before acting. */
  get isBehind(): boolean {
    return this.#waiting.some(({ aside }) => !aside);
  }

  /** Whether nothing is shown any more, and nothing waits. */
  get isIdle(): boolean {
    return !this.#isShowing;
  }

  add(beats: readonly Beat[]): void {
    this.#waiting.push(...beats);
    this.#hasten();
    if (!this.#isShowing) this.#next();
  }

  /** Enough of this one: the next, please. */
  skip(): void {
    if (!this.#isShowing) return;
    this.#stop();
    this.#next();
  }

  /** Show everything that waits, at once. */
  finish(): void {
    this.#stop();
    for (const beat of this.#waiting.splice(0)) beat.show();
    this.#end();
  }

  /** Forget what was not shown: something else says it all. */
  drop(): void {
    this.#stop();
    this.#waiting.length = 0;
    this.#end();
  }

  /** Nobody looks any more. */
  close(): void {
    this.#stop();
    this.#waiting.length = 0;
  }

  #next(): void {
    this.#isShowing = true;
    this.#left = 0;
    // In one go: the page draws the last of them alone.
    while (this.#waiting.length > CROWD) this.#waiting.shift()?.show();
    const beat = this.#waiting.shift();
    if (!beat) return this.#end();
    beat.show();
    this.#left = beat.ms;
    this.#wait();
  }

  /** Wait for what is left of the beat that is shown, at the speed of now. */
  #wait(): void {
    this.#began = this.timers.now();
    this.#timer = this.timers.set(() => this.#next(), this.#left / this.#rate);
  }

  /** How much faster than at leisure all that waits must be shown. */
  #hasten(): void {
    if (this.#isShowing) {
      this.#stop();
      this.#left = Math.max(0, this.#left - (this.timers.now() - this.#began) * this.#rate);
    }
    const total = this.#waiting.reduce((sum, { ms }) => sum + ms, this.#left);
    const asked = this.#waiting.some(({ asks }) => asks);
    const allowed = this.#waiting.length >= CROWD ? CROWD_MS : asked ? HURRY_MS : PATIENCE_MS;
    this.#rate = Math.max(1, total / allowed);
    if (this.#isShowing) this.#wait();
  }

  #end(): void {
    this.#isShowing = false;
    this.#left = 0;
    this.rest();
  }

  #stop(): void {
    this.timers.clear(this.#timer as never);
    this.#timer = undefined;
  }
}
