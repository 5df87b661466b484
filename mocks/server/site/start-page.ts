import { html, raw } from 'hono/html';
import { demoClient, demoToken } from '../../demo-access.ts';
import { stylesheet, stylesheetSource } from '../oauth/stylesheet.ts';
import { commonHeaders } from './site-files.ts';

export const pageHeaders = {
  ...commonHeaders,
  'content-security-policy': `default-src 'none'; style-src ${stylesheetSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** What somebody sees who opens the address of the sandbox in a browser. The demo token works on this machine only. */
export function startPage(origin: string, { isLocal, hasDocs }: { isLocal: boolean; hasDocs: boolean }) {
  const firstCall = html`
      <p>The Accounting Platform API, on your own machine. Start with a call:</p>
      <p><code>curl -H 'Authorization: Bearer ${demoToken}' '${origin}/v1/debtors?pageSize=2'</code></p>`;
  const access = html`
        <li>Token: <code>${demoToken}</code>, user <code>demo</code>, administrations 1 and 2</li>`;
  const controlName = hasDocs ? html`<a href="/docs/control.html">Control it</a>` : 'Control it';
  const control = html`
        <li>${controlName}: the clock, the books, faults; <code>POST ${origin}/_sandbox/reset</code> puts everything back</li>`;
  const docs = html`
        <li><a href="/docs/">Its documentation</a>: what the API does, and how to begin</li>
        <li><a href="/docs/reference.html">Reference</a>, made from the contract, with the guides</li>
        <li><a href="/docs/console.html">Console</a>: sign in and send requests from the browser</li>
        <li><a href="/docs/downloads.html">Downloads</a>: contract, client, sandbox</li>
        <li><a href="/docs/provenance.html">Provenance</a>: what the platform documents, and what we decided</li>`;
  return page(
    'The sandbox is running',
    html`${isLocal ? firstCall : html`<p>The Accounting Platform API. Sign in to call it; the demo token is off, because others can reach this address.</p>`}
      <ul>${hasDocs ? docs : ''}${isLocal ? access : ''}
        <li>Sign-in: client <code>${demoClient.id}</code>, secret <code>${demoClient.secret}</code>, any loopback redirect URI</li>${isLocal ? control : ''}
      </ul>`,
  );
}

/** The site is made by the build and not kept in the repository. */
export function siteMissingPage() {
  return page(
    'The documentation is not built yet',
    html`
      <p>Run <code>npm run build</code> in the folder of the repository, then load this page again.</p>
      <p><a href="/">Back to the start page</a></p>`,
  );
}

function page(title: string, content: unknown) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title} · Accounting Platform API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <style>${raw(stylesheet)}</style>
  </head>
  <body>
    <main>
      <p class="product">Accounting Platform API</p>
      <h1>${title}</h1>${content}
    </main>
  </body>
</html>
`;
}
