import { html } from 'hono/html';
import type { HttpRequest, HttpResponse } from '../../../http/types.ts';
import { paletteStyle } from '../palette.ts';
import { PAGE_HEADERS, renderPage } from '../render-page.ts';

const PREFIX = '/_sandbox/inspector';
const STYLE = 'inspector.css';
const SCRIPTS = ['inspector.js', 'dom.js'];

export const INSPECTOR_FILES: readonly string[] = [STYLE, ...SCRIPTS];

const respond = (type: string, body: string, headers = {}): HttpResponse => ({
  status: 200,
  headers: { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
  body,
});

/** Serves the inspector's page, style and scripts, which contain no data. @param read returns a file. */
export async function serveInspector(
  { method, path }: HttpRequest,
  read: (name: string) => Promise<string>,
): Promise<HttpResponse | undefined> {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === PREFIX) return respond('text/html', renderInspector(), { 'content-security-policy': policy });
  const name = path.slice(PREFIX.length + 1);
  if (name === STYLE) return respond('text/css', paletteStyle + (await read(name)));
  return SCRIPTS.includes(name) ? respond('text/javascript', await read(name)) : undefined;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const renderInspector = (): string =>
  renderPage({
    language: 'en',
    title: 'Requests · Accounting Platform API',
    head: html`<link rel="icon" href="data:,">
    <link rel="stylesheet" href="inspector/inspector.css">
    <script type="module" src="inspector/inspector.js"></script>`,
    body: html`
    <header>
      <h1>Requests</h1>
      <p><span id="status" role="status">Connecting</span> · <a href="readiness?format=html">Readiness report</a> · <a href="../">Sandbox</a></p>
      <p id="key-field" hidden><label>Control key <input id="key" type="password" autocomplete="off"></label></p>
      <p><button id="clear" type="button">Clear</button></p>
    </header>
    <main id="requests"></main>`,
  });
