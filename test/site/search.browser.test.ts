import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { SEARCHES } from './searches.ts';

const browser = useBrowser();

/** The page of a link: `guides/errors`. */
const toId = (href: string): string => href.replaceAll(/^\/docs\/|\/?(?:#.*)?$/g, '');

describe('the search', () => {
  it('opens and closes with the keyboard, and shows results as links', async () => {
    const { page } = await browser.visit('/docs/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('debtors');
    await dialog.getByRole('link', { name: 'List debtors' }).first().waitFor();
    // The first clears the text.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('opens with a slash, except where one types', async () => {
    const { page } = await browser.visit('/docs/operations/createDebtor/');
    await page.getByRole('radio', { name: 'Edit' }).check();
    await page.locator('textarea').press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  });

  it('shows the kind of each page, and the request of an operation, and no page twice', async () => {
    const { page } = await browser.visit('/docs/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('draft sales invoice');
    await dialog.getByRole('link', { name: 'POST /v1/draftsalesinvoices' }).first().waitFor();
    await dialog.getByRole('link', { name: 'Draft sales invoices Resource' }).waitFor();
    const hrefs = await dialog
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link as { getAttribute: (name: string) => string }).getAttribute('href')),
      );
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });

  it('is used with the arrows and Enter', async () => {
    const { page } = await browser.visit('/docs/');
    await page.keyboard.press('Control+k');
    const input = page.getByRole('dialog').getByRole('searchbox');
    await input.fill('list debtors');
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await input.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/operations/listDebtors/**', { waitUntil: 'commit' });
  });

  it('finds the right page first for each of 120 searches, and nothing for what there is not', async () => {
    expect(SEARCHES.length).toBeGreaterThanOrEqual(120);
    const { page } = await browser.visit('/docs/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const status = dialog.getByRole('status');
    const missed: string[] = [];
    for (const [query, ...pages] of SEARCHES) {
      await dialog.getByRole('searchbox').fill('');
      await status.getByText('A field, a status').waitFor();
      await dialog.getByRole('searchbox').fill(query);
      await status.getByText(/^\d+ results?$/).waitFor();
      const [first] = await dialog.getByRole('link').all();
      const found = first && toId((await first.getAttribute('href')) ?? '');
      if (found === undefined ? pages.length > 0 : !pages.includes(found)) missed.push(`${query}: ${found}`);
    }
    expect(missed).toEqual([]);
  });
});
