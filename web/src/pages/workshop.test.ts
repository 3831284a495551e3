// From the workshop to a table: what was laid ready there is among the options of the next table.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handed, handOver } from '../boards/pierres_du_dragon/editor/kept';
import { EXAMPLES, type Script } from '../boards/pierres_du_dragon/editor/script';
import { hasWorkshop, workshopOf } from '../boards/find';
import { texts } from '../lib/texts/texts.svelte';
import TableForm from '../lobby/TableForm.svelte';
import type { GameInfo } from '../protocol/server';
import Workshop from './Workshop.svelte';

const [FIRST, SECOND] = EXAMPLES as [Script, Script];
const INFO: GameInfo = {
  id: 'pierres_du_dragon',
  title: 'Aux Pierres du Dragon',
  authors: [],
  min_players: 3,
  max_players: 6,
  rules: 1,
  options: [{ name: 'own_characters', default: [], schema: { type: 'array', items: { type: 'object' } } }],
  presets: {},
  bots: [],
  brought: null,
};
const asked = vi.fn<(path: string, body: unknown) => void>();

beforeAll(async () => {
  await texts.speak('fr');
  await texts.open(INFO.id);
});

beforeEach(() => {
  sessionStorage.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked(path, body ? JSON.parse(body) : null);
    return new Response(
      JSON.stringify({ person: { id: 'p', name: 'Alix', guest: true, language: 'fr' }, id: 'abc', tables: [] }),
    );
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is there for the game that has blank cards, and for no other', async () => {
  expect(hasWorkshop('pierres_du_dragon')).toBe(true);
  expect(hasWorkshop('drakon')).toBe(false);
  expect(await workshopOf('drakon')).toBeNull();
});

it('shows the workshop of a game, and says where there is none', async () => {
  const shown = render(Workshop, { props: { game: 'pierres_du_dragon' } });
  await waitFor(() => expect(shown.container.querySelector('.workshop')).not.toBeNull(), { timeout: 30_000 });
  cleanup();
  const other = render(Workshop, { props: { game: 'drakon' } });
  await waitFor(() => expect(other.getByRole('alert').textContent).toContain("n'a pas d'atelier"));
});

it('puts the cards that are ready on the table, once', async () => {
  handOver(FIRST);
  handOver(SECOND);
  const shown = render(TableForm, { props: { info: INFO, workshop: await workshopOf(INFO.id) } });
  await fireEvent.click(shown.getByRole('button', { name: `Écarter ${FIRST.name_fr}` }));
  await fireEvent.submit(shown.container.querySelector('form') as HTMLFormElement);
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      '/api/tables',
      expect.objectContaining({ options: { own_characters: [SECOND] } }),
    ),
  );
  await waitFor(() => expect(handed()).toEqual([]));
});
