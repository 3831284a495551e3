// When to come back after a lost connection: soon, then less often.

const FIRST_MS = 400;
const LONGEST_MS = 10_000;

export class Backoff {
  #wait = FIRST_MS;
  #act: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Do this after the next wait; each wait is longer than the one before. */
  again(act: () => void): void {
    this.stop();
    this.#act = act;
    this.#timer = setTimeout(act, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_MS);
  }

  /** There is reason to hope: do not wait any longer. */
  now(): void {
    this.stop();
    this.#act?.();
  }

  reset(): void {
    this.#wait = FIRST_MS;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
