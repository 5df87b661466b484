import { html } from 'hono/html';
import { createPagePolicy, PAGE_HEADERS, renderCard } from '../../../insight/pages/render-page.ts';
import { demoClient, demoToken } from '../../../seed/demo-access.ts';
import { BUILD_COMMAND } from '../commands.ts';
import { hasSite, type SiteOptions } from './find-site.ts';

export const START_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': createPagePolicy(),
};

/** Renders the page at `/` of a world, or of a sandbox without a site: a first call, and links. */
export function renderStartPage(url: string, { isLocal, folder }: SiteOptions): string {
  const hasDocs = hasSite(folder);
  const intro = isLocal
    ? html`
      <p>The Accounting Platform API, on your own machine. Start with a call:</p>
      <p><code>curl -H 'Authorization: Bearer ${demoToken}' '${url}/v1/debtors?pageSize=2'</code></p>`
    : html`
      <p>The Accounting Platform API. Sign in to call it: the demo token is disabled, because this address is not a loopback address.</p>`;
  const missing = html`
        <li>Documentation: not built yet. Build it with <code>${BUILD_COMMAND}</code></li>`;
  const docs = html`
        <li><a href="/docs/">Documentation</a>: guides, reference and downloads</li>`;
  const token = html`
        <li>Token: <code>${demoToken}</code>, user <code>demo</code>, administrations 1 and 2</li>`;
  const controlLink = hasDocs ? html`<a href="/docs/sandbox-controls/">Sandbox controls</a>` : 'Sandbox controls';
  const control = html`
        <li>${controlLink}: the clock, the books, faults; <code>POST ${url}/_sandbox/reset</code> restores the initial data</li>
        <li><a href="${url}/_sandbox/inspector">Requests</a>: what your application sends, as it happens, and the <a href="${url}/_sandbox/readiness?format=html">readiness report</a></li>`;
  const content = html`${intro}
      <ul>${hasDocs ? docs : folder && missing}${isLocal ? token : ''}
        <li>Sign-in: client <code>${demoClient.id}</code>, secret <code>${demoClient.secret}</code>, any loopback redirect URI</li>${isLocal ? control : ''}
      </ul>`;
  return renderCard({ language: 'en', product: 'Accounting Platform API', title: 'The sandbox is running', content });
}
