import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { launchBrowser } from '../support/chromium.ts';

const site = join(repository, 'generated', 'site');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the folder of the site under a path, as a host does that knows nothing of it. */
async function startServer(base: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.startsWith(base)
      ? pathname.slice(base.length).replace(/(^|\/)$/, '$1index.html')
      : '404.html';
    const body = await readFile(join(site, path)).catch(() => undefined);
    response.writeHead(body && path !== '404.html' ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    response.end(body ?? (await readFile(join(site, '404.html'))));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

const launched = await launchBrowser();
const missing = 'missing' in launched ? launched.missing : '';
beforeEach(({ skip }) => skip(missing !== '', missing));
afterAll(() => ('missing' in launched ? undefined : launched.close()));

describe.each(['/', '/accounting/docs/'])('on a static server under %s, the site', (base) => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(base);
  });
  afterAll(() => server.close());

  it('loads, searches and links only within its folder', async () => {
    if ('missing' in launched) throw new Error(launched.missing);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await launched.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin + base) && !request.url().startsWith('data:'))
        problems.push(`requests ${request.url()}`);
    });
    await page.goto(`${origin}${base}`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('list debtors');
    await page.getByRole('dialog').getByRole('link', { name: 'List debtors' }).first().click();
    await page.waitForURL(`${origin}${base}operations/listDebtors/**`);
    const styled = await page
      .locator('.endpoint')
      .evaluate(
        (element: unknown) =>
          (globalThis as never as { getComputedStyle: (of: unknown) => { display: string } }).getComputedStyle(element)
            .display,
      );
    expect(await page.getByRole('link', { name: 'Start a sandbox to try it' }).getAttribute('href')).toBe(
      '../../guides/getting-started/',
    );
    await page.getByRole('link', { name: 'Start a sandbox to try it' }).click();
    await page.waitForURL(`${origin}${base}guides/getting-started/`);
    await page.getByRole('heading', { name: 'Make the first call' }).waitFor();
    await page.goto(`${origin}${base}reference/`);
    await page.getByRole('heading', { name: 'Start here' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.close();
    expect(styled).toBe('flex');
    expect(problems).toEqual([]);
  });

  it('has a page for missing files', async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${base}nowhere/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });
});

describe('the files of the site', () => {
  const read = (file: string): Promise<string> => readFile(join(site, file), 'utf8');

  it('have canonical URLs, descriptions for previews, and a link to their Markdown', async () => {
    const page = await read('operations/listDebtors/index.html');
    expect(page).toContain(
      '<link rel="canonical" href="https://docs.accounting-platform.example/operations/listDebtors/"',
    );
    expect(page).toContain('<meta property="og:title" content="List debtors"');
    expect(page).toContain('<link rel="alternate" type="text/markdown" href="../../operations/listDebtors.md"');
    expect(page).toContain('href="../../favicon.svg"');
  });

  it('have a sitemap with every page, which robots.txt names', async () => {
    expect(await read('robots.txt')).toContain('Sitemap: https://docs.accounting-platform.example/sitemap-index.xml');
    expect(await read('sitemap-0.xml')).toContain(
      '<loc>https://docs.accounting-platform.example/operations/listDebtors/</loc>',
    );
  });

  it.each(['operations/listDebtors/index.html', 'site.json'])('have no secret: %s', async (file) => {
    const text = await read(file);
    expect(text).not.toContain('sandbox-secret');
  });
});
