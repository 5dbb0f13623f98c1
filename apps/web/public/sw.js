// Keeps one page for the time without a connection, and what another app shares with Foja until its screen has taken it; no answer of
// the API, no screen. The build writes a new version below whenever one of the files changes, which makes browsers fetch them again.
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

/** As in src/sharing/take-shared.ts. */
const sharedCache = 'foja-shared';

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).pathname === '/compartir') {
    event.respondWith(keepShared(request));
    return;
  }
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event));
  // What the offline page itself needs; everything else goes its ordinary way.
  else if (files.includes(new URL(request.url).pathname)) event.respondWith(fetchOrKept(request));
});

/** A browser whose connection went as this worker woke up may leave the page's early request open for good, and a second one with it. */
const longestPreloadMs = 10_000;
const longestFetchMs = 20_000;
/** What is kept is the same: a connection that is silent is not waited for as long. */
const longestKeptMs = 3_000;

async function pageOrOffline(event) {
  try {
    const givenUp = new Promise((resolve) => setTimeout(resolve, longestPreloadMs));
    const early = await Promise.race([event.preloadResponse, givenUp]);
    return early ?? (await fetch(event.request, { signal: AbortSignal.timeout(longestFetchMs) }));
  } catch (failure) {
    const offline = await caches.match('/offline.html', { cacheName });
    if (offline) return offline;
    throw failure;
  }
}

async function fetchOrKept(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(longestKeptMs) });
  } catch (failure) {
    const kept = await caches.match(new URL(request.url).pathname, { cacheName });
    if (kept) return kept;
    throw failure;
  }
}

// What was shared stays on this device: it is not sent anywhere before the person says what for.
async function keepShared(request) {
  await caches.delete(sharedCache);
  try {
    const form = await request.formData();
    const cache = await caches.open(sharedCache);
    const [file] = form.getAll('files').filter((value) => value instanceof File && value.size > 0);
    if (file) {
      const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
      await cache.put('/compartido/archivo', new Response(file, { headers }));
    }
    const words = ['title', 'text', 'url']
      .map((name) => form.get(name))
      .filter((value) => typeof value === 'string' && value !== '');
    if (words.length > 0) await cache.put('/compartido/texto', new Response(words.join('\n')));
  } catch {
    // The screen says that nothing arrived.
  }
  return Response.redirect('/compartido', 303);
}
