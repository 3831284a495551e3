// Answers for the server where it cannot be reached: with one page, in our words. It keeps nothing else.
const PAGE = '%page%';
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; script-src '%script%'",
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetched(event));
});

async function fetched(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE, { status: 503, headers: HEADERS });
  }
}
