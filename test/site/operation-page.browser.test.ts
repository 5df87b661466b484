import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { operationPage } from './pages.ts';

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

  it('shows the chosen server in its examples, and this sandbox on other pages', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    const code = getCode(page, 'Python');
    await page.getByRole('radio', { name: 'Python' }).check();
    await expect.poll(() => code.textContent()).toContain(browser.sandbox.url);
    await page.getByLabel('Server of the examples').locator('visible=true').selectOption('Production');
    expect(await code.textContent()).toContain('https://api.accounting-platform.example/v1/debtors');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = page.getByRole('region', { name: 'Request', exact: true });
    await panel.getByRole('button', { name: 'Copy' }).click();
    await panel.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.textContent());
    await page.getByRole('link', { name: 'Next Create a debtor' }).click();
    await expect.poll(() => code.textContent()).toContain('https://api.accounting-platform.example');
    await page.goto(`${browser.sandbox.url}/docs/guides/getting-started/`);
    const guide = page.locator('pre').filter({ hasText: '/v1/debtors?pageSize=2' });
    await expect.poll(() => guide.first().textContent()).toContain(browser.sandbox.url);
  });

  it('is copied as Markdown', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.locator('.copy-page', { hasText: 'Copied' }).waitFor();
    const markdown = await (await fetch(`${browser.sandbox.url}/docs/operations/listDebtors.md`)).text();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(markdown);
    expect(markdown).toContain('GET /v1/debtors');
  });

  it('names the variants of a line after its discriminator, and opens nested fields', async () => {
    const { page } = await browser.visit(operationPage.path);
    const lines = page
      .locator('li')
      .filter({ has: page.locator('> a > code', { hasText: /^lines$/ }) })
      .first();
    expect(await lines.locator('code').nth(1).textContent()).toBe('bookingType');
    await lines.locator('strong', { hasText: /^A$/ }).first().waitFor();
    const address = page.getByText('Fields of invoiceAddress').first();
    expect(await page.locator('[id="request.invoiceAddress.street"]').isVisible()).toBe(false);
    await address.click();
    expect(await page.locator('[id="request.invoiceAddress.street"]').isVisible()).toBe(true);
  });

  it('leads to the statements about it', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    await page.getByText(/^Spec status: /).click();
    await page.getByRole('link', { name: 'documented' }).first().click();
    await page.waitForURL(/\/docs\/provenance\/#.+/);
  });

  it('opens and marks the field of a link', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/#request.address.city');
    const field = page.locator('[id="request.address.city"]');
    expect(await field.isVisible()).toBe(true);
    expect(await page.evaluate("getComputedStyle(document.querySelector(':target')).outlineStyle")).toBe('solid');
    await page.locator('[id="request.name"]').click();
    expect(page.url()).toMatch(/#request\.name$/);
  });

  it('shows the statement of a mark, with what the marks mean', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    expect(await page.getByText('it follows from what the platform says').isVisible()).toBe(false);
    await page.locator('a[href^="#spec-"]').locator('visible=true').first().click();
    await page.locator('.intro li:has(:target)').waitFor();
    expect(await page.getByText('it follows from what the platform says').isVisible()).toBe(true);
  });

  it('has the methods in the menu, each kind in its color', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    const badges = page.locator('nav[aria-label="Main"] .sl-badge[class*="method-"]');
    expect(await badges.allTextContents()).toEqual(['GET', 'POST', 'GET', 'PUT', 'PATCH', 'DELETE']);
    const colors = await page.evaluate<string[]>(
      `[...document.querySelectorAll('li > a:not([aria-current]) .sl-badge')].map((badge) => getComputedStyle(badge).color)`,
    );
    expect(new Set(colors.slice(0, 5)).size).toBe(4);
  });

  it('has its groups as breadcrumbs', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    expect(await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allTextContents()).toEqual(
      ['Master data', 'Debtors'],
    );
  });
});

it('the provenance page filters by status', async () => {
  const { page } = await browser.visit('/docs/provenance/');
  const visible = () => page.locator('main section li:visible').count();
  const all = await visible();
  await page.getByRole('radio', { name: /^Decided/ }).check();
  const decided = await visible();
  expect(all).toBeGreaterThan(decided);
  expect(decided).toBeGreaterThan(0);
});
