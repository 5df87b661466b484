import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteConfig } from '../../site/site.config.ts';
import { useBrowser } from '../support/browser.ts';
import { type StaticServer, startStaticServer } from '../support/static-server.ts';
import { site } from './serve-site.ts';

const browser = useBrowser();

/** Servers with a port, a path and another scheme, in place of the site's own. */
const SERVERS: Readonly<Record<string, { readonly api: string; readonly signIn: string }>> = {
  Production: { api: 'https://books.example:8443/rest/v2', signIn: 'https://books.example:8443/identity' },
  'Partner sandbox': { api: 'http://192.0.2.7:8080/a.b', signIn: 'https://auth.example' },
  'Local sandbox': { api: 'http://localhost:4010', signIn: 'http://localhost:4010' },
};

let server: StaticServer;
beforeAll(async () => {
  server = await startStaticServer(async (path) => {
    const name = path.replace(/\/$/, '/index.html');
    const body = await readFile(join(site, name)).catch(() => undefined);
    if (!name.startsWith('/_astro/') || body === undefined) return body && { body, name };
    const script = siteConfig.servers.reduce(
      (text, { name, api, signIn }) =>
        text.replaceAll(api, SERVERS[name]?.api ?? '').replaceAll(signIn, SERVERS[name]?.signIn ?? ''),
      body.toString(),
    );
    return { body: script, name };
  });
});
afterAll(() => server.close());

/** Chooses a server, presses each Copy of the request, and returns what is shown and copied in each language. */
const readSamples = `async (name) => {
  const select = document.querySelector('.server-select select');
  select.value = name;
  select.dispatchEvent(new Event('change'));
  const samples = [];
  for (const block of document.querySelectorAll('.request pre[data-view]')) {
    let copied;
    navigator.clipboard.write = async ([item]) => { copied = (await item.getType('text/plain')).text(); };
    block.querySelector('.copy-code').click();
    await new Promise((done) => setTimeout(done));
    samples.push({ language: block.dataset.view, shown: block.textContent, copied: await copied });
  }
  return samples;
}`;

interface Sample {
  readonly language: string;
  readonly shown: string;
  readonly copied: string;
}

const choose = (page: Page, name: string) => page.evaluate<Sample[]>(`(${readSamples})(${JSON.stringify(name)})`);

const urls = Object.values(SERVERS).flatMap(({ api, signIn }) => [api, signIn]);

/** Lists the mistakes of a sample where the page should show a server. */
function judge({ language, shown, copied }: Sample, name: string): string[] {
  const own = Object.values(SERVERS[name] ?? {});
  const named = urls.filter((url) => shown.includes(url));
  const isRight = named.length > 0 && named.every((url) => own.includes(url)) && copied === shown;
  return isRight ? [] : [`${language} for ${name}: ${shown}`];
}

const pages = globSync('{operations,sandbox-controls}/*/index.html', { cwd: site }).map((file) => dirname(file));

it('every sample of every operation names the chosen server, and Copy copies it', { timeout: 600_000 }, async () => {
  const { page } = await browser.open({ expected: /requests/ });
  const wrong: string[] = [];
  const languages = new Set<string>();
  for (const path of pages) {
    await page.goto(`${server.origin}/${path}/`);
    const isLocal = (await page.locator('.request[data-local]').count()) > 0;
    for (const name of ['Production', 'Partner sandbox', 'Local sandbox', 'Production']) {
      for (const sample of await choose(page, name)) {
        languages.add(sample.language);
        wrong.push(...judge(sample, isLocal ? 'Local sandbox' : name).map((problem) => `${path} in ${problem}`));
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(190);
  expect([...languages].sort()).toEqual(['C#', 'PHP', 'Python', 'TypeScript', 'curl']);
});

it('a request that the reader has changed names the server that is chosen later, as its author typed the rest', async () => {
  const { page } = await browser.open({ expected: /requests/ });
  await page.goto(`${server.origin}/operations/createDebtor/`);
  await page.getByRole('radio', { name: 'Edit' }).check();
  await page.locator('.request textarea').fill('{ "name": "http://localhost:4010" }');
  for (const name of ['Production', 'Partner sandbox', 'Local sandbox', 'Production']) {
    for (const { language, shown } of await choose(page, name)) {
      expect(shown, language).toContain(SERVERS[name]?.api);
      expect(shown, language).toMatch(/name\W.*http:\/\/localhost:4010/s);
    }
  }
});

it('the code of every other page names the sandbox that serves it', { timeout: 300_000 }, async () => {
  const { page } = await browser.open();
  const files = globSync('**/index.html', { cwd: site, exclude: ['operations/**', 'sandbox-controls/*/**'] });
  const withServer = files.filter((file) => readFileSync(join(site, file), 'utf8').includes(' data-server='));
  for (const file of withServer) {
    await page.goto(`${browser.sandbox.url}/docs/${file.replace('index.html', '')}`);
    await expect.poll(() => page.locator('main pre', { hasText: 'localhost:4010' }).count(), { message: file }).toBe(0);
  }
  expect(withServer.length).toBeGreaterThan(30);
});
