import { expect, it } from 'vitest';
import WORKER from '../offline/server.js?raw';
import { type Files, keeper, packed } from './kept';

const HOUSE = 'https://house.example';
const FILES: Files = [
  ['/assets/app-1.js', 'begin();'],
  ['/assets/é-2.svg', '<svg>é</svg>'],
  ['/assets/letters-3.woff2', new Uint8Array([0, 10, 255])],
];

/** A device with the worker of one build, at a server that answers or does not. */
class Device {
  readonly caches = new Map<string, Map<string, Response>>();
  readonly told: unknown[] = [];
  readonly asked: string[] = [];
  isReached = true;
  #heard: Record<string, (event: unknown) => void> = {};

  constructor(readonly page: string) {}

  async install(build: string): Promise<void> {
    const source = keeper(WORKER, `/assets/${build}.js`, `/assets/kept-${build}.bin`);
    const self = {
      location: new URL(HOUSE),
      addEventListener: (name: string, hear: (event: unknown) => void) => (this.#heard[name] = hear),
      skipWaiting: () => Promise.resolve(),
      registration: {},
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve([{ postMessage: (said: unknown) => this.told.push(said) }]),
      },
    };
    new Function('self', 'fetch', 'caches', source)(self, this.#fetch, this.#storage);
    await this.#wait('install');
    await this.#wait('activate');
  }

  /** What the worker answers to a page that asks; null where it leaves that to the browser. */
  async ask(path: string, mode = 'cors', method = 'GET'): Promise<Response | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: HOUSE + path, mode, method };
    this.#heard.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  }

  async #wait(name: string): Promise<void> {
    let done: Promise<void> | undefined;
    this.#heard[name]?.({ waitUntil: (promise: Promise<void>) => (done = promise) });
    await done;
  }

  #fetch = (wanted: string | { url: string }): Promise<Response> => {
    const path = typeof wanted === 'string' ? wanted : wanted.url.replace(HOUSE, '');
    this.asked.push(path);
    if (!this.isReached) return Promise.reject(new TypeError('offline'));
    if (path.startsWith('/assets/kept-')) return Promise.resolve(new Response(packed(FILES) as BodyInit));
    const headers = { 'Content-Security-Policy': "default-src 'self'", 'Content-Encoding': 'gzip' };
    return Promise.resolve(new Response(this.page, { headers }));
  };

  #storage = {
    keys: () => Promise.resolve([...this.caches.keys()]),
    delete: (name: string) => Promise.resolve(this.caches.delete(name)),
    match: async ({ url }: { url: string }) =>
      [...this.caches.values()].map((kept) => kept.get(url.replace(HOUSE, ''))).find(Boolean),
    open: (name: string) => {
      const kept = this.caches.get(name) ?? new Map<string, Response>();
      this.caches.set(name, kept);
      return Promise.resolve({
        put: async (path: string, response: Response) => void kept.set(path, response),
        match: async (path: string) => kept.get(path)?.clone(),
      });
    },
  };
}

const PAGE = '<!doctype html><html lang="en"><script src="/assets/one.js"></script>';

it('keeps every file of a build, fetched as one', async () => {
  const device = new Device(PAGE);
  await device.install('one');
  expect(device.asked.sort()).toEqual(['/assets/kept-one.bin', '/index.html']);
  device.isReached = false;
  expect(await (await device.ask('/assets/app-1.js'))?.text()).toBe('begin();');
  const drawn = await device.ask('/assets/é-2.svg');
  expect(drawn?.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await drawn?.text()).toBe('<svg>é</svg>');
  expect(new Uint8Array((await (await device.ask('/assets/letters-3.woff2'))?.arrayBuffer()) ?? [])).toEqual(
    new Uint8Array([0, 10, 255]),
  );
});

it('opens a page of the server as long as it answers, and else the kept one, which says so', async () => {
  const device = new Device(PAGE);
  await device.install('one');
  expect(await (await device.ask('/table/abc', 'navigate'))?.text()).toBe(PAGE);
  device.isReached = false;
  const answer = await device.ask('/table/abc', 'navigate');
  expect(await answer?.text()).toContain('<html data-away lang="en">');
  expect(answer?.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(answer?.headers.get('Content-Encoding')).toBeNull();
});

it('leaves to the browser what is no page and no file of a build, and keeps none of it', async () => {
  const device = new Device(PAGE);
  await device.install('one');
  for (const path of ['/api/me', '/shared/en/table.png', '/boards/sixth/board.js', '/offline/', '/dragon.svg'])
    expect(await device.ask(path)).toBeNull();
  expect(await device.ask('/api/tables/abc/file', 'navigate')).toBeNull();
  expect(await device.ask('/assets/app-1.js', 'cors', 'POST')).toBeNull();
  await device.ask('/assets/later-9.js');
  await device.ask('/table/abc', 'navigate');
  const kept = [...device.caches.values()].flatMap((cache) => [...cache.keys()]);
  expect(kept.sort()).toEqual([...FILES.map(([path]) => path), '/index.html'].sort());
});

it('never keeps the page of another build with its files', async () => {
  const device = new Device(PAGE);
  await expect(device.install('two')).rejects.toThrow('another build');
});

it('tells open pages which build is here, and keeps the one before for them', async () => {
  const device = new Device(PAGE + '/assets/two.js /assets/three.js');
  for (const build of ['one', 'two', 'three']) await device.install(build);
  expect(device.told).toEqual(['one', 'two', 'three'].map((build) => ({ entry: `/assets/${build}.js` })));
  expect([...device.caches.keys()]).toEqual(['two', 'three'].map((build) => `draco-page /assets/kept-${build}.bin`));
});
