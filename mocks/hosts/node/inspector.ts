import { readFile } from 'node:fs/promises';
import { inspectorFiles } from '../../assets.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { policy, renderInspector, stylesheet } from '../../pages/inspector/page.ts';
import { PAGE_HEADERS } from '../../pages/render-page.ts';

const PREFIX = '/_sandbox/inspector';
const SCRIPTS = ['follow.js', 'inspector.js', 'detail.js', 'postings.js', 'dom.js'];

const respond = (type: string, body: string, headers = {}): HttpResponse => ({
  status: 200,
  headers: { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
  body,
});

const read = (name: string): Promise<string> => readFile(new URL(name, inspectorFiles), 'utf8');

/** Serves the inspector: its page, style and scripts, which hold no data. */
export async function serveInspector(
  { method, path }: HttpRequest,
  isLocal: boolean,
): Promise<HttpResponse | undefined> {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === PREFIX) return respond('text/html', renderInspector(isLocal), { 'content-security-policy': policy });
  const name = path.slice(PREFIX.length + 1);
  if (name === 'inspector.css') return respond('text/css', stylesheet + (await read(name)));
  return SCRIPTS.includes(name) ? respond('text/javascript', await read(name)) : undefined;
}
