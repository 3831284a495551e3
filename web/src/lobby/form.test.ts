// The form of a new table: what the host has ticked is what is asked for.
import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { texts } from '../lib/texts/texts.svelte';
import type { GameInfo } from '../protocol/server';
import TableForm from './TableForm.svelte';

const INFO: GameInfo = {
  id: 'drakon',
  title: 'Drakon',
  authors: [],
  min_players: 2,
  max_players: 6,
  rules: 1,
  options: [],
  presets: {},
  bots: [],
  brought: null,
};

beforeAll(async () => {
  await texts.speak('fr');
  await texts.open(INFO.id);
});

afterEach(() => vi.unstubAllGlobals());

it.each([false, true])('asks for a table that counts, unless its host says it does not (%s)', async (friendly) => {
  const asked = vi.fn<(path: string, body: unknown) => void>();
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked(path, body ? JSON.parse(body) : null);
    return new Response(
      JSON.stringify({ person: { id: 'p', name: 'Alix', guest: true, language: 'fr' }, id: 'abc', tables: [] }),
    );
  });
  const shown = render(TableForm, { props: { info: INFO } });
  if (friendly) await fireEvent.click(shown.getByLabelText('Cette table ne compte pas'));
  await fireEvent.submit(shown.container.querySelector('form') as HTMLFormElement);
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith('/api/tables', expect.objectContaining({ public: false, rated: !friendly })),
  );
});

it('takes the rules that go with the pace, and offers those of no other pace', async () => {
  const info = {
    ...INFO,
    id: 'jeu_des_dragons',
    presets: { 4: { base: {}, live: {}, slow: { max_gambits: 5 } } },
  } as GameInfo;
  await texts.open(info.id);
  const shown = render(TableForm, { props: { info } });
  expect(shown.queryByText('Un coup par jour')).toBeNull();
  await fireEvent.click(shown.getByLabelText(/Lente/));
  expect(shown.getByText('Un coup par jour').closest('button')?.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.change(shown.getByLabelText(/Jours/), { target: { value: '3' } });
  expect(shown.getByLabelText(/3 jours/)).toBeTruthy();
  await fireEvent.click(shown.getByLabelText(/Sans hâte/));
  expect(shown.queryByText('Un coup par jour')).toBeNull();
});
