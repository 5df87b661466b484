import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { pageHeaders, referenceMissingPage, startPage } from './html.ts';

const site = fileURLToPath(new URL('../../generated/site', import.meta.url));

/** The start page, and the reference under `/docs`. */
export function createPages(): Hono {
  const pages = new Hono();
  pages.get('/', (context) => context.html(startPage(new URL(context.req.url).origin), 200, pageHeaders));
  pages.get('/docs', (context) => context.redirect('/docs/'));
  // Made when the folder is there: the library complains on the console of one that is not.
  let files: MiddlewareHandler | undefined;
  pages.get('/docs/*', async (context, next) => {
    if (!existsSync(`${site}/index.html`)) return context.html(referenceMissingPage(), 503, pageHeaders);
    files ??= serveStatic({ root: site, rewriteRequestPath: (path) => path.slice('/docs'.length) });
    return files(context, next);
  });
  return pages;
}
