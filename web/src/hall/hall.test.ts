import { expect, test } from 'vitest';
import type { HallTable, Said } from '../protocol/server';
import { HallLive } from './hall.svelte';

const table = (id: string, watchers = 0): HallTable => ({
  id,
  game: 'drakon',
  players: 2,
  seats: [],
  host: 'h',
  status: 'running',
  speed: { kind: 'free' },
  rated: true,
  created: 0,
  started: 0,
  fills: null,
  watchers,
});
const said = (number: number): Said => ({
  number,
  person: 'p',
  name: 'Anna',
  seat: null,
  text: `${number}`,
  at: 0,
  gesture: null,
  hidden: false,
  deed: null,
  doer: '',
});
const crowd = { here: 1, open: 0, running: 2 };
const quiet = { tables: [], gone: [], pictures: [], hidden: [], came: [], left: [], crowd };

function hall() {
  const live = new HallLive(
    'fr',
    () => undefined,
    () => undefined,
  );
  live.hear({ type: 'hall', tables: [table('a'), table('b')], pictures: [], visitors: [], crowd });
  return live;
}

test('tables come, change and go', () => {
  const live = hall();
  live.hear({ type: 'hall-news', ...quiet, tables: [table('a', 3), table('c')], gone: ['b'] });
  expect([...live.tables.keys()]).toEqual(['a', 'c']);
  expect(live.tables.get('a')?.watchers).toBe(3);
});

test('boards are shown while they are among the most watched', () => {
  const live = hall();
  live.hear({ type: 'hall-news', ...quiet, pictures: [{ table: 'a', view: 1, prompt: null }] });
  expect(live.pictures.get('a')?.view).toBe(1);
  live.hear({ type: 'hall-news', ...quiet, hidden: ['a'] });
  expect(live.pictures.size).toBe(0);
});

test('what was hidden is replaced by what may be read', () => {
  const live = hall();
  live.hear({ type: 'hall-said', said: said(1) });
  live.hear({ type: 'hall-said', said: said(2) });
  expect(live.lines.map(({ number }) => number)).toEqual([1, 2]);
  live.hear({ type: 'hall-talk', lines: [said(2)] });
  expect(live.lines.map(({ number }) => number)).toEqual([2]);
});
