import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';

const browser = useBrowser();

const reference = '/docs/reference.html';

/** A heading by its text; its accessible name would hold the button beside it too. */
const headingOf = ({ page }: Visit, text: string) => page.locator(`main :is(h1, h2):text-is("${text}")`);

/** Waits until the heading stands in the upper half of the window, below the header of the site. */
async function expectAt(visit: Visit, text: string): Promise<void> {
  const heading = headingOf(visit, text).first();
  await heading.waitFor();
  await expect.poll(async () => (await heading.boundingBox())?.y).toSatisfy((y) => y >= 0 && y < 400);
}

describe('a deep link', () => {
  it.each([
    ['an operation, far down', '#operation/listJournalEntries', 'List journal entries'],
    ['a tag', '#tag/debtors', 'Debtors'],
    ['a guide', '#tag/errors', 'Errors'],
  ])('to %s opens there', async (_, hash, heading) => {
    await expectAt(await browser.visit(`${reference}${hash}`), heading);
  });

  it('leads there from within the page too', async () => {
    const visit = await browser.visit(`${reference}#operation/createDebtor`);
    await expectAt(visit, 'Create a debtor');
    await visit.page.evaluate("location.hash = '#operation/listJournalEntries'");
    await expectAt(visit, 'List journal entries');
    await visit.page.goBack();
    await expectAt(visit, 'Create a debtor');
  });
});

describe('search', () => {
  it('finds an operation and leads to it, and says so when there is nothing to be found', async () => {
    const visit = await browser.visit(reference);
    const { page } = visit;
    const input = page.getByPlaceholder('Search docs');
    const found = page.locator('a[data-component-name="Search/SearchItem"]');

    await page.getByText('Search').first().click();
    await input.fill('zeppelin');
    await page.getByText(/no results/i).waitFor();
    expect(await found.count()).toBe(0);

    await input.fill('outstanding sales invoices');
    await found.filter({ hasText: 'List outstanding sales invoices' }).first().click();
    await expectAt(visit, 'List outstanding sales invoices');
  });
});

describe('an operation', () => {
  it('shows how to call it in six languages', async () => {
    const visit = await browser.visit(`${reference}#operation/createDebtor`);
    await expectAt(visit, 'Create a debtor');
    const { page } = visit;
    await page.getByRole('button', { name: 'curl', exact: true }).first().click();
    for (const language of ['curl', 'TypeScript', 'JavaScript', 'Python', 'C#', 'PHP']) {
      await page.getByRole('menuitem', { name: language, exact: true }).first().waitFor();
    }
    await page.getByRole('menuitem', { name: 'TypeScript', exact: true }).first().click();
    await page.locator('pre').getByText('createDebtor(').first().waitFor();
  });
});
