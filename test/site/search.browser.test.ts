import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const browser = useBrowser();

/** What people look for, and the pages of which one must be among the first two results. */
const queries: readonly (readonly [query: string, ...pages: readonly string[]])[] = [
  ['error format', 'guides/errors'],
  ['create invoice', 'operations/createSalesInvoice', 'operations/createPurchaseInvoice'],
  ['VAT rounding', 'guides/invoices'],
  ['IBAN', 'operations/createCreditor', 'operations/createDebtor'],
  ['Retry-After', 'guides/rate-limits-and-retries'],
  ['rate limit', 'guides/rate-limits-and-retries'],
  ['refresh token', 'operations/requestToken', 'guides/signing-in'],
  ['PKCE', 'guides/signing-in'],
  ['X-Tenant-Id', 'guides/choosing-an-administration'],
  ['pagination', 'guides/envelopes-and-paging'],
  ['filter by date', 'guides/filtering-and-sorting'],
  ['upload PDF', 'guides/pdf-documents'],
  ['stock', 'guides/orders-and-stock'],
  ['sync ledger', 'guides/data-synchronization'],
  ['cash entry', 'guides/memorial-and-cash-entries'],
  ['list debtors', 'operations/listDebtors'],
  ['delete journal entry', 'operations/deleteJournalEntry'],
  ['journal entry log', 'resources/journal-entry-log'],
  ['outstanding invoices', 'operations/listOutstandingSalesInvoices'],
  ['close book year', 'sandbox-controls/closeBookYear'],
  ['npm install client', 'downloads'],
  ['content security policy', 'publish'],
  ['partial payment', 'provenance'],
];

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

  it.each(queries)('for "%s" finds the right page among the first two', async (query, ...pages) => {
    const { page } = await browser.visit('/docs/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill(query);
    const results = page.locator('.pf-result-title a');
    const listIds = async (): Promise<string[]> => {
      const links = (await results.all()).slice(0, 2);
      return Promise.all(links.map(async (link) => toId((await link.getAttribute('href')) ?? '')));
    };
    // The results arrive one by one.
    const isFound = (ids: string[]): boolean => ids.some((id) => pages.includes(id));
    await expect.poll(listIds, { message: query, timeout: 10_000 }).toSatisfy(isFound);
  });
});
