import { readFile } from 'node:fs/promises';
import { inspectorScripts } from '../../assets.ts';
import type { Mount } from '../../http/api.ts';
import type { HttpResponse } from '../../http/types.ts';
import { PAGE_HEADERS } from '../../page.ts';
import { policy, renderInspector, stylesheet } from './page.ts';

const PREFIX = '/_sandbox/inspector';
const SCRIPTS = ['inspector.js', 'detail.js', 'dom.js', 'journal-client.js'];

const respond = (type: string, body: string | Uint8Array, headers = {}): HttpResponse => ({
  status: 200,
  headers: { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
  body,
});

/** Creates the handler of the inspector: its page, style and scripts, which hold no data. */
export function createInspector(isLocal: boolean): Mount['handle'] {
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (path === PREFIX) return respond('text/html', renderInspector(isLocal), { 'content-security-policy': policy });
    const name = path.slice(PREFIX.length + 1);
    if (name === 'inspector.css') return respond('text/css', stylesheet);
    if (!SCRIPTS.includes(name)) return undefined;
    return respond('text/javascript', await readFile(new URL(name, inspectorScripts)));
  };
}
