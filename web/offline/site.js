// Keeps the whole site on the device: one version of it at a time, never a mix.
const FILES = '%files%';
const CACHE = 'dracotheque-%version%';
const OURS = 'dracotheque-';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(found(request));
});

/** Everything but the engine, which is kept when somebody plays for the first time. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** What older versions kept goes; files of the engine are named by what is in them, and stay where they are the same. */
async function tidy() {
  const cache = await caches.open(CACHE);
  const pack = JSON.stringify(await (await cache.match('engine/engine.json')).json());
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const file = new URL(request.url).pathname.split('/').pop();
      if (file && pack.includes(`"${file}"`)) await cache.put(request, await old.match(request));
    }
    await caches.delete(name);
  }
  await self.clients.claim();
}

async function found(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? 'index.html' : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.status === 200) await cache.put(request, fresh.clone());
  return fresh;
}
