import { root } from '../shared.ts';

/**
 * Makes the site work without the network from now on: a service worker stores the files of the sandbox, and the pages that
 * the visitor opens. A sandbox that serves the site works without the network anyway.
 */
export async function enableOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { isSandbox } = (await (await fetch(new URL('site.json', root))).json()) as { isSandbox?: boolean };
    if (isSandbox) return;
    await navigator.serviceWorker.register(new URL('service-worker.js', root));
    const { active } = await navigator.serviceWorker.ready;
    const resources = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([location.href.replace(/#.*/, ''), ...resources]);
  } catch {
    // A browser that forbids it has the site with the network only.
  }
}
