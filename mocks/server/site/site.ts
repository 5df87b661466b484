import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { serveFile } from './site-files.ts';
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
  return async ({ method, path, origin, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (path === '/') {
      return { status: 200, headers: START_PAGE_HEADERS, body: renderStartPage(origin, { isLocal, hasDocs }) };
    }
    if (!hasDocs) return undefined;
    if (path === '/docs') return { status: 302, headers: { location: '/docs/' } };
    if (!path.startsWith('/docs/')) return undefined;
    if (!existsSync(join(folder, 'index.html'))) {
      return { status: 503, headers: START_PAGE_HEADERS, body: renderMissingSitePage() };
    }
    return serveFile(folder, path.slice('/docs'.length), headers);
  };
}
