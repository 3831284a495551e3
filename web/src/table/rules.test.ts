// What a table has agreed on stands beside its chairs, in words.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../lib/session.svelte';
import { texts } from '../lib/texts/texts.svelte';
import type { GameInfo, TableInfo } from '../protocol/server';
import TableRules from './TableRules.svelte';

const OPTIONS = [
  { name: 'powers', default: false, schema: { type: 'boolean' } },
  { name: 'round_limit', default: 100, schema: { type: 'integer' } },
  { name: 'tempo', default: 'live', schema: { enum: ['live', 'slow'] } },
  { name: 'absent_play', default: 'auto', schema: { enum: ['auto', 'wait'] } },
];

beforeEach(async () => {
  await texts.speak('en');
  vi.spyOn(session, 'shelf').mockResolvedValue([{ id: 'drakon', options: OPTIONS } as unknown as GameInfo]);
});

function show(options: Record<string, unknown>, speed: TableInfo['speed'] = { kind: 'free' }): void {
  const table = { game: 'drakon', options, speed } as unknown as TableInfo;
  render(TableRules, { table });
}

it('names what differs from the rulebook first, and folds away what does not', async () => {
  show({ powers: true, round_limit: 100, tempo: 'slow', absent_play: 'wait' });
  expect(await screen.findByText('When somebody is late')).toBeTruthy();
  expect(screen.getByText('the table waits')).toBeTruthy();
  expect(screen.getByText('Powers')).toBeTruthy();
  expect(screen.getByText('Round limit').closest('details')?.open).toBe(false);
  expect(screen.getByText('Powers').closest('details')).toBeNull();
  expect(screen.queryByText(/tempo/)).toBeNull();
});

it.each([
  ['auto', '45 seconds for each decision.'],
  ['wait', 'The table waits for whoever is late, however long it takes.'],
])('says what the pace is worth where those who are late are met with "%s"', async (absent_play, words) => {
  show({ absent_play }, { kind: 'live', seconds: 45, reserve: 0 });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says so where nothing differs', async () => {
  show({});
  expect(await screen.findByText('Basic rules')).toBeTruthy();
});
