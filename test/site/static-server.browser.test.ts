import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { site, useSite } from './serve-site.ts';

const browser = await useChromium();

describe.each(['/', '/accounting/docs/'])('on a static server under %s, the site', (base) => {
  const server = useSite(base);

  it('loads, searches and links only within its folder', async () => {
    const { origin } = server;
    const page = await browser.newPage();
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
    expect(await page.locator('.request .start a').getAttribute('href')).toBe('../../guides/getting-started/');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('.response').waitFor();
    await page.close();
    expect(styled).toBe('flex');
    expect(problems).toEqual([]);
  });

  it.each([
    ['reference/#operation/createDebtor', 'operations/createDebtor/'],
    ['reference/#tag/errors', ''],
    ['reference/', ''],
  ])('leads from the old address %s to the page /%s', async (from, to) => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}${base}${from}`);
    await page.waitForURL(`${server.origin}${base}${to}`);
    await page.close();
  });

  it('has a page for missing files', async () => {
    const response = await fetch(`${server.origin}${base}nowhere/`);
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
    expect(await read(file)).not.toContain('sandbox-secret');
  });
});
