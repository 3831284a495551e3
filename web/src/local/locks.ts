// One tab at a time has the house: two that wrote into one log would wait for each other's moves.

const NAME = 'dracotheque-house';
/** A tab that is closing, or loading again, lets go within this. */
const SHORTLY_MS = 1_000;

export interface Hold {
  /** Let go, for whoever waits. */
  release(): void;
}

interface Told {
  /** Another tab has it: one waits until it lets go, or takes over. */
  elsewhere: () => void;
  /** Another tab took it over. */
  lost: () => void;
}

/** Wait for one's turn; `taken` resolves when somebody here would rather not. */
export function held(taken: Promise<void>, { elsewhere, lost }: Told): Promise<Hold> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const late = setTimeout(elsewhere, SHORTLY_MS);
    const have = (): Promise<void> => {
      clearTimeout(late);
      return new Promise((release) => resolve({ release }));
    };
    locks.request(NAME, { signal: waiting.signal }, have).catch(() => {
      if (!waiting.signal.aborted) lost();
    });
    void taken.then(() => {
      waiting.abort();
      locks.request(NAME, { steal: true }, have).catch(lost);
    });
  });
}
