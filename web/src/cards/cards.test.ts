// A card that somebody shows, with a server that answers from a table of its own.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handed, keptCards } from '../boards/pierres_du_dragon/editor/kept';
import { EXAMPLES, type Script } from '../boards/pierres_du_dragon/editor/script';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { t, texts } from '../lib/texts/texts.svelte';
import Card from '../pages/Card.svelte';
import Gallery from '../pages/Gallery.svelte';
import type { SharedCard } from '../protocol/server';

const [FERRY] = EXAMPLES as [Script];
const GAME = 'pierres_du_dragon';
const SHOWN: SharedCard = {
  id: 'c1',
  game: GAME,
  card: { ...FERRY },
  names: { fr: 'La <b>Passeuse</b>', en: 'The Ferrywoman' },
  text: { fr: [{ depth: 0, text: 'Échangez.' }], en: [] },
  worth: 2,
  author: 'Zoé',
  guest: false,
  created: 0,
  public: true,
  hidden: false,
  mine: false,
  thanks: 1,
  thanked: false,
};
const asked = vi.fn<(call: string, body: unknown) => void>();
let shown: SharedCard;

beforeAll(() => texts.speak('fr'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  asked.mockReset();
  shown = SHOWN;
  session.me = { id: 'p1', name: 'Alix', guest: false, language: 'fr' };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
    asked(`${method} ${path}`, body === null ? null : JSON.parse(body));
    if (path.includes('/thanks')) shown = { ...shown, thanks: 2, thanked: true };
    if (path === '/api/me') return new Response(JSON.stringify({ person: session.me }));
    if (path.startsWith('/api/gallery')) return new Response(JSON.stringify({ cards: [shown], total: 1 }));
    return new Response(JSON.stringify(path.startsWith('/api/cards/') ? shown : { done: true, tables: [] }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened() {
  const page = render(Card, { props: { id: 'c1' } });
  await waitFor(() => expect(page.getByRole('button', { name: t('web-card-play') })).toBeTruthy(), { timeout: 30_000 });
  return page;
}

it('is shown with its words and its author, whose name leads to a page; marks in a name are letters', async () => {
  const page = await opened();
  expect(page.getByRole('heading', { level: 2 }).textContent).toBe('La <b>Passeuse</b>');
  expect(page.getByText('Échangez.')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Zoé' }).getAttribute('href')).toBe('/people/Zo%C3%A9');
});

it('is laid ready for the next table, or kept in one’s own workshop', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
  const page = await opened();
  await fireEvent.click(page.getByRole('button', { name: t('web-card-keep') }));
  expect(keptCards()).toEqual([FERRY]);
  await fireEvent.click(page.getByRole('button', { name: t('web-card-play') }));
  expect(handed()).toEqual([FERRY]);
  expect(go).toHaveBeenCalledWith(`/new/${GAME}`);
});

it('is thanked for and reported by others', async () => {
  const page = await opened();
  await fireEvent.click(page.getByRole('button', { name: t('web-card-thanks', { number: 1 }) }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /api/cards/c1/thanks', { thanked: true }));
  await fireEvent.click(page.getByRole('button', { name: t('web-report-card', { name: SHOWN.names.fr ?? '' }) }));
  await fireEvent.click(page.getByRole('button', { name: t('web-report-send') }));
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      'POST /api/reports',
      expect.objectContaining({ kind: 'gallery', card: 'c1', table: null }),
    ),
  );
});

it('is taken out of the gallery by its author, who neither thanks nor reports', async () => {
  shown = { ...SHOWN, mine: true };
  const page = await opened();
  expect(page.queryByRole('button', { name: t('web-card-thanks', { number: 1 }) })).toBeNull();
  await fireEvent.click(page.getByRole('button', { name: t('web-card-unpublish') }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /api/cards/c1', { public: false }));
});

it('says that it was taken away, and is played with no more', async () => {
  shown = { ...SHOWN, mine: true, hidden: true };
  const page = await opened();
  expect(page.container.textContent).toContain(t('web-card-hidden'));
  expect((page.getByRole('button', { name: t('web-card-play') }) as HTMLButtonElement).disabled).toBe(true);
});

it('stands in the gallery, in the order one wants', async () => {
  const page = render(Gallery, { props: { game: GAME } });
  await waitFor(() => expect(page.getByRole('link', { name: t('web-card-open') })).toBeTruthy(), { timeout: 30_000 });
  await fireEvent.click(page.getByRole('button', { name: t('web-gallery-thanked') }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(`GET /api/gallery/${GAME}?order=thanked`, null));
});
