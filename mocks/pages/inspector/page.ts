import { html } from 'hono/html';
import { demoToken } from '../../seed/demo-access.ts';
import { palette, toCssVariables } from '../palette.ts';
import { renderPage } from '../render-page.ts';

/** The style of the page around the inspector. */
export const stylesheet = `
:root { color-scheme: light dark; ${toCssVariables(palette.light)} }
@media (prefers-color-scheme: dark) { :root { ${toCssVariables(palette.dark)} } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1 { margin: 0; font-size: 1.4rem; }
a { color: var(--accent); }
header { color: var(--quiet); font-size: .875rem; }
header h1 { color: var(--text); }
header input { display: block; min-height: 2.75rem; width: 100%; max-width: 20rem; }
`;

/** What the page may load and call: the sandbox that serves it. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * Renders the page of the inspector.
 *
 * @param isLocal whether the demo token works, so that requests can be sent again with it.
 */
export const renderInspector = (isLocal: boolean): string =>
  renderPage({
    language: 'en',
    title: 'Requests · Accounting Platform API',
    head: html`<link rel="icon" href="data:,">
    <link rel="stylesheet" href="inspector/inspector.css">
    <script type="module" src="inspector/follow.js"></script>`,
    body: html`
    <header>
      <h1>Requests</h1>
      <p><span id="status" role="status">Connecting</span> · <a href="readiness?format=html">Readiness report</a> · <a href="../">Sandbox</a></p>
      <p id="key-field" hidden><label>Control key <input id="key" type="password" autocomplete="off"></label></p>
    </header>
    <main id="inspector" data-token="${isLocal ? demoToken : ''}"></main>`,
  });
