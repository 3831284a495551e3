// Keeps the page of a server on the device: the shell, rules, art and boards, all of one build. Pages come from the
// server as long as it answers; where nobody does, the kept one opens and says so. Nothing else is ever kept.
const PACK = '%pack%';
const ENTRY = '%entry%';
const OURS = 'draco-page ';
const CACHE = OURS + PACK;
const PAGE = '/index.html';
const ELSEWHERE = /^\/(?:api|boards|offline|shared)\//;
/** Of this build and the one before it, whose pages may still be open. */
const VERSIONS = 2;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || ELSEWHERE.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** All files come as one: a line that names them, then their bytes. Where another build answers by now, it is left to that. */
async function fill() {
  const [first, pack] = await Promise.all([fetched(PAGE, 'no-cache'), fetched(PACK, 'default')]);
  if (!(await first.clone().text()).includes(ENTRY)) throw new Error('another build');
  const bytes = new Uint8Array(await pack.arrayBuffer());
  const end = bytes.indexOf(10);
  const cache = await caches.open(CACHE);
  let at = end + 1;
  for (const [path, type, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    await cache.put(path, new Response(bytes.slice(at, (at += length)), { headers: { 'Content-Type': type } }));
  }
  await cache.put(PAGE, first);
  await self.skipWaiting();
}

async function fetched(path, cache) {
  const answer = await fetch(path, { cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** What is older goes; open pages are told which build is here now. */
async function begin() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(kept.slice(0, Math.max(0, kept.length - VERSIONS + 1)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ entry: ENTRY });
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    for (const told of ['Content-Encoding', 'Content-Length']) headers.delete(told);
    return new Response((await kept.text()).replace('<html', '<html data-away'), { headers });
  }
}

/** Named by what is in it: whichever build it was kept with, it is the same. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
