import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { operationPage } from './pages.ts';

const browser = useBrowser();

describe('the page of an operation', () => {
  it('shows code in the chosen language, also on other pages', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    const code = (language: string) => page.locator(`.tabs pre[data-language="${language}"]`).first();
    expect(await code('sh').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Python' }).check();
    expect([await code('sh').isVisible(), await code('python').isVisible()]).toEqual([false, true]);
    await page.getByRole('link', { name: 'Next Get a debtor' }).click();
    await code('python').waitFor();
    expect(await code('sh').isVisible()).toBe(false);
  });

  it('changes the language with the keyboard, and without scripts', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/', { scripts: false });
    await page.getByRole('radio', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.tabs pre[data-language="ts"]').isVisible()).toBe(true);
  });

  it('shows the chosen server in its examples, and this sandbox on other pages', async () => {
    const { page } = await browser.visit('/docs/operations/listDebtors/');
    const code = page.locator('.tabs pre').nth(2);
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await expect.poll(() => code.textContent()).toContain(browser.sandbox.url);
    await page.getByLabel('Server of the examples').locator('visible=true').selectOption('Production');
    expect(await code.textContent()).toContain('https://api.accounting-platform.example/v1/debtors');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await code.hover();
    await code.getByRole('button', { name: 'Copy' }).click();
    await code.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.textContent());
    await page.getByRole('link', { name: 'Next Create a debtor' }).click();
    await expect
      .poll(() => page.locator('.tabs pre').nth(2).textContent())
      .toContain('https://api.accounting-platform.example');
    await page.goto(`${browser.sandbox.url}/docs/guides/getting-started/`);
    const guide = page.locator('pre').filter({ hasText: '/v1/debtors?pageSize=2' });
    await expect.poll(() => guide.first().textContent()).toContain(browser.sandbox.url);
  });

  it('names the variants of a line after its discriminator, and opens nested fields', async () => {
    const { page } = await browser.visit(operationPage.path);
    const lines = page
      .locator('li')
      .filter({ has: page.locator('> code', { hasText: /^lines$/ }) })
      .first();
    expect(await lines.locator('code').nth(1).textContent()).toBe('bookingType');
    await lines.locator('strong', { hasText: /^A$/ }).first().waitFor();
    const address = page.getByText('Fields of invoiceAddress').first();
    expect(await page.getByText('street').first().isVisible()).toBe(false);
    await address.click();
    expect(await page.getByText('street').first().isVisible()).toBe(true);
  });

  it('leads to the statements about it', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    await page.getByText(/^Spec status: /).click();
    await page.getByRole('link', { name: 'documented' }).first().click();
    await page.waitForURL(/\/docs\/provenance\/#.+/);
  });

  it('has its groups as breadcrumbs', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    expect(await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allTextContents()).toEqual(
      ['Master data', 'Debtors'],
    );
  });
});

it('the provenance page filters by status and by text', async () => {
  const { page } = await browser.visit('/docs/provenance/');
  const visible = () => page.locator('main section li:visible').count();
  const all = await visible();
  await page.getByRole('radio', { name: /^Decided/ }).check();
  const decided = await visible();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('check digits');
  const found = await visible();
  expect(all).toBeGreaterThan(decided);
  expect(decided).toBeGreaterThan(found);
  expect(found).toBeGreaterThan(0);
});
