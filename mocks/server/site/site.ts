import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoClient, demoToken } from '../../demo-access.ts';
import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { PAGE_HEADERS } from '../../page.ts';
import { serveFile, serveText } from './site-files.ts';
import { renderMissingSitePage, renderStartPage, START_PAGE_HEADERS } from './start-page.ts';

export interface SiteOptions {
  /** Whether the sandbox listens on the loopback interface. */
  readonly isLocal: boolean;
  /** Folder of the documentation; nothing is served under `/docs` without one. */
  readonly folder: string | undefined;
}

/** Responds to a request for a page; undefined for a path without one. */
export type Site = (request: HttpRequest) => Promise<HttpResponse | undefined>;

/** Creates the start page, and the documentation under `/docs`. */
export function createSite({ isLocal, folder }: SiteOptions): Site {
  const hasDocs = folder !== undefined;
  return async (request) => {
    const { method, path, origin } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (path === '/') {
      return { status: 200, headers: START_PAGE_HEADERS, body: renderStartPage(origin, { isLocal, hasDocs }) };
    }
    if (!hasDocs) return undefined;
    // Language models look for it at the root.
    if (path === '/llms.txt') return serveText(folder, path, `${origin}/docs/`);
    if (path === '/docs') return { status: 302, headers: { location: '/docs/' } };
    return path.startsWith('/docs/') ? serveDocs(folder, request, isLocal) : undefined;
  };
}

async function serveDocs(
  folder: string,
  { path, origin, headers }: HttpRequest,
  isLocal: boolean,
): Promise<HttpResponse | undefined> {
  if (!existsSync(join(folder, 'index.html'))) {
    return { status: 503, headers: START_PAGE_HEADERS, body: renderMissingSitePage() };
  }
  if (path === '/docs/site.json') return describeSandbox(isLocal);
  const file = path.slice('/docs'.length);
  return file.endsWith('.txt') ? serveText(folder, file, `${origin}/docs/`) : serveFile(folder, file, headers);
}

/** Responds with what a page of the site may use: it can send requests, because a sandbox serves it. */
const describeSandbox = (isLocal: boolean): HttpResponse => ({
  status: 200,
  headers: { ...PAGE_HEADERS, ...JSON_HEADERS, 'cache-control': 'no-cache' },
  body: { isSandbox: true, client: demoClient.id, secret: demoClient.secret, ...(isLocal && { token: demoToken }) },
});
