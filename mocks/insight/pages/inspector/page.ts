import { html } from 'hono/html';
import { renderPage } from '../render-page.ts';

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

export const renderInspector = (): string =>
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
