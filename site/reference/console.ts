import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { html } from 'hono/html';
import { demoToken } from '../../mocks/demo-access.ts';
import { client } from '../../mocks/oauth/provider-configuration.ts';
import { page as plainPage } from '../pages/layout.ts';
import { application } from './application.ts';
import { browserFile, writeAsset } from './assets.ts';

/** The page to which the sign-in comes back. */
const returnPage = 'signed-in.html';

/**
 * Writes the console: Scalar, aimed at the sandbox that serves it.
 *
 * @param document the address of the contract that it shows, from the folder of the site.
 */
export async function writeConsole(site: string, document: string): Promise<void> {
  const scalar = await writeAsset(site, 'scalar.js', await readFile(scalarBundle(), 'utf8'));
  const page = await application({
    current: 'console',
    title: 'Console',
    description: 'Call the sandbox from the browser: sign in, choose an administration, send requests, read answers.',
    script: await writeAsset(site, 'console.js', await browserFile('console.js')),
    preload: html`<link rel="preload" as="fetch" crossorigin href="${document}">
<link rel="preload" as="script" href="${scalar}">`,
    style: await browserFile('console.css'),
    content: html`<main id="console" data-script="${scalar}" data-document="${document}" data-redirect="${returnPage}" data-token="${demoToken}" data-client="${client.id}" data-secret="${client.secret}"><p class="loading">Console</p></main>
<noscript><p class="loading">This page is made by a script.</p></noscript>`,
    policy,
  });
  await writeFile(join(site, 'console.html'), page);
  await writeFile(join(site, returnPage), signedIn);
}

/** The console reads the address of this page in the window that it opened, and closes the window. */
const signedIn = plainPage({
  title: 'Back from the sign-in',
  description: 'The sign-in is done, and the console goes on.',
  content: html`<h1>Back from the sign-in</h1>
<p>The <a href="console.html">console</a> goes on, and closes this window. If it does not, close it yourself.</p>`,
});

/**
 * What Scalar cannot do without. It puts styles of its theme, of its editor and of single elements into the page as it
 * goes, in text and in attributes, so no list of hashes holds: styles may be inline, scripts not. Requests go to the
 * server that serves the page, and nowhere else.
 */
const policy = {
  'script-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
};

function scalarBundle(): string {
  const main = createRequire(import.meta.url).resolve('@scalar/api-reference');
  return join(dirname(main), 'browser', 'standalone.js');
}
