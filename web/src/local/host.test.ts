import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Host } from './host.svelte';
import type { FromTables, FromThinker, ToTables, ToThinker } from './messages';

/** A worker of the page; which one, its address says. */
class Hand {
  static all: Hand[] = [];
  readonly heard: (ToTables | ToThinker)[] = [];
  onmessage?: (message: { data: FromTables | FromThinker }) => void;
  onerror?: () => void;
  isGone = false;
  constructor(readonly address: URL) {
    Hand.all.push(this);
  }
  postMessage(message: ToTables | ToThinker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isGone = true;
  }
  say(data: FromTables | FromThinker): void {
    this.onmessage?.({ data });
  }
  static of(name: string): Hand[] {
    return Hand.all.filter(({ address }) => String(address).includes(name));
  }
}

const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0) as unknown as Promise<void>;
const deaf = { opened: () => undefined, heard: () => undefined, closed: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Hand);
  vi.stubGlobal('navigator', {});
  Hand.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts nobody before somebody asks, and one worker for all who do', async () => {
  const host = new Host();
  expect(Hand.all).toEqual([]);
  void host.ask('GET', '/api/me', null);
  void host.ask('GET', '/api/me/tables', null);
  await settled();
  expect(Hand.of('tables')).toHaveLength(1);
  expect(Hand.of('tables')[0]?.heard.map(({ type }) => type)).toEqual(['open', 'ask', 'ask']);
});

it('tells everybody when the worker is gone, and the next who asks finds another', async () => {
  const host = new Host();
  const closed = vi.fn();
  const asked = host.ask('GET', '/api/me', null);
  const line = host.connect('/api/tables/abc/live', { ...deaf, closed });
  await settled();
  const [first] = Hand.of('tables') as [Hand];
  const lost = expect(asked).rejects.toThrow('gone');
  first.onerror?.();
  await lost;
  await settled();
  expect(closed).toHaveBeenCalledWith(1006);
  expect(first.isGone).toBe(true);
  line.send('{}');
  void host.ask('GET', '/api/me', null);
  await settled();
  const [, second] = Hand.of('tables') as [Hand, Hand];
  expect(second.heard.map(({ type }) => type)).toEqual(['open', 'ask']);
});

it('hands nothing on over a line that is not open yet: there one says hello first', async () => {
  const host = new Host();
  const opened = vi.fn(() => line.send('hello'));
  const line = host.connect('/api/tables/abc/live', { ...deaf, opened });
  line.send('a move');
  await settled();
  const [tables] = Hand.of('tables') as [Hand];
  const connect = tables.heard.at(-1);
  expect(connect?.type).toBe('connect');
  tables.say({ type: 'connected', line: connect?.type === 'connect' ? connect.line : 0 });
  line.send('a move');
  await settled();
  expect(tables.heard.slice(2).map((each) => (each.type === 'say' ? each.text : each.type))).toEqual([
    'hello',
    'a move',
  ]);
});

it('lets another worker think, and gives up a thought that has gone astray', async () => {
  const host = new Host();
  void host.ask('GET', '/api/me', null);
  await settled();
  const [tables] = Hand.of('tables') as [Hand];
  tables.say({ type: 'think', id: 1, request: 'a' });
  tables.say({ type: 'think', id: 2, request: 'b' });
  const [thinker] = Hand.of('thinker') as [Hand];
  await vi.advanceTimersByTimeAsync(600_000);
  expect(thinker.isGone).toBe(false);
  thinker.say({ type: 'open' });
  thinker.say({ type: 'thought', id: 1, answer: 'move' });
  await settled();
  expect(tables.heard.at(-1)).toEqual({ type: 'thought', id: 1, answer: 'move' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tables.heard.at(-1)).toEqual({ type: 'thought', id: 2, answer: null });
  expect(thinker.isGone).toBe(true);
  tables.say({ type: 'think', id: 3, request: 'c' });
  expect(Hand.of('thinker')).toHaveLength(2);
});

it('takes a worker that no longer answers for dead, and one that answers for alive', async () => {
  const host = new Host();
  const closed = vi.fn();
  host.connect('/api/tables/abc/live', { ...deaf, closed });
  await settled();
  const [tables] = Hand.of('tables') as [Hand];
  await vi.advanceTimersByTimeAsync(600_000);
  expect(closed).not.toHaveBeenCalled(); // it is only starting
  tables.say({ type: 'open' });
  for (let minute = 0; minute < 10; minute++) {
    await vi.advanceTimersByTimeAsync(25_000);
    expect(tables.heard.at(-1)).toEqual({ type: 'ping' });
    tables.say({ type: 'pong' });
  }
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed).toHaveBeenCalledExactlyOnceWith(1006);
  expect(tables.isGone).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(Hand.of('tables')).toHaveLength(1); // whoever needs another asks
});

it('looks for a newer version where the worker cannot be started', async () => {
  const update = vi.fn(() => Promise.resolve());
  const serviceWorker = { controller: {}, getRegistration: () => Promise.resolve({ update }) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = expect(new Host().ask('GET', '/api/me', null)).rejects.toThrow('gone');
  await settled();
  Hand.of('tables')[0]?.say({ type: 'broken', reason: 'engine/library.gz: 404' });
  await asked;
  await settled();
  expect(update).toHaveBeenCalled();
});
