// The waiting room: who one is in the game that has not begun.
import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../kit/toasts.svelte';
import { session } from '../lib/session.svelte';
import { texts } from '../lib/texts/texts.svelte';
import type { SeatInfo, TableInfo } from '../protocol/server';
import type { Live } from './live.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const CHOICE = { name: 'adventurer', values: ['wizard', 'dwarf', 'amazon'], explained: true };

function chair(seat: number, kind: SeatInfo['kind'], name: string, choice: string | null = null): SeatInfo {
  const person = kind === 'person' ? name.toLowerCase() : null;
  return {
    seat,
    kind,
    name,
    person,
    bot: kind === 'bot' ? 'random' : null,
    here: true,
    away: false,
    choice,
    kept_for: null,
    kept_until: null,
    ready: false,
  };
}

function waiting(...seats: SeatInfo[]): TableInfo {
  return {
    id: 't',
    game: 'drakon',
    players: seats.length,
    options: {},
    seats,
    choice: CHOICE,
    host: 'alix',
    status: 'open',
    speed: { type: 'free' },
    invite: null,
  } as unknown as TableInfo;
}

beforeAll(async () => {
  await texts.speak('en');
  await texts.open('drakon');
});

beforeEach(() => {
  localStorage.clear();
  session.me = { id: 'alix', name: 'Alix', guest: true, language: 'en' };
});

afterEach(() => vi.unstubAllGlobals());

/** A waiting room whose server answers with this table, or refuses. */
function room(table: TableInfo, answer: unknown = table, status = 200) {
  const asked = vi.fn<(path: string, body: unknown) => void>();
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/choose')) asked(path, JSON.parse(body ?? 'null'));
    const told = path.endsWith('/choose') ? answer : path === '/api/shelf' ? { games: [] } : table;
    return new Response(JSON.stringify(told), { status: path.endsWith('/choose') ? status : 200 });
  });
  const live = { table, chat: [] } as unknown as Live;
  return { asked, live, shown: render(WaitingRoom, { props: { table, live } }) };
}

describe('choosing who one is', () => {
  it('offers what is free and says who has the others', async () => {
    const { asked, shown } = room(waiting(chair(0, 'person', 'Alix'), chair(1, 'person', 'Basile', 'dwarf')));
    const taken = shown.getByRole('button', { name: 'Dwarf, taken by Basile' });
    expect(taken.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(taken);
    expect(asked).not.toHaveBeenCalled();
    await fireEvent.click(shown.getByRole('button', { name: 'Wizard' }));
    expect(asked).toHaveBeenCalledWith('/api/tables/t/choose', { seat: 0, choice: 'wizard' });
  });

  it('lets go what one clicks again, and then nothing is remembered', async () => {
    localStorage.setItem('draco-choice-drakon', 'wizard');
    const { asked, shown } = room(waiting(chair(0, 'person', 'Alix', 'wizard'), chair(1, 'open', '')));
    const own = shown.getByRole('button', { name: 'Wizard' });
    expect(own.getAttribute('aria-pressed')).toBe('true');
    expect(shown.getByText(/his move begins through a side without an arrow/)).toBeTruthy();
    await fireEvent.click(own);
    expect(asked).toHaveBeenCalledWith('/api/tables/t/choose', { seat: 0, choice: null });
    await waitFor(() => expect(localStorage.getItem('draco-choice-drakon')).toBeNull());
  });

  it('is who one was the last time, if nobody else is', async () => {
    localStorage.setItem('draco-choice-drakon', 'dwarf');
    const free = room(waiting(chair(0, 'person', 'Alix'), chair(1, 'open', '')));
    await waitFor(() => expect(free.asked).toHaveBeenCalledWith('/api/tables/t/choose', { seat: 0, choice: 'dwarf' }));
    free.shown.unmount();
    const taken = room(waiting(chair(0, 'person', 'Alix'), chair(1, 'person', 'Basile', 'dwarf')));
    await taken.shown.findByText('Wizard');
    expect(taken.asked).not.toHaveBeenCalled();
  });

  it('lets the host choose for bots', async () => {
    const { asked, shown } = room(waiting(chair(0, 'person', 'Alix'), chair(1, 'bot', 'random')));
    await fireEvent.change(shown.getByLabelText(/Whom you choose for/), { target: { value: '1' } });
    await fireEvent.click(shown.getByRole('button', { name: 'Amazon' }));
    expect(asked).toHaveBeenCalledWith('/api/tables/t/choose', { seat: 1, choice: 'amazon' });
  });

  it('tells the second who wanted the same who was first', async () => {
    const problem = { error: { code: 'server-choice-taken', args: { name: 'Basile' }, rule: '' } };
    const { shown } = room(waiting(chair(0, 'person', 'Alix'), chair(1, 'person', 'Basile')), problem, 409);
    await fireEvent.click(shown.getByRole('button', { name: 'Dwarf' }));
    await waitFor(() =>
      expect(toasts.list.map(({ text }) => text)).toContain('Basile was faster: choose another one.'),
    );
  });

  it('asks nothing of those who only look on', () => {
    session.me = { id: 'chloe', name: 'Chloé', guest: true, language: 'en' };
    const { shown } = room(waiting(chair(0, 'person', 'Alix'), chair(1, 'person', 'Basile')));
    expect(shown.queryByRole('button', { name: 'Dwarf' })).toBeNull();
  });
});
