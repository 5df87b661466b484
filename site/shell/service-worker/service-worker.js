/// <reference lib="webworker" />
/**
 * Makes the site work without the network: it stores the files of the sandbox, and each page that the visitor opens. Pages
 * register it when somebody uses the sandbox, and not before.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Identifies the build of the site; the build of the site writes it here. */
const BUILD = '<BUILD>';
/** The files of the sandbox; the build of the site writes them here. Empty: the site has no sandbox any more. */
const FILES = /** @type {string[]} */ (JSON.parse('<FILES>'));

const { scope } = worker.registration;
const OWN_FILES = FILES.map((file) => scope + file);
/** Another site on the same origin has caches of its own. */
const PREFIX = `pages of ${scope} `;
const CACHE = PREFIX + BUILD;

/** A file of this folder never changes: its name contains the hash of its content. */
const isHashed = (/** @type {string} */ url) => url.startsWith(`${scope}_astro/`);

const isOwn = (/** @type {Request} */ { method, url }) => method === 'GET' && url.startsWith(scope);

/** The page that installs the first build has loaded its files, and says so when the sandbox runs. */
async function install() {
  await worker.skipWaiting();
  if (worker.registration.active) await storeAll(OWN_FILES);
}

/** Removes what other builds have stored, and everything when the site has no sandbox any more. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const isRemoved = FILES.length === 0;
  await Promise.all(names.filter((name) => isRemoved || name !== CACHE).map((name) => caches.delete(name)));
  await (isRemoved ? worker.registration.unregister() : worker.clients.claim());
}

/**
 * Stores files, except those that are stored already.
 *
 * @param {readonly string[]} urls
 * @param {RequestCache} [mode] `force-cache` for what a page has just loaded.
 */
async function storeAll(urls, mode = 'default') {
  const cache = await caches.open(CACHE);
  const store = async (/** @type {string} */ url) => {
    if (!(await cache.match(url))) await cache.add(new Request(url, { cache: mode }));
  };
  // A file that cannot be loaded now is stored when a page loads it.
  await Promise.allSettled([...new Set(urls)].filter((url) => url.startsWith(scope)).map(store));
}

/** @param {Request} request */
async function respond(request) {
  const stored = () => caches.match(request, { ignoreSearch: request.mode === 'navigate' });
  if (isHashed(request.url)) return (await stored()) ?? load(request);
  try {
    return await load(request);
  } catch (error) {
    const response = await stored();
    if (response) return response;
    throw error;
  }
}

/** @param {Request} request */
async function load(request) {
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(storeAll([...event.data, ...OWN_FILES], 'force-cache')));
worker.addEventListener('fetch', (event) => {
  if (FILES.length > 0 && isOwn(event.request)) event.respondWith(respond(event.request));
});
