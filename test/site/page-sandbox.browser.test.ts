import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { colorRules, findViolations, levels } from '../support/accessibility.ts';
import { screens } from '../support/browser.ts';
import { useChromium } from '../support/chromium.ts';
import { serveSite, site, useSite } from './serve-site.ts';

const browser = await useChromium();

/** An open page of the site, and what happened in it. */
interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requested paths, below the site. */
  readonly requests: readonly string[];
  /** Errors, violations of the policy, and requests elsewhere. */
  readonly problems: readonly string[];
  readonly open: (path: string) => Promise<void>;
}

let visits: Visit[] = [];
afterEach(async () => {
  const done = visits;
  visits = [];
  await Promise.all(done.map(({ context }) => context.close()));
  expect(done.flatMap(({ problems }) => problems)).toEqual([]);
});

async function visit(
  { origin }: { readonly origin: string },
  base: string,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const context = await browser.newContext({ viewport: screens.desktop, ...options });
  const page = await context.newPage();
  const [requests, problems]: [string[], string[]] = [[], []];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(origin + base)) requests.push(url.slice((origin + base).length));
    else if (!/^(data|blob):/.test(url)) problems.push(`requests ${url}`);
  });
  const opened: Visit = {
    page,
    context,
    requests,
    problems,
    open: async (path) => void (await page.goto(`${origin}${base}${path}`)),
  };
  visits.push(opened);
  return opened;
}

const getPanel = (page: Page) => page.getByRole('complementary', { name: 'Sandbox in this page' });

/** Presses a button of the page that runs something, and waits for its response. */
async function run(page: Page, index = 0) {
  const slot = page.locator('.run, .request').nth(index);
  await slot.getByRole('button', { name: 'Run', exact: true }).click();
  await slot.locator('.response').first().waitFor();
  return slot;
}

/** The statuses that a guide shows after its commands; null where it shows only a body, or nothing. */
const DOCUMENTED_STATUSES = `[...document.querySelectorAll('.run')].map((slot) => {
  const next = slot.nextElementSibling;
  const text = next?.matches('pre[data-language="Response"]') ? next.textContent : '';
  return Number(/^HTTP\\/1.1 (\\d+)/.exec(text)?.[1] ?? 0) || null;
})`;

const guides = readdirSync(join(site, 'guides'))
  .filter((name) => !name.includes('.'))
  .map((name) => ({
    name,
    count: readFileSync(join(site, 'guides', name, 'index.html'), 'utf8').split('class="run"').length - 1,
  }))
  .filter(({ count }) => count > 0);

