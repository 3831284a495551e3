import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appSources, gameSource, roomSources } from '../lib/texts/sources';
import { Speech } from '../lib/texts/speech';
import type { Analysis, GameStudy, Judged, Turn } from '../protocol/server';
import { markFrom, marksOf, signed, told, verdictOn } from './marks';
import { Study } from './study.svelte';

const nothing = { value: 0, low: 0, high: 0 };
const judged = (what: Partial<Judged>): Judged => ({
  number: 1,
  seat: 0,
  question: '3.card',
  move: { type: 'play-card', card: 'red_5' },
  best: { type: 'play-card', card: 'thief' },
  cost: nothing,
  gain: nothing,
  effects: [0, 0],
  verdict: 'fine',
  reason: { code: 'reason-habit', values: {} },
  options: [],
  worlds: 8,
  looks: 1,
  ...what,
});
const turn = (number: number): Turn => ({ number, seat: 0, before: 0.2, after: 0.6, cause: 'fortune', by: 1 });
const study = (what: Partial<GameStudy>): GameStudy => ({
  status: 'working',
  ahead: 0,
  done: 0,
  total: 2,
  steps: [],
  analysis: null,
  current: false,
  ...what,
});

async function voice(language: 'fr' | 'en'): Promise<Speech> {
  const [app, own, { source, kinds }] = await Promise.all([
    appSources(language),
    roomSources(language, ['table']),
    gameSource(language, 'jeu_des_dragons'),
  ]);
  return new Speech(language, [...app, ...own, source], kinds, ['Alix', 'Basile']);
}

it('marks what is worth it, and leads from mark to mark', () => {
  const marks = marksOf([judged({ number: 3 }), judged({ number: 7, verdict: 'slip' })], [turn(5), turn(7)]);
  expect([...marks]).toEqual([
    [5, ['turn']],
    [7, ['slip', 'turn']],
  ]);
  expect([markFrom(marks, 0, 1), markFrom(marks, 5, 1), markFrom(marks, 7, 1)]).toEqual([5, 7, 7]);
  expect([markFrom(marks, 7, -1), markFrom(marks, 5, -1)]).toEqual([5, 5]);
  expect([signed(0.034), signed(-0.12), signed(0.001)]).toEqual(['+3', '−12', '0']);
});

it('says of a move what the program says in a terminal', async () => {
  const cost = { value: 0.12, low: 0.09, high: 0.15 };
  const blunder = judged({ verdict: 'blunder', cost });
  expect(verdictOn(blunder, await voice('en'))).toMatch(
    /^A blunder of 12 points of winning chance \(9 to 15\): “.*Thief/,
  );
  expect(verdictOn(judged({ best: { type: 'play-card', card: 'red_5' } }), await voice('en'))).toBe(
    'The adviser would have played the same.',
  );
  expect(verdictOn(blunder, await voice('fr'))).toContain('12');
});

it('tells who rose by their own doing', async () => {
  const analysis = { judged: [judged({ number: 4, seat: 1 })] } as unknown as Analysis;
  const values = { seat: 1, before: 20, after: 60, by_seat: 1 };
  const speech = await voice('en');
  expect(told({ number: 4, code: 'moment-rise', values }, analysis, speech)).toMatch(
    /Basile plays “.*” and goes from 20% to 60%/,
  );
  expect(told({ number: 4, code: 'moment-rise', values: { ...values, seat: 0 } }, analysis, speech)).toContain(
    "nobody's",
  );
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gathers what is found step by step, and asks on until all is', async () => {
  const asked: string[] = [];
  const point = (number: number) => ({ number, chances: [nothing, nothing] });
  const answers = [
    study({ steps: [{ judged: judged({ number: 1 }), point: point(1) }], done: 1 }),
    study({ steps: [{ judged: judged({ number: 1, verdict: 'slip' }), point: null }], done: 2 }),
    study({
      status: 'done',
      current: true,
      analysis: { judged: [], course: [point(9)], turns: [] } as unknown as Analysis,
    }),
  ];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
  const found = new Study('t');
  await found.look();
  expect([found.status, found.course.length]).toEqual(['working', 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(found.judged.map(({ verdict }) => verdict)).toEqual(['slip']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([found.status, found.pending, found.course[0]?.number]).toEqual(['done', false, 9]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/tables/t/analysis', '/api/tables/t/analysis?after=1', '/api/tables/t/analysis?after=2']);
});
