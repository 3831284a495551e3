import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sounds } from '../kit/sound.svelte';
import type { MyTable } from '../protocol/server';
import { followMine } from './mine';
import { router } from './router.svelte';
import { session } from './session.svelte';

class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const count = vi.spyOn(session, 'countWaiting').mockResolvedValue();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  count.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts when it is told, never in between, and comes back when the line is lost', () => {
  const stop = followMine();
  const [line] = Line.all as [Line];
  expect(line.address.pathname).toBe('/api/hall/live');
  line.onopen?.();
  expect(JSON.parse(line.sent[0] ?? '')).toMatchObject({ type: 'hello', only: 'mine' });
  expect(count).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(count).toHaveBeenCalledTimes(1);
  line.onmessage?.({ data: '{"type":"mine-changed"}' });
  line.onmessage?.({ data: '{"type":"called"}' });
  expect(count).toHaveBeenCalledTimes(2);
  line.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  expect(Line.all).toHaveLength(2);
  Line.all[1]?.onopen?.();
  expect(count).toHaveBeenCalledTimes(3);
  stop();
  expect(Line.all[1]?.closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(Line.all).toHaveLength(2);
});

it('calls once for each table that begins to wait, but not at a table, which calls by itself', async () => {
  const heard = vi.spyOn(sounds, 'play').mockReturnValue();
  const waits = (number: number): void =>
    void count.mockImplementation(() => {
      session.mine = Array.from({ length: number }, () => ({ your_turn: true }) as MyTable);
      return Promise.resolve();
    });
  const stop = followMine();
  const [line] = Line.all as [Line];
  const tell = async (number: number): Promise<void> => {
    waits(number);
    line.onmessage?.({ data: '{"type":"mine-changed"}' });
    await vi.advanceTimersByTimeAsync(1);
  };
  waits(1);
  line.onopen?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).not.toHaveBeenCalled();
  await tell(2);
  await tell(1);
  expect(heard.mock.calls).toEqual([[['turn']]]);
  router.go('/table/abc');
  await tell(2);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
