// To the house in this page: nothing leaves the device.
import type { Answer, Asked, Hearing, Line, Transport } from '../lib/transport/contract';
import { Host } from './host.svelte';

/** Kept once the house was open on this device: only then there is somebody, and perhaps a game, to come back to. */
const LIVED_IN = 'draco-house';
/** Asked by a page that is only looked at: nobody fetches Python for these. */
const IDLE = ['GET /api/puzzles', 'GET /api/me/tables'];

const HALL = '/api/hall/live';

export const host = new Host(() => {
  localStorage.setItem(LIVED_IN, 'yes');
  void navigator.storage?.persist?.();
});
let written: Promise<Record<string, unknown>> | null = null;

/** What is the same for everybody, and was answered when the page was built. */
function answers(): Promise<Record<string, unknown>> {
  written ??= fetch(new URL('answers.json', document.baseURI)).then((response) => response.json());
  written.catch(() => (written = null));
  return written;
}

async function ask({ method, path, body }: Asked): Promise<Answer> {
  const asked = `${method} ${path}`;
  const known = (await answers().catch(() => ({}) as Record<string, unknown>))[asked];
  if (known) return { status: 200, body: known };
  if (!host.isStarted && !localStorage.getItem(LIVED_IN)) {
    if (asked === 'GET /api/me') return { status: 200, body: { person: null } };
    if (IDLE.includes(asked)) throw new Error('not yet');
  }
  const { status, text } = await host.ask(method, path, body === undefined ? null : JSON.stringify(body));
  return { status, body: JSON.parse(text) as unknown };
}

/** Files are written here, where a server would send them. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[download][href^="/api/"]') : null;
  if (!link) return;
  event.preventDefault();
  void save(link.getAttribute('href') ?? '');
});

async function save(path: string): Promise<void> {
  const { text } = await host.ask('GET', path, null);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'dracotheque.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The hall of one: open, and nobody ever says a word. */
function hall(hearing: Hearing): Line {
  const opening = setTimeout(() => hearing.opened());
  return { send: () => undefined, close: () => clearTimeout(opening) };
}

export const transport: Transport = {
  ask,
  connect: (path, hearing) => (path === HALL ? hall(hearing) : host.connect(path, hearing)),
  hasPeople: false,
  get preparing() {
    return host.progress;
  },
};
