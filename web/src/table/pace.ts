// Pace: news is shown one after the other, each for as long as its motion needs, never longer.

const GLANCE_MS = 480;
/** With so much news waiting, each is shown for less. */
const PATIENCE = 3;

export class Pace<N extends { events: readonly unknown[] }> {
  readonly #waiting: N[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (news: N) => void,
    private readonly still: () => boolean,
  ) {}

  /** Whether something has not been shown yet. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  add(news: N): void {
    this.#waiting.push(news);
    if (this.#timer === undefined) this.#next();
  }

  /** Show everything at once. */
  flush(): void {
    this.stop();
    for (const news of this.#waiting.splice(0)) this.show(news);
  }

  /** Forget what was not shown: a fresh view says it all. */
  drop(): void {
    this.stop();
    this.#waiting.length = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const news = this.#waiting.shift();
    if (!news) return;
    this.show(news);
    const crowded = Math.max(1, this.#waiting.length / PATIENCE);
    const length = this.still() || !news.events.length || document.hidden ? 0 : GLANCE_MS / crowded;
    this.#timer = setTimeout(() => this.#next(), length);
  }
}
