import { isUnderPath } from '../../../../contract/router.ts';
import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../../../http/types.ts';
import { PAGE_HEADERS } from '../../../insight/pages/render-page.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { demoClient, demoToken } from '../../../seed/demo-access.ts';
import { BUILD_COMMAND } from '../commands.ts';
import { hasSite, type SiteOptions } from './find-site.ts';
import { serveFile, serveText } from './site-files.ts';
import { renderStartPage, START_PAGE_HEADERS } from './start-page.ts';

/** Serves the documentation under `/docs`, and what is at the root without one; undefined for a path without a page. */
export async function serveSite(request: HttpRequest, options: SiteOptions): Promise<HttpResponse | undefined> {
  const { method, path, origin, basePath } = request;
  const { isLocal, folder } = options;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === '/') {
    // A world has no site of its own.
    if (basePath === '' && hasSite(folder)) return SITE_START;
    return { status: 200, headers: START_PAGE_HEADERS, body: renderStartPage(origin + basePath, options) };
  }
  // Language models look for them at the root.
  const isText = /^\/llms(?:-full)?\.txt$/.test(path);
  if (folder === undefined || !(isText || isUnderPath('/docs', path))) return undefined;
  if (!hasSite(folder)) throw createMissingSiteError();
  if (isText) return serveText(folder, path, `${origin}/docs/`);
  if (path === '/docs') return SITE_START;
  return serveDocs(folder, request, isLocal);
}

const SITE_START: HttpResponse = { status: 302, headers: { location: '/docs/' } };

const createMissingSiteError = (): ProblemError =>
  new ProblemError('temporarily-unavailable', { key: 'siteNotBuilt', parameters: { command: BUILD_COMMAND } });

async function serveDocs(
  folder: string,
  { path, origin, headers }: HttpRequest,
  isLocal: boolean,
): Promise<HttpResponse | undefined> {
  if (path === '/docs/site.json') return describeSandbox(isLocal);
  const file = path.slice('/docs'.length);
  return file.endsWith('.txt') ? serveText(folder, file, `${origin}/docs/`) : serveFile(folder, file, headers);
}

const describeSandbox = (isLocal: boolean): HttpResponse => ({
  status: 200,
  headers: { ...PAGE_HEADERS, ...JSON_HEADERS, 'cache-control': 'no-cache' },
  body: { isSandbox: true, client: demoClient.id, secret: demoClient.secret, ...(isLocal && { token: demoToken }) },
});
