import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import type { StaticServer } from '../support/static-server.ts';
import { serveSite } from './serve-site.ts';

const browser = useBrowser();

let server: StaticServer;
let strict: StaticServer;
beforeAll(async () => {
  server = await serveSite('/');
  strict = await serveSite('/', undefined, { 'content-security-policy': "default-src 'self'" });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

const OPERATION = 'operations/createDraftSalesInvoiceWithLines/';
const PAGES = ['', 'guides/invoices/', OPERATION, 'nowhere/'];

/** All that a reader can notice of a press: texts, labels, what is open, and the colors. */
const SHOWN = `[
  document.body.innerText,
  ...[...document.querySelectorAll('main [aria-label]')].map((element) => element.ariaLabel),
  document.querySelectorAll('dialog[open], :popover-open').length,
  document.documentElement.dataset.theme,
].join('\\n')`;

const CONTROLS = 'button:visible:enabled, select:visible:enabled, input:visible:enabled';

/** Message that something cannot work. */
const SENTENCE = /need scripts, which did not run|did not load|this host forbids|cannot be loaded/;

/** Opens a page that may fail. A request to real books asks first, and is accepted. */
async function open(options: { readonly scripts?: boolean } = {}): Promise<Page> {
  const { page } = await browser.open({ ...options, expected: /./ });
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** Uses each visible control, and lists those that change nothing. */
async function findDeadControls(page: Page): Promise<string[]> {
  const dead: string[] = [];
  // Elements, because a position belongs to another control as soon as a press hides one.
  for (const control of await page.locator(CONTROLS).elementHandles()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await control.evaluate((element: unknown) =>
      (element as { outerHTML: string }).outerHTML.slice(0, 120),
    );
    // A choice stays, and a field waits for somebody who types.
    const isChosen = await control.evaluate((element: unknown) =>
      (element as { matches: (selector: string) => boolean }).matches(':checked'),
    );
    if (isChosen || name.includes(' checked') || /^<input(?! type="(?:radio|checkbox)")/.test(name)) continue;
    // The sentence of the press before.
    await page.evaluate("document.querySelectorAll('.failure').forEach((sentence) => sentence.remove())");
    const before = await page.evaluate<string>(SHOWN);
    if (name.startsWith('<select')) {
      const index = await control.evaluate((element: unknown) => (element as { selectedIndex: number }).selectedIndex);
      await control.selectOption({ index: index === 0 ? 1 : 0 });
    }
    // An element in front of it is not its fault.
    else await control.dispatchEvent('click');
    const hasChanged = expect.poll(() => page.evaluate<string>(SHOWN), { timeout: 10_000 }).not.toBe(before);
    await hasChanged.catch(() => dead.push(name));
  }
  return dead;
}

/** Checks that every control works or is absent, and that a sentence says what cannot work, if anything. */
async function expectHonest(page: Page, isLimited = true): Promise<void> {
  const read = () => page.evaluate<string>('document.body.innerText');
  await expect.poll(read).toMatch(/Accounting Platform API/);
  const dead = await findDeadControls(page);
  await page.keyboard.press('Control+k');
  expect(dead).toEqual([]);
  if (isLimited) await expect.poll(read).toMatch(SENTENCE);
  await expect.poll(read).not.toMatch(/Loading the sandbox|Searching/);
  expect(await read()).not.toMatch(/Aborted|CompileError|TypeError|NetworkError|Failed to fetch|undefined/);
}

describe.each(PAGES)('the page /%s has no control that does nothing, and says what cannot work,', (path) => {
  it('without scripts', async () => {
    const page = await open({ scripts: false });
    await page.goto(`${server.origin}/${path}`);
    await expectHonest(page);
    expect(await page.getByRole('button', { name: /^Run/ }).locator('visible=true').count()).toBe(0);
  });

  it('when no script loads', async () => {
    const page = await open();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${server.origin}/${path}`);
    await expectHonest(page);
  });

  it('when the scripts of presses do not load', async () => {
    const page = await open();
    await page.goto(`${server.origin}/${path}`, { waitUntil: 'networkidle' });
    await page.route('**/*', (route) => route.abort());
    await expectHonest(page);
  });

  it('when the network is gone after loading', async () => {
    const page = await open();
    await page.goto(`${server.origin}/${path}`, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await expectHonest(page);
  });

  it("under the policy default-src 'self'", async () => {
    const page = await open();
    await page.goto(`${strict.origin}/${path}`, { waitUntil: 'networkidle' });
    // The page for missing files has no sandbox, and the search needs no WebAssembly.
    await expectHonest(page, path !== 'nowhere/');
  });
});

/** Controls that are missing, by where a sentence says so. */
const MISSING = {
  main: '[data-needs], starlight-theme-select:not(:defined)',
  '.request > .part': '.request [data-needs]',
};

it('a page whose scripts fail one at a time has no control that does nothing', { timeout: 300_000 }, async () => {
  const page = await open();
  await page.goto(`${server.origin}/${OPERATION}`);
  const files = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
  );
  for (const file of files) {
    await page.route(file, (route) => route.abort());
    await page.goto(`${server.origin}/${OPERATION}`);
    expect(await findDeadControls(page), file).toEqual([]);
    for (const [part, missing] of Object.entries(MISSING)) {
      const isMissing = (await page.locator(missing).count()) > 0;
      expect(await page.locator(`${part} > .missing`).isVisible(), `the sentence of ${part} without ${file}`).toBe(
        isMissing,
      );
    }
    await page.unroute(file);
  }
  expect(files.length).toBeGreaterThan(6);
});

it('a page whose scripts the host forbids says so after some seconds', async () => {
  const forbidding = await serveSite('/', undefined, { 'content-security-policy': "script-src 'none'" });
  onTestFinished(() => forbidding.close());
  const page = await open();
  await page.goto(`${forbidding.origin}/${OPERATION}`);
  await page.getByText('need scripts, which did not run').first().waitFor();
});

it('the menu of a phone opens without scripts', async () => {
  const { page } = await browser.open({ scripts: false, phone: true, expected: /./ });
  await page.goto(`${server.origin}/`);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.locator('nav[aria-label="Main"] a:visible').count()).toBeGreaterThan(5);
});
