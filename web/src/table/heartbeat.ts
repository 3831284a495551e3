// A heartbeat: whoever has heard nothing for a while asks, and doubts the connection when nobody answers.

const QUIET_MS = 1_500;
/** Nobody looks: the battery matters more. */
const HIDDEN_QUIET_MS = 20_000;
const PATIENCE_MS = 1_500;
const HOPELESS_MS = 8_000;
const STEP_MS = 250;

interface Ways {
  ask: () => void;
  /** Nobody answers; or somebody does again. */
  doubt: (doubtful: boolean) => void;
  /** A connection on which nothing comes any more is worse than none. */
  giveUp: () => void;
}

export class Heartbeat {
  #heard = 0;
  #asked: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ways: Ways) {}

  start(): void {
    this.stop();
    this.hear();
    this.#timer = setInterval(() => this.#look(), STEP_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Something came. */
  hear(): void {
    this.#heard = Date.now();
    this.#asked = null;
    this.ways.doubt(false);
  }

  /** The device has gone offline or come back: see now, not in a while. */
  ask(): void {
    this.#asked = Date.now();
    this.ways.ask();
  }

  #look(): void {
    const now = Date.now();
    if (this.#asked === null) {
      if (now - this.#heard >= (document.hidden ? HIDDEN_QUIET_MS : QUIET_MS)) this.ask();
    } else if (now - this.#asked >= HOPELESS_MS) this.ways.giveUp();
    else if (now - this.#asked >= PATIENCE_MS) this.ways.doubt(true);
  }
}
