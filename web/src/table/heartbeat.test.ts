import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat';

const done: string[] = [];
let heart: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  heart = new Heartbeat({
    ask: () => done.push('ask'),
    doubt: (doubtful) => doubtful && done.push('doubt'),
    giveUp: () => {
      done.push('give up');
      heart.stop();
    },
  });
  heart.start();
});

afterEach(() => {
  heart.stop();
  vi.useRealTimers();
});

it('asks when it is quiet, doubts within three seconds, and gives up', () => {
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(new Set(done)).toEqual(new Set(['ask', 'doubt']));
  expect(done.filter((each) => each === 'ask')).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(done.at(-1)).toBe('give up');
});

it('is content as long as something comes', () => {
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(1_000);
    heart.hear();
  }
  expect(done).toEqual([]);
});

it('spares the battery of a page that nobody looks at', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(19_000);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(done).toEqual(['ask']);
});
