import { isUnderPath } from '../../../../contract/router.ts';
import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../../../http/types.ts';
import { PAGE_HEADERS } from '../../../insight/pages/render-page.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { demoClient, demoToken } from '../../../seed/demo-access.ts';
import { BUILD_COMMAND } from '../commands.ts';
import { hasSite, type SiteOptions } from './find-site.ts';
import { serveFile } from './site-files.ts';
import { renderStartPage, START_PAGE_HEADERS } from './start-page.ts';

/** Serves the documentation under `/docs`, or the start page without one; undefined for an unknown path. */
export async function serveSite(request: HttpRequest, options: SiteOptions): Promise<HttpResponse | undefined> {
  const { method, path, origin, basePath } = request;
  const { isLocal, folder } = options;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === '/') {
    // Worlds have no site.
    if (basePath === '' && hasSite(folder)) return SITE_START;
    return { status: 200, headers: START_PAGE_HEADERS, body: renderStartPage(origin + basePath, options) };
  }
  // Language models look for these texts at the root.
  const file = /^\/llms(?:-full)?\.txt$/.test(path) ? path : path.slice('/docs'.length);
  if (folder === undefined || !(file === path || isUnderPath('/docs', path))) return undefined;
  if (!hasSite(folder)) {
    throw new ProblemError('temporarily-unavailable', { key: 'siteNotBuilt', parameters: { command: BUILD_COMMAND } });
  }
  if (file === '') return SITE_START;
  if (file === '/site.json') return describeSandbox(isLocal);
  return serveFile(folder, file, request);
}

const SITE_START: HttpResponse = { status: 302, headers: { location: '/docs/' } };

/** Describes the sandbox to a page of the site, which may then send requests. */
const describeSandbox = (isLocal: boolean): HttpResponse => ({
  status: 200,
  headers: { ...PAGE_HEADERS, ...JSON_HEADERS, 'cache-control': 'no-cache' },
  body: { isSandbox: true, client: demoClient.id, secret: demoClient.secret, ...(isLocal && { token: demoToken }) },
});
