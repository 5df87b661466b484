import { open, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Headers of all pages, ours and those of the site. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The file that a path of the site stands for: itself, the page of that name, or the first page of a folder.
 *
 * @param path what comes after `/docs`: `/operations/listDebtors`.
 * @returns the file from the folder of the site, beginning with a slash; undefined when there is none.
 */
export async function fileFor(site: string, path: string): Promise<string | undefined> {
  const name = decoded(path);
  if (name === undefined || name.split('/').some((part) => part.startsWith('.')) || /\.(br|gz)$/.test(name))
    return undefined;
  for (const one of name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`]) {
    const found = await stat(join(site, one)).catch(() => undefined);
    if (found?.isFile()) return one;
  }
  return undefined;
}

/** The path with its escapes resolved; undefined when that is none of a file, whatever the system. */
function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return /[\0\\]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** The headers of a file of the site. */
export async function headersOf(site: string, file: string): Promise<Record<string, string>> {
  const extension = extname(file);
  return {
    ...commonHeaders,
    'content-type': types[extension] ?? 'text/plain; charset=utf-8',
    'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(extension === '.html' && { 'content-security-policy': await policyOf(join(site, file)) }),
    ...(extension === '.tgz' && {
      'content-disposition': `attachment; filename="${file.slice(file.lastIndexOf('/') + 1)}"`,
    }),
    ...openers[file],
  };
}

/** What has the hash of its content in its name never changes. */
const hashed = /^\/assets\/[^/]+\.[\da-f]{8}\.\w+$/;

/** What is not listed is plain text. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.tgz': 'application/gzip',
  '.yaml': 'application/yaml',
};

/** The console opens the sign-in in a window of its own, and reads there that it came back. */
const openers: Readonly<Record<string, Record<string, string>>> = {
  '/console.html': { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
  '/signed-in.html': { 'cross-origin-opener-policy': 'unsafe-none' },
};

/** More than a page of the site has before the end of its policy. */
const headLength = 16_384;

/** The policy that a page carries in its head, and that nobody may frame it, which only a header can say. */
async function policyOf(page: string): Promise<string> {
  const handle = await open(page);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    const [, policy = "default-src 'none'"] = policyTag.exec(buffer.toString('utf8', 0, bytesRead)) ?? [];
    return `${policy}; frame-ancestors 'none'`;
  } finally {
    await handle.close();
  }
}

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"\r\n]*)">/i;
