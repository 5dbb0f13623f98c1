// Keeps one page for the time without a connection, and nothing else: no answer of the API, no screen, no personal data. The build
// writes a new version below whenever one of the files changes, which makes browsers fetch them again.
const cacheName = 'foja-offline-__OFFLINE_VERSION__';
const files = ['/offline.html', '/theme.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('foja-offline-') && name !== cacheName) await caches.delete(name);
      }
      // The page's request starts while this worker wakes up.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event));
  // What the offline page itself needs; everything else goes its ordinary way.
  else if (files.includes(new URL(request.url).pathname)) event.respondWith(fetchOrKept(request));
});

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (failure) {
    const offline = await caches.match('/offline.html', { cacheName });
    if (offline) return offline;
    throw failure;
  }
}

async function fetchOrKept(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(new URL(request.url).pathname, { cacheName });
    if (kept) return kept;
    throw failure;
  }
}
