import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { type StaticServer, startStaticServer } from '../support/static-server.ts';

export const site = join(repository, 'generated', 'site');

/**
 * Serves the folder of the site under a path, as a host does that knows nothing of it.
 *
 * @param onRequest is called with each path.
 * @param headers of every response.
 */
export const serveSite = (
  base: string,
  onRequest: (path: string) => void = () => {},
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> =>
  startStaticServer(async (path) => {
    onRequest(path);
    const name = path.slice(base.length).replace(/(^|\/)$/, '$1index.html');
    const body = path.startsWith(base) ? await readFile(join(site, name)).catch(() => undefined) : undefined;
    if (body && name !== '404.html') return { body, name };
    return { body: await readFile(join(site, '404.html')), name: '404.html', status: 404 };
  }, headers);

/** Serves the site under a path for the tests of a file or a group. */
export function useSite(base: string): { readonly origin: string } {
  let server: StaticServer;
  beforeAll(async () => {
    server = await serveSite(base);
  });
  afterAll(() => server.close());
  return {
    get origin() {
      return server.origin;
    },
  };
}

/** Creates a function that opens a path of the site in a browser of its own, as somebody does who was never here. */
export function useNewVisitors(browser: Browser, server: { readonly origin: string }) {
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  return async (path: string): Promise<Page> => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${server.origin}/${path}`);
    return page;
  };
}
