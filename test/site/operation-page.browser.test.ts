import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const browser = useBrowser();

describe('the page of an operation', () => {
  const getCode = (page: Page, language: string) => page.locator(`pre[data-view="${language}"]`);

  it('shows code in the chosen language, also on other pages', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    expect(await getCode(page, 'curl').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Python' }).check();
    expect(await getCode(page, 'curl').isVisible()).toBe(false);
    expect(await getCode(page, 'Python').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Next Get a debtor' }).click();
    await getCode(page, 'Python').waitFor();
    expect(await getCode(page, 'curl').isVisible()).toBe(false);
  });

  it('changes the language with the keyboard, and without scripts', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/', { scripts: false });
    await page.getByRole('radio', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await getCode(page, 'TypeScript').isVisible()).toBe(true);
  });

  it('keeps the chosen server on the next page', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    await page.getByLabel('Server of the examples').locator('visible=true').selectOption('Production');
    await page.getByRole('link', { name: 'Next Create a debtor' }).click();
    await expect.poll(() => getCode(page, 'curl').textContent()).toContain('https://api.accounting-platform.example');
  });

  it('searches its filters by name and by what their rows say, and shows all without scripts', async () => {
    const open = async (scripts: boolean) => {
      const { page } = await browser.visit('/docs/operations/listDebtors/', { scripts });
      await page.getByText(/^Filters: /).click();
      return page;
    };
    const page = await open(true);
    const rows = page.locator('details tbody tr:visible');
    const all = await rows.count();
    const search = page.getByRole('searchbox', { name: 'Find a filter' });
    await search.fill(' KIND ');
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('debtorKindId')]);
    expect(await page.getByRole('status').allTextContents()).toContain(`1 of ${all}`);
    await search.fill('small letters');
    expect(await rows.count()).toBe(2);
    await search.fill('');
    expect(await rows.count()).toBe(all);
    const plain = await open(false);
    expect(await plain.locator('details tbody tr:visible').count()).toBe(all);
    expect(await plain.getByRole('searchbox', { name: 'Find a filter' }).isVisible()).toBe(false);
  });

  it('is copied as Markdown', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.locator('.copy-page', { hasText: 'Copied' }).waitFor();
    const markdown = await (await fetch(`${browser.sandbox.url}/docs/operations/listDebtors.md`)).text();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(markdown);
    expect(markdown).toContain('GET /v1/debtors');
  });

  it('says what the platform promises and what is decided only to a reader who asks for it', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    expect(await page.locator('.mark').locator('visible=true').count()).toBe(0);
    await page.getByLabel('Show what the platform promises and what is decided here').check();
    const mark = page.locator('.mark').locator('visible=true').first();
    expect(await mark.textContent()).toMatch(/promise|decided/);
    await mark.getByRole('link').click();
    await page.waitForURL(/\/docs\/provenance\/#.+/);
    await page.locator('details[open] li:has(:target)').waitFor();
  });

  it('opens and marks the field of a link', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/#request.address.city');
    const field = page.locator('[id="request.address.city"]');
    expect(await field.isVisible()).toBe(true);
    expect(await page.evaluate("getComputedStyle(document.querySelector(':target')).outlineStyle")).toBe('solid');
    await page.locator('[id="request.name"]').click();
    expect(page.url()).toMatch(/#request\.name$/);
  });

  it('shows the recorded response beside the request, with a tab for each status, also without scripts', async () => {
    for (const scripts of [true, false]) {
      const { page } = await browser.visit('/docs/operations/createDebtor/', { scripts });
      const response = page.getByRole('region', { name: 'Response 201' });
      expect(await response.textContent()).toContain('"name": "Bakkerij Zonnestraal"');
      expect((await response.boundingBox())?.y).toBeLessThan(800);
      await page.getByRole('radio', { name: '400' }).check();
      expect(await response.isVisible()).toBe(false);
      expect(await page.getByRole('region', { name: 'Response 400' }).textContent()).toContain('"status": 400');
    }
  });

  it('has the methods in the menu', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    const badges = page.locator('nav[aria-label="Main"] .sl-badge[class*="method-"]');
    expect(await badges.allTextContents()).toEqual(['GET', 'POST', 'GET', 'PUT', 'PATCH', 'DELETE']);
  });

  it('has its groups as breadcrumbs', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await trail.locator('> *').allTextContents()).toEqual(['API', 'Master data', 'Debtors']);
    await trail.getByRole('link', { name: 'Debtors' }).click();
    await page.waitForURL('**/resources/debtors/');
  });
});

it('the menu opens a group in place', async () => {
  const { page } = await browser.visit('/docs/operations/createDebtor/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = menu.getByRole('link', { name: 'Sales invoices', exact: true });
  expect(await link.isVisible()).toBe(false);
  await menu.getByText('Sales', { exact: true }).click();
  expect(await link.isVisible()).toBe(true);
});

it('the provenance page has a row for each resource, at most six screens, and filters by status', async () => {
  const { page } = await browser.visit('/docs/provenance/');
  expect(await page.evaluate('document.documentElement.scrollHeight / innerHeight')).toBeLessThanOrEqual(6);
  const rows = page.locator('.topics details');
  const all = await rows.locator('visible=true').count();
  await page.getByRole('radio', { name: 'Follows' }).check();
  const inferred = await rows.locator('visible=true').count();
  expect(all).toBeGreaterThan(inferred);
  expect(inferred).toBeGreaterThan(0);
  await rows.locator('visible=true').first().click();
  expect(await page.locator('section.decided').locator('visible=true').count()).toBe(0);
  expect(await page.locator('section.inferred li').locator('visible=true').count()).toBeGreaterThan(0);
});
