import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { html } from 'hono/html';
import { demoClient, demoToken } from '../../mocks/demo-access.ts';
import { renderPage } from '../pages/layout.ts';
import { readBrowserFile, renderAppShell } from './app-shell.ts';
import { writeAsset } from './assets.ts';

/** The redirect URI of the console's sign-in. */
const CALLBACK_FILE = 'signed-in.html';

/**
 * Writes the console: Scalar, which calls the sandbox that serves it.
 *
 * @param document the address of the OpenAPI document, from the folder of the site.
 */
export async function writeConsole(site: string, document: string): Promise<void> {
  const main = createRequire(import.meta.url).resolve('@scalar/api-reference');
  const bundle = join(dirname(main), 'browser', 'standalone.js');
  const scalar = await writeAsset(site, 'scalar.js', await readFile(bundle, 'utf8'));
  const page = await renderAppShell({
    current: 'console',
    title: 'Console',
    description: 'Call the sandbox from the browser: sign in, choose an administration, send requests, read responses.',
    script: await writeAsset(site, 'console.js', await readBrowserFile('console.js')),
    preload: html`<link rel="preload" as="fetch" crossorigin href="${document}">
<link rel="preload" as="script" href="${scalar}">`,
    style: await readBrowserFile('console.css'),
    content: html`<main id="console" data-script="${scalar}" data-document="${document}" data-redirect="${CALLBACK_FILE}" data-token="${demoToken}" data-client="${demoClient.id}" data-secret="${demoClient.secret}"><p class="loading">Console</p></main>
<noscript><p class="loading">This page needs JavaScript.</p></noscript>`,
    policy,
  });
  await writeFile(join(site, 'console.html'), page);
  await writeFile(join(site, CALLBACK_FILE), callbackPage);
}

/** The console reads the address of this page in the window that it opened, and closes the window. */
const callbackPage = renderPage({
  title: 'Back from the sign-in',
  description: 'The sign-in is done, and the console continues.',
  content: html`<h1>Back from the sign-in</h1>
<p>The <a href="console.html">console</a> continues, and closes this window. If it does not, close it yourself.</p>`,
});

/**
 * Scalar adds inline styles of its theme, its editor and single elements at run time, so styles may be inline and
 * scripts not. Requests go only to the server of the page.
 */
const policy = {
  'script-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
};
