import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayMove, ToServer } from '../protocol/server';
import { Live } from './live.svelte';

/** The server's end of the connection. */
class Server {
  static readonly OPEN = 1;
  static latest: Server;
  readonly readyState = Server.OPEN;
  readonly heard: ToServer[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    Server.latest = this;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ToServer);
  }
  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What happened, and which question the reader is asked now. */
  tell(n: number, question: number, events: object[] = []): void {
    const decision = { number: question, question: 'ante', moves: [{ type: 'pass' }] };
    this.say({ n, type: 'news', events, view: {}, decision, prompt: null, clocks: { now: 0 } });
  }
  get moves(): PlayMove[] {
    return this.heard.filter((each) => each.type === 'move');
  }
}

let live: Live;
let server: Server;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Server);
  live = new Live('abc', null, () => undefined, { still: () => false, leisure: () => 1 });
  live.open();
  server = Server.latest;
  server.onopen?.();
  server.tell(1, 1);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('answers a question once, however often somebody clicks', () => {
  live.play({ type: 'pass' });
  live.play({ type: 'pass' });
  expect(server.moves).toHaveLength(1);
  live.play({ type: 'play-card' });
  expect(server.moves.map(({ move }) => move)).toEqual([{ type: 'pass' }, { type: 'play-card' }]);
});

it('answers the same way again when it is asked again, or was refused', () => {
  live.play({ type: 'pass' });
  const { id } = server.moves[0] ?? {};
  server.say({ type: 'refused', id, error: { code: 'server-store-down', args: {}, rule: '' } });
  live.play({ type: 'pass' });
  vi.runOnlyPendingTimers();
  server.tell(2, 2);
  live.play({ type: 'pass' });
  expect(server.moves.map(({ number }) => number)).toEqual([1, 1, 2]);
});

it('is busy until its move is answered and all that followed is shown', () => {
  expect(live.busy).toBe(false);
  live.play({ type: 'pass' });
  expect(live.busy).toBe(true);
  server.tell(2, 1, [{ type: 'passed' }]);
  server.tell(3, 2, [{ type: 'passed' }]);
  server.say({ type: 'ack', id: server.moves[0]?.id });
  expect(live.busy).toBe(true);
  expect(live.decision?.number).toBe(1);
  vi.advanceTimersByTime(500);
  expect(live.decision?.number).toBe(2);
  expect(live.busy).toBe(false);
});

it('says that a move takes long, and that nobody answers', () => {
  live.play({ type: 'pass' });
  expect(live.sending).toBe(false);
  vi.advanceTimersByTime(700);
  expect(live.sending).toBe(true);
  vi.advanceTimersByTime(2_500);
  expect(live.silent).toBe(true);
  server.say({ type: 'ack', id: server.moves[0]?.id });
  expect([live.sending, live.silent]).toEqual([false, false]);
});

it('comes back by another connection where nothing comes any more, and sends again what was not answered', () => {
  live.play({ type: 'pass' });
  vi.advanceTimersByTime(10_000);
  expect(live.link).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(Server.latest).not.toBe(server);
  Server.latest.onopen?.();
  expect(Server.latest.moves.map(({ id }) => id)).toEqual([server.moves[0]?.id]);
});

it('believes the device that says it is offline', () => {
  dispatchEvent(new Event('offline'));
  expect(live.silent).toBe(true);
  dispatchEvent(new Event('online'));
  expect(server.heard.at(-1)).toEqual({ type: 'ping' });
  server.say({ type: 'pong' });
  expect(live.silent).toBe(false);
});

it('tells the very first great moment, however fast it comes after the table', () => {
  const table = { id: 'abc', game: 'drakon', status: 'running' };
  server.say({ n: 1, type: 'view', stream: 's', table, seat: 0, log: [], missed: 0, chat: [], clocks: { now: 0 } });
  server.tell(2, 1, [{ type: 'game-ended' }]);
  expect(live.banner).toEqual({ type: 'game-ended' });
});

it('throws away a hint that comes after its question, or for an answer on its way', () => {
  const asked = (): string => (server.heard.findLast(({ type }) => type === 'hint') as { id: string }).id;
  const hint = (id: string): void =>
    server.say({ type: 'hint', id, move: { type: 'pass' }, why: '', args: {}, chances: null });
  live.askHint();
  hint(asked());
  expect(live.hint?.move).toEqual({ type: 'pass' });
  live.askHint();
  vi.runOnlyPendingTimers();
  server.tell(2, 2);
  hint(asked());
  expect(live.hint).toBeNull();
  live.askHint();
  live.play({ type: 'pass' });
  hint(asked());
  expect(live.hint).toBeNull();
});

it('asks for another hint where the same question has other moves by the time one comes', () => {
  const asked = (): string[] => server.heard.flatMap((each) => (each.type === 'hint' ? [each.id] : []));
  const hint = (type: string): void =>
    server.say({ type: 'hint', id: asked().at(-1), move: { type }, why: '', args: {}, chances: null });
  live.askHint();
  const decision = { number: 1, question: 'ante', moves: [{ type: 'sign' }] };
  server.say({ n: 2, type: 'news', events: [], view: {}, decision, prompt: null, clocks: { now: 0 } });
  vi.runOnlyPendingTimers();
  hint('pass');
  expect(live.hint).toBeNull();
  expect(asked()).toHaveLength(2);
  hint('refuse');
  expect([live.hint, asked().length]).toEqual([null, 2]);
  live.askHint();
  hint('sign');
  expect(live.hint?.move).toEqual({ type: 'sign' });
});

it('asks the trainer about answers where one is wanted, tells only what was costly, and nothing that comes too late', () => {
  const questions = (): string[] => server.heard.flatMap((each) => (each.type === 'opinion' ? [each.id] : []));
  const answer = (): void => {
    live.play({ type: 'pass' });
    server.say({ type: 'ack', id: server.moves.at(-1)?.id });
  };
  const judge = (verdict: string, id = questions().at(-1)): void =>
    server.say({ type: 'opinion', id, verdict, cost: 0.1, best: { type: 'play-card' }, why: '', args: {} });
  answer();
  expect(questions()).toHaveLength(0);
  live.trained = true;
  server.tell(2, 2);
  answer();
  judge('fine');
  expect(live.opinion).toBeNull();
  server.tell(3, 3);
  answer();
  judge('blunder');
  expect(live.opinion?.best).toEqual({ type: 'play-card' });
  server.tell(4, 4);
  expect(live.opinion).not.toBeNull();
  live.undo();
  expect(live.opinion).toBeNull();
  judge('blunder');
  expect(live.opinion).toBeNull();
  answer();
  const [late] = questions().slice(-1);
  server.tell(5, 5);
  live.play({ type: 'pass' });
  judge('slip', late);
  expect(live.opinion).toBeNull();
});