it('most commands of the guides have a button', () => {
  expect(guides.length).toBeGreaterThan(15);
  expect(guides.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
});

/** Bytes of the script of every page without the sandbox, compressed. */
const SCRIPT_WITHOUT_SANDBOX = 2177;

const isSuccess = (status: number): boolean => status < 400;

describe.each(['/', '/accounting/docs/'])('on a static server under %s, the sandbox in the page', (base) => {
  const server = useSite(base);

  it('sends the request of an operation, and has the created record on the next page', async () => {
    const { page, open } = await visit(server, base);
    await open('operations/createDebtor/');
    await page.getByRole('radio', { name: 'Edit' }).check();
    expect(await (await run(page)).locator('.status').textContent()).toBe('201');
    await open('operations/listDebtors/');
    await getPanel(page).getByRole('status').getByText('1 change').waitFor();
    const slot = await run(page);
    expect(await slot.locator('.response').textContent()).toContain('"totalCount": 33');
  });
});

describe('the sandbox in the page', () => {
  const server = useSite('/');
  const start = (options?: Parameters<Browser['newContext']>[0]) => visit(server, '/', options);

  it('is not loaded for somebody who only reads', async () => {
    const { page, open, requests } = await start();
    for (const path of ['', 'try/', 'operations/createDebtor/', 'guides/invoices/', 'provenance/']) {
      await open(path);
      await page.waitForLoadState('networkidle');
    }
    expect(requests.filter((path) => /^sandbox\/|_astro\/(run-requests|panel|sandbox)\./.test(path))).toEqual([]);
  });

  it('makes the script of every page at most half a kilobyte larger', () => {
    const [script = ''] = globSync('_astro/language-select.*_index_0_*.js', { cwd: site });
    const text = readFileSync(join(site, script), 'utf8');
    const imported = [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name);
    const files = [text, ...imported.map((name) => readFileSync(join(site, '_astro', name), 'utf8'))];
    const sizes = files.map((file) => brotliCompressSync(file).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(SCRIPT_WITHOUT_SANDBOX + 500);
  });

  it('says how much of it is loaded', async () => {
    const { page, open } = await start();
    await open('operations/listDebtors/');
    await page.evaluate(`globalThis.texts = [];
      new MutationObserver(() => texts.push(document.querySelector('.run-status')?.textContent ?? ''))
        .observe(document.body, { subtree: true, childList: true })`);
    await run(page);
    const texts = await page.evaluate<string[]>('texts');
    expect(texts.filter((text) => /^Loading the sandbox: \d+ of \d+ kB$/.test(text)).length).toBeGreaterThan(0);
  });

  it('signs the demo user in for an example that needs a code', async () => {
    const { page, open } = await start();
    await open('operations/requestToken/');
    for (const [index, grant] of ['authorization_code', 'refresh_token'].entries()) {
      await page.locator('.example select').selectOption({ index });
      await page.getByRole('radio', { name: 'Edit' }).check();
      expect(await page.getByLabel('grant_type').inputValue()).toBe(grant);
      await run(page);
      await expect
        .poll(async () => JSON.parse((await page.locator('.response').getByLabel('Body').textContent()) ?? ''))
        .toMatchObject({ token_type: 'Bearer' });
      await page.evaluate("document.querySelector('.response').remove()");
    }
  });

  it('runs the commands of a guide from the top, when one needs those before it', async () => {
    const { page, open } = await start();
    await open('guides/memorial-and-cash-entries/');
    const slot = page.locator('.run').nth(4);
    await slot.getByRole('button', { name: 'Run' }).click();
    await slot.locator('.status').getByText('404').waitFor();
    await slot.getByRole('button', { name: 'Reset, and run from the top' }).click();
    await slot.getByText('"bookYear"').first().waitFor();
  });

  it.each(guides)('runs the $count commands of the guide $name, with the documented statuses', async ({ name }) => {
    const { page, open } = await start();
    await open(`guides/${name}/`);
    for (const [index, documented] of (await page.evaluate<(number | null)[]>(DOCUMENTED_STATUSES)).entries()) {
      const slot = await run(page, index);
      await slot.locator('.run-status').getByText('Response').waitFor();
      const status = Number(await slot.locator('.status').last().textContent());
      expect({ index, status }).toEqual({ index, status: documented ?? expect.toSatisfy(isSuccess) });
    }
  });

  it('is reset, and exported as a state', async () => {
    const { page, open } = await start();
    await open('operations/createDebtor/');
    await run(page);
    const panel = getPanel(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('sandbox-state.json');
    const state = JSON.parse(readFileSync(await download.path(), 'utf8'));
    const [{ records }] = state.administrations;
    expect(records.debtors.find(({ id }: { id: number }) => id === 50).name).toBe('Bakkerij Zonnestraal');
    await panel.getByText(/: npx --yes \.\/accounting-platform-\S+\.tgz --seed sandbox-state\.json$/).waitFor();
    const answer = async (isAccepted: boolean): Promise<void> => {
      page.once('dialog', (dialog) => void (isAccepted ? dialog.accept() : dialog.dismiss()));
      await panel.getByRole('button', { name: 'Reset' }).click();
    };
    await answer(false);
    await panel.getByText('Nothing was reset.').waitFor();
    await answer(true);
    await panel.getByText('The sandbox has its initial data again.').waitFor();
    const slot = await run(page);
    expect(await slot.locator('.response').getByLabel('Body').textContent()).toContain('"id": 50');
  });

  it('is a world of its own in a duplicated tab, which begins with the data of the first', async () => {
    const { page, open } = await start();
    const count = async (tab: Page) => {
      const { pathname } = new URL(tab.url());
      await tab.goto(`${server.origin}/operations/listDebtors/`);
      const text = await (await run(tab)).locator('.response').getByLabel('Body').textContent();
      await tab.goto(`${server.origin}${pathname}`);
      return /"totalCount": (\d+)/.exec(text ?? '')?.[1];
    };
    await open('operations/createDebtor/');
    await run(page);
    // A browser copies what the session stores, as it does for a tab that another one opens.
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate('void open(location.href)')]);
    await copy.waitForLoadState();
    await run(copy);
    expect([await count(page), await count(copy)]).toEqual(['33', '34']);
    await run(page);
    expect([await count(page), await count(copy)]).toEqual(['34', '34']);
  });

  it('says that the data was of another version when a request of the visit has another response', async () => {
    const { page, open } = await start();
    await open('operations/createDebtor/');
    await run(page);
    await page.evaluate(`sessionStorage.setItem('sandbox-recorded',
      sessionStorage.getItem('sandbox-recorded').replace('"status":201', '"status":204'))`);
    await open('operations/listDebtors/');
    expect(await (await run(page)).locator('.response').getByLabel('Body').textContent()).toContain('"totalCount": 32');
  });

  it('says when a visit is too large for the browser, and begins the next page with the demo data', async () => {
    const { page, open, context } = await start();
    await context.addInitScript(`const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, text) {
        if (name === 'sandbox-recorded' && text !== '[]') throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, name, text);
      }`);
    await open('operations/createDebtor/');
    await run(page);
    await getPanel(page).getByRole('status').getByText('This visit is too large for the browser').waitFor();
    await getPanel(page).getByRole('button', { name: 'Copy link' }).click();
    await getPanel(page).getByText('This visit is too large for a link').waitFor();
    await open('operations/listDebtors/');
    expect(await (await run(page)).locator('.response').getByLabel('Body').textContent()).toContain('"totalCount": 32');
  });

  it('runs where the browser stores nothing, and says so', async () => {
    const { page, open, context } = await start();
    await context.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } })`);
    await open('operations/createDebtor/');
    await page.evaluate(`globalThis.texts = [];
      new MutationObserver(() => texts.push(document.querySelector('.run-status')?.textContent ?? ''))
        .observe(document.body, { subtree: true, childList: true })`);
    expect(await (await run(page)).locator('.status').textContent()).toBe('201');
    expect(await page.evaluate<string[]>('texts')).toContain(
      'Your browser stores nothing for this site. The sandbox works, but the next page starts with the demo data again.',
    );
    // Scripts of the shell that remember the menu and the theme.
    visits.length = 0;
    await context.close();
  });

  it('loads each of its files once', async () => {
    const requested: string[] = [];
    const own = await serveSite('/', (path) => requested.push(path));
    const { page, open } = await visit(own, '/');
    await open('operations/listDebtors/');
    await run(page);
    const files = requested.filter((path) => path.startsWith('/sandbox/'));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
    visits.length = 0;
    await page.context().close();
    await own.close();
  });

  it('needs WebAssembly: without it, a sentence leads to the local sandbox', async () => {
    const { page, open, context } = await start();
    await context.addInitScript('delete globalThis.WebAssembly');
    await open('operations/listDebtors/');
    const slot = page.locator('.request');
    await slot.getByRole('button', { name: 'Run' }).click();
    await slot.getByText('This browser has no WebAssembly, which the sandbox needs.').waitFor();
    await slot.getByRole('link', { name: 'Start a sandbox on your own machine' }).click();
    await page.getByRole('heading', { name: 'Start a sandbox of your own' }).waitFor();
  });

  it('has no violation of WCAG 2.2 AA, in light or dark', async () => {
    const { page, open } = await start();
    await open('try/');
    await run(page, 2);
    expect(await findViolations(page, levels)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, colorRules)).toEqual([]);
  });

  it('fits on a phone', async () => {
    const { page, open } = await start({ viewport: screens.phone, hasTouch: true });
    await open('try/');
    await run(page, 2);
    await page.getByText('Total, in balance').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });
});
