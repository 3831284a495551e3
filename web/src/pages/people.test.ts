// Accounts, ratings, history and the host's page, with a server that answers from a table of its own.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { t, texts } from '../lib/texts/texts.svelte';
import Admin from './Admin.svelte';
import Confirm from './Confirm.svelte';
import Me from './Me.svelte';
import Person from './Person.svelte';
import Ratings from './Ratings.svelte';
import Reset from './Reset.svelte';
import Unsubscribe from './Unsubscribe.svelte';

const ALIX = { id: 'p1', name: 'Alix', guest: false, language: 'fr' };
const ACCOUNT = { name: 'Alix', email: null, email_confirmed: false, admin: true, created: 0, mail: false };
const STATISTICS = [
  {
    game: 'drakon',
    games: 12,
    wins: 5,
    mean_rank: 1.75,
    best_score: 31,
    mean_score: 17.25,
    rating: 1321,
    rated_games: 9,
  },
];
const LIMIT = { name: 'most_people', value: 50, usual: 100 };
const asked = vi.fn<(call: string, body: unknown) => void>();
let answers: Record<string, unknown>;

beforeAll(() => texts.speak('fr'));

beforeEach(() => {
  asked.mockReset();
  session.me = null;
  answers = {
    'GET /api/me': { person: null },
    'GET /api/me/tables': { tables: [] },
    'GET /api/me/account': ACCOUNT,
    'GET /api/shelf': { games: [] },
    'GET /api/people/Alix': {
      id: 'p1',
      name: 'Alix',
      since: 0,
      statistics: STATISTICS,
      curves: {},
      opponents: [],
      together: null,
      recent: [],
      tie: 'none',
      here: false,
    },
    'GET /healthz': { status: 'ok', tables: 3, version: '1' },
    'GET /api/admin': { counts: { people: 7, tables_open: 2 }, limits: [LIMIT], mail: false, version: '1' },
    'GET /api/admin/tables': {
      tables: [
        { id: 't1', game: 'drakon', status: 'open', public: true, created: 0, host: 'p2', names: ['Zoé'], moves: 4 },
      ],
    },
    'GET /api/admin/people': {
      people: [{ id: 'p2', name: 'Zoé', guest: false, admin: false, blocked: false, created: 0, tables: 1 }],
    },
  };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
    const key = `${method} ${path}`;
    asked(key, body === null ? null : JSON.parse(body));
    return key in answers || method !== 'GET'
      ? new Response(JSON.stringify(answers[key] ?? { done: true }))
      : new Response(JSON.stringify({ error: { code: 'server-no-account', args: {}, rule: '' } }), { status: 403 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function be(person: typeof ALIX): void {
  session.me = person;
  answers['GET /api/me'] = { person };
}

interface Shown {
  getByLabelText: (label: string) => HTMLElement;
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}

async function type(shown: Shown, label: string, value: string): Promise<void> {
  await fireEvent.input(await waitFor(() => shown.getByLabelText(label)), { target: { value } });
}

async function press(shown: Shown, label: string): Promise<void> {
  const button = await waitFor(() => shown.getByRole('button', { name: label }));
  const form = (button as HTMLButtonElement).type === 'submit' ? button.closest('form') : null;
  await (form ? fireEvent.submit(form) : fireEvent.click(button));
}

describe('oneself', () => {
  it('signs in, sees what was played, and signs out', async () => {
    answers['POST /api/session'] = { person: ALIX, token: 'x' };
    answers['GET /api/me/history'] = {
      games: [
        {
          table: 't9',
          game: 'drakon',
          ended: 0,
          seat: 0,
          names: ['Alix', 'Zoé'],
          score: 30,
          rank: 2,
          won: false,
          rating_before: 1500,
          rating_after: 1488,
        },
      ],
      next: null,
    };
    const shown = render(Me);
    await waitFor(() => shown.getByRole('tab', { name: t('web-sign-in') }));
    const fields = shown.container.querySelector('input[type=password]')?.closest('form') as HTMLFormElement;
    await fireEvent.input(fields.querySelectorAll('input')[0] as Element, { target: { value: 'Alix' } });
    await type(shown, t('web-password'), 'long enough');
    await fireEvent.submit(fields);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('POST /api/session', { name: 'Alix', password: 'long enough' }),
    );
    await waitFor(() => expect(shown.container.textContent).toContain('1488 (−12)'));
    await press(shown, t('web-sign-out'));
    await waitFor(() => expect(session.me).toBeNull());
    expect(asked).toHaveBeenCalledWith('DELETE /api/session', null);
  });

  it('changes only what differs', async () => {
    be(ALIX);
    const shown = render(Me);
    await type(shown, t('web-email-optional'), 'alix@dragons.example');
    const [current] = shown.getAllByLabelText(t('web-password-current'));
    await fireEvent.input(current as Element, { target: { value: 'long enough' } });
    answers['PATCH /api/me/account'] = { ...ACCOUNT, email: 'alix@dragons.example' };
    await fireEvent.submit((current as Element).closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('PATCH /api/me/account', {
        current: 'long enough',
        email: 'alix@dragons.example',
      }),
    );
  });
});

describe('the link of a letter', () => {
  const pages: [string, Component, string, string][] = [
    ['/confirm', Confirm, 'web-confirm', 'POST /api/email/confirm'],
    ['/unsubscribe', Unsubscribe, 'web-unsubscribe', 'POST /api/unsubscribe'],
  ];

  it.each(pages)('of %s does what it says when asked, and leaves the address', async (path, Page, words, call) => {
    router.go(`${path}#secret`);
    const shown = render(Page);
    expect(location.hash).toBe('');
    expect(asked).not.toHaveBeenCalledWith(call, expect.anything());
    await press(shown, t(`${words}-act`));
    await waitFor(() => expect(shown.getByRole('status').textContent).toBe(t(`${words}-done`)));
    expect(asked).toHaveBeenCalledWith(call, { token: 'secret' });
  });

  it('of /reset sets a new password', async () => {
    router.go('/reset#secret');
    const shown = render(Reset);
    await type(shown, t('web-password-new'), 'long enough');
    await press(shown, t('web-save'));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('POST /api/password/reset', { token: 'secret', password: 'long enough' }),
    );
  });

  it('is missed where it is not there', () => {
    router.go('/reset');
    expect(render(Reset).getByRole('alert').textContent).toBe(t('server-bad-link'));
  });
});

describe('the best', () => {
  it('are listed with the way to each', async () => {
    answers['GET /api/ratings/dragons_du_mekong'] = {
      game: 'dragons_du_mekong',
      people: [{ place: 1, name: 'Zoé B', rating: 1612, games: 4 }],
      total: 60,
    };
    const shown = render(Ratings);
    await waitFor(() => expect(shown.getByText('Zoé B').getAttribute('href')).toBe('/people/Zo%C3%A9%20B'));
    await press(shown, t('web-more'));
    expect(asked).toHaveBeenCalledWith('GET /api/ratings/dragons_du_mekong?skip=50', null);
  });

  it('are known by what they played', async () => {
    const shown = render(Person, { props: { name: 'Alix' } });
    await waitFor(() => expect(shown.container.textContent).toContain('1321'));
    expect(shown.container.textContent).toContain((1.75).toLocaleString('fr', { maximumFractionDigits: 1 }));
  });
});

describe('the server', () => {
  it('is run by those who may', async () => {
    be(ALIX);
    const shown = render(Admin);
    await press(shown, t('web-close-table'));
    await press(shown, t('web-admin-block'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /api/admin/people/p2/block', { blocked: true }));
    expect(asked).toHaveBeenCalledWith('POST /api/admin/tables/t1/close', null);
    answers['PUT /api/admin/limits'] = { limits: [{ ...LIMIT, value: 80 }] };
    await type(shown, t('web-limit-most-people'), '80');
    await fireEvent.submit(shown.getByLabelText(t('web-limit-most-people')).closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('PUT /api/admin/limits', { name: 'most_people', value: 80 }),
    );
  });

  it('asks nothing of an account for a guest', async () => {
    be({ ...ALIX, guest: true });
    const shown = render(Admin);
    await waitFor(() => expect(shown.container.textContent).toContain(t('server-not-admin')));
    expect(asked).not.toHaveBeenCalledWith('GET /api/me/account', null);
  });

  it('shows others only how it is doing', async () => {
    be(ALIX);
    answers['GET /api/me/account'] = { ...ACCOUNT, admin: false };
    const shown = render(Admin);
    await waitFor(() => expect(shown.container.textContent).toContain(t('server-not-admin')));
    expect(asked.mock.calls.filter(([call]) => call.includes('/api/admin'))).toEqual([]);
  });
});
