import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { assets } from '../assets.ts';
import type { Incoming } from '../incoming.ts';
import { pageHeaders, referenceMissingPage, startPage } from './html.ts';

const site = fileURLToPath(assets.site);

/** Answers a request for a page. Says whether it did. */
export type Pages = (request: IncomingMessage, response: ServerResponse, incoming: Incoming) => Promise<boolean>;

/** The start page, and the reference under `/docs`. */
export function createPages(isLocal: boolean): Pages {
  // It looks at the folder for each request, so that a build shows at once.
  const files = sirv(site, { dev: true });

  function show(response: ServerResponse, status: number, page: unknown): void {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...pageHeaders }).end(String(page));
  }

  return async (request, response, { method, path, origin }) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (path === '/') show(response, 200, await startPage(origin, isLocal));
    else if (path === '/docs') response.writeHead(302, { location: '/docs/' }).end();
    else if (!path.startsWith('/docs/')) return false;
    else if (!existsSync(`${site}/index.html`)) show(response, 503, await referenceMissingPage());
    else return await served(request, response);
    return true;
  };

  /** A file of the reference; what it does not have is answered like any other path that there is not. */
  function served(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    request.url = (request.url ?? '').slice('/docs'.length);
    return new Promise((done) => {
      response.once('close', () => done(true));
      files(request, response, () => done(false));
    });
  }
}
