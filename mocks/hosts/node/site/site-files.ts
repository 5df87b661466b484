import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { HttpRequest, HttpResponse } from '../../../http/types.ts';
import { PAGE_HEADERS } from '../../../insight/pages/render-page.ts';

/**
 * Serves a file of the site from the latest build. Replaces the published URLs in texts with URLs of this sandbox.
 * @param path the path below `/docs`: `/operations/listDebtors/`.
 */
export async function serveFile(
  folder: string,
  path: string,
  { origin, headers: sent }: HttpRequest,
): Promise<HttpResponse | undefined> {
  const file = await findFile(folder, path);
  if (file === undefined) return undefined;
  // Links of a page are relative to its folder.
  if (!path.endsWith('/') && file.endsWith('/index.html') && !path.endsWith('.html')) {
    return { status: 302, headers: { location: `${path.slice(path.lastIndexOf('/') + 1)}/` } };
  }
  const content = join(folder, file);
  const headers = await createHeaders(folder, file);
  if (file.endsWith('.txt')) return { status: 200, headers, body: await readText(content, folder, `${origin}/docs/`) };
  const { size, mtimeMs } = await stat(content);
  const etag = `W/"${size}-${Math.trunc(mtimeMs)}"`;
  const tags = (sent['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (tags.includes(etag) || tags.includes('*')) return { status: 304, headers: { ...headers, etag } };
  return { status: 200, headers: { ...headers, etag }, body: await readFile(content) };
}

async function readText(file: string, folder: string, url: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const site = await readFile(join(folder, 'site.json'), 'utf8').catch(() => '{}');
  const { url: published } = JSON.parse(site) as { url?: string };
  return published === undefined ? text : text.replaceAll(published, url);
}

async function findFile(folder: string, path: string): Promise<string | undefined> {
  const name = decodePath(path);
  // Hidden files and parent folders are not served.
  if (name === undefined || name.includes('/.')) return undefined;
  for (const file of name.endsWith('/') ? [`${name}index.html`] : [name, `${name}/index.html`]) {
    if (await isFile(join(folder, file))) return file;
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return /[\0\\]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() === true;

async function createHeaders(folder: string, file: string): Promise<Record<string, string>> {
  const extension = extname(file);
  return {
    ...PAGE_HEADERS,
    'cross-origin-opener-policy': getOpenerPolicy(file),
    'content-type': CONTENT_TYPES[extension] ?? 'text/plain; charset=utf-8',
    'cache-control': HASHED_ASSET.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(extension === '.html' && { 'content-security-policy': await readPolicy(join(folder, file)) }),
    ...(file === WORKER && { 'content-security-policy': WORKER_POLICY }),
    ...(extension === '.tgz' && {
      'content-disposition': `attachment; filename="${file.slice(file.lastIndexOf('/') + 1)}"`,
    }),
  };
}

/** File with a content hash in its name: Astro's folder has no others. */
const HASHED_ASSET = /^\/_astro\/[^/]+$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.tgz': 'application/gzip',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

/** Returns the opener policy: the page of an operation opens the sign-in in a window, which reports back. */
function getOpenerPolicy(file: string): string {
  if (file === '/signed-in/index.html') return 'unsafe-none';
  return file.startsWith('/operations/') ? 'same-origin-allow-popups' : PAGE_HEADERS['cross-origin-opener-policy'];
}

const WORKER = '/sandbox/worker.js';

/** Policy of a worker, which does not inherit the policy of its page. SQLite is WebAssembly. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy" content="([^"\r\n]*)">/i;

/** Copies the policy of a page, and adds that nobody may frame it, which only a header can say. */
async function readPolicy(page: string): Promise<string> {
  const [, policy = "default-src 'none'"] = POLICY_TAG.exec(await readFile(page, 'utf8')) ?? [];
  return `${policy}; frame-ancestors 'none'`;
}
