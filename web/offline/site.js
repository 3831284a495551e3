// Keeps the whole site on the device: one version of it at a time, never a mix.
const FILES = '%files%';
/** Others may lie in other folders of the same host. */
const OURS = `dracotheque ${self.registration.scope} `;
const CACHE = `${OURS}%version%`;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'keep-engine') event.waitUntil(keepEngine(event.ports[0]));
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

/** The engine too, before anybody plays; whoever asked hears how much of it is there. */
async function keepEngine(port) {
  try {
    const cache = await caches.open(CACHE);
    const pack = await (await cache.match('engine/engine.json')).json();
    const pieces = [pack.wasm, pack.standard, pack.library];
    const of = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
    let there = 0;
    const count = (more) => port.postMessage({ bytes: Math.min((there += more), of), of });
    for (const file of [pack.loader, pack.machine]) await found(named(file));
    for (const { file, bytes } of pieces) {
      const request = named(file);
      if (await cache.match(request)) count(bytes);
      else await cache.put(request, counted(await fetch(request), count));
    }
    port.postMessage('kept');
  } catch {
    port.postMessage('failed');
  }
}

/** A file of the engine is named by what is in it: whoever has fetched it before need not again. */
function named(file) {
  return new Request(`engine/${file}`, { cache: 'force-cache' });
}

function counted(answer, count) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const counting = new TransformStream({
    transform(chunk, out) {
      count(chunk.length);
      out.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counting), { headers: answer.headers });
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
