import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';

const browser = useBrowser();

const reference = '/docs/reference/';

/** Finds a heading by its text; its accessible name includes the button beside it. */
const findHeading = ({ page }: Visit, text: string) => page.locator(`main :is(h1, h2):text-is("${text}")`);

/** Waits until a heading is in the upper half of the window, below the header of the site. */
async function expectScrolledTo(visit: Visit, text: string): Promise<void> {
  const heading = findHeading(visit, text).first();
  await heading.waitFor();
  const getTop = async () => (await heading.boundingBox())?.y;
  // A busy machine needs more than the second of the default.
  await expect.poll(getTop, { timeout: 15_000 }).toSatisfy((y) => y >= 0 && y < 400);
}

describe('a deep link', () => {
  it.each([
    ['an operation, far down', '#operation/listJournalEntries', 'List journal entries'],
    ['a tag', '#tag/debtors', 'Debtors'],
    ['a guide', '#tag/errors', 'Errors'],
  ])('to %s scrolls to its heading', async (_, hash, heading) => {
    await expectScrolledTo(await browser.visit(`${reference}${hash}`), heading);
  });

  it('also works within the page', async () => {
    const visit = await browser.visit(`${reference}#operation/createDebtor`);
    await expectScrolledTo(visit, 'Create a debtor');
    await visit.page.evaluate("location.hash = '#operation/listJournalEntries'");
    await expectScrolledTo(visit, 'List journal entries');
    await visit.page.goBack();
    await expectScrolledTo(visit, 'Create a debtor');
  });
});

it('search finds an operation and scrolls to it, and reports when there are no results', async () => {
  const visit = await browser.visit(reference);
  const { page } = visit;
  const input = page.getByPlaceholder('Search docs');
  const results = page.locator('a[data-component-name="Search/SearchItem"]');

  await page.getByText('Search').first().click();
  await input.fill('zeppelin');
  await page.getByText(/no results/i).waitFor();
  expect(await results.count()).toBe(0);

  await input.fill('outstanding sales invoices');
  await results.filter({ hasText: 'List outstanding sales invoices' }).first().click();
  await expectScrolledTo(visit, 'List outstanding sales invoices');
});

it('the page leads back to the others', async () => {
  const { page } = await browser.visit(reference);
  await page.getByRole('link', { name: 'Back to the pages' }).click();
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
});
