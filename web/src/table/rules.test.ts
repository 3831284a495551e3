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
  { name: 'absent_play', default: 'auto', schema: { enum: ['auto', 'wait'] } },
];

beforeEach(async () => {
  await texts.speak('en');
  vi.spyOn(session, 'shelf').mockResolvedValue([{ id: 'drakon', options: OPTIONS } as unknown as GameInfo]);
});

function show(options: Record<string, unknown>): void {
  const table = { game: 'drakon', options, speed: { kind: 'free' } } as unknown as TableInfo;
  render(TableRules, { table });
}

it('names what differs from the rulebook, and nothing else', async () => {
  show({ powers: true, round_limit: 100, absent_play: 'wait' });
  expect(await screen.findByText('When somebody is late')).toBeTruthy();
  expect(screen.getByText('the table waits')).toBeTruthy();
  expect(screen.getByText('Powers')).toBeTruthy();
  expect(screen.queryByText('Round limit')).toBeNull();
});

it('says so where nothing differs', async () => {
  show({});
  expect(await screen.findByText('Basic rules')).toBeTruthy();
});
