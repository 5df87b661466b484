import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import type { HttpRequest } from '../../http/types.ts';
import { getNodeExchange, type NodeExchange } from '../node-handler.ts';
import { fileFor, headersOf } from './site-files.ts';
import { pageHeaders, siteMissingPage, startPage } from './start-page.ts';

/** Serves a request for a page. Returns whether it did. */
export type Pages = (request: HttpRequest) => Promise<boolean>;

/**
 * The start page, and the documentation site under `/docs`.
 *
 * @param isLocal whether only this machine can reach the sandbox.
 * @param site the folder of the site; without one there is nothing under `/docs`.
 */
export function createPages(isLocal: boolean, site: string | undefined): Pages {
  const serveFile = site === undefined ? undefined : siteServer(site);

  function show(response: ServerResponse, status: number, page: unknown): void {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...pageHeaders }).end(String(page));
  }

  return async (request) => {
    const { method, path, origin } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const exchange = getNodeExchange(request);
    const { response } = exchange;
    if (path === '/') show(response, 200, await startPage(origin, { isLocal, hasDocs: site !== undefined }));
    else if (!serveFile || site === undefined) return false;
    else if (path === '/docs') response.writeHead(302, { location: '/docs/' }).end();
    else if (!path.startsWith('/docs/')) return false;
    else if (!existsSync(join(site, 'index.html'))) show(response, 503, await siteMissingPage());
    else return await serveFile(path.slice('/docs'.length), exchange);
    return true;
  };
}

/** Serves the files of the site; a path that it does not have is not found, as any other. */
function siteServer(site: string) {
  // It looks at the folder for each request, so that a build shows at once.
  const files = sirv(site, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders: forgetTag });

  return async (path: string, { request, response }: NodeExchange): Promise<boolean> => {
    const file = await fileFor(site, path);
    if (file === undefined) return false;
    response.setHeaders(new Map(Object.entries(await headersOf(site, file))));
    // An answer that nothing changed (304) has the tag too, and it is the one that was asked about.
    const known = request.headers['if-none-match'];
    if (known !== undefined) response.setHeader('etag', known);
    request.url = encodeURI(file);
    request.headers['accept-encoding'] = new Negotiator(request).encodings(['br', 'gzip']).join();
    // A part of a page is of no use, and of a compressed one of less.
    delete request.headers.range;
    return new Promise((done) => {
      response.once('close', () => done(true));
      files(request, response, () => done(false));
    });
  };
}

/** Whole files have the tag that they have now. */
function forgetTag(response: ServerResponse): void {
  response.removeHeader('etag');
}
