import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { held } from './locks';

interface Wish {
  have: () => Promise<void>;
  reject: (reason: Error) => void;
  signal?: AbortSignal;
}

/** The browser's locks, of one name. */
class Locks {
  holder: Wish | null = null;
  queue: Wish[] = [];

  request(_: string, { steal = false, signal }: LockOptions, have: () => Promise<void>): Promise<void> {
    return new Promise((_resolve, reject) => {
      const wish: Wish = { have, reject, ...(signal ? { signal } : {}) };
      signal?.addEventListener('abort', () => {
        if (!this.queue.includes(wish)) return;
        this.queue = this.queue.filter((each) => each !== wish);
        reject(new Error('aborted'));
      });
      if (steal) {
        this.holder?.reject(new Error('stolen'));
        this.#grant(wish);
      } else if (this.holder) this.queue.push(wish);
      else this.#grant(wish);
    });
  }

  #grant(wish: Wish): void {
    this.holder = wish;
    void wish.have().then(() => {
      if (this.holder !== wish) return;
      this.holder = null;
      const next = this.queue.shift();
      if (next) this.#grant(next);
    });
  }
}

const never = new Promise<void>(() => undefined);
const tab = () => ({ elsewhere: vi.fn(), lost: vi.fn() });
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: new Locks() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives the tables to the first tab, and to the next when it lets go', async () => {
  const [one, two] = [tab(), tab()];
  const first = await held(never, one);
  const waiting = held(never, two);
  await later(900);
  expect(two.elsewhere).not.toHaveBeenCalled();
  await later(200);
  expect(two.elsewhere).toHaveBeenCalledOnce();
  first.release();
  await waiting;
  expect(one.elsewhere).not.toHaveBeenCalled();
  expect(one.lost).not.toHaveBeenCalled();
});

it('says nothing where a tab only loads again', async () => {
  const [one, two] = [tab(), tab()];
  const first = await held(never, one);
  const waiting = held(never, two);
  await later(500);
  first.release();
  await waiting;
  await later(5_000);
  expect(two.elsewhere).not.toHaveBeenCalled();
});

it('takes them over from another tab, which is told and may take them back', async () => {
  const [one, two, again] = [tab(), tab(), tab()];
  await held(never, one);
  let take = (): void => undefined;
  const waiting = held(new Promise((taken) => (take = taken)), two);
  await later(2_000);
  take();
  await waiting;
  expect(one.lost).toHaveBeenCalledOnce();
  expect(two.lost).not.toHaveBeenCalled();
  await held(Promise.resolve(), again);
  expect(two.lost).toHaveBeenCalledOnce();
  expect(again.lost).not.toHaveBeenCalled();
});

it('asks nobody where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  await expect(held(never, tab())).resolves.toBeDefined();
});
