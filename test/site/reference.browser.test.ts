import { expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';
import { referencePage } from './pages.ts';

const browser = useBrowser();

const [path = ''] = referencePage.path.split('#');

const open = (hash = ''): Promise<Visit> => browser.visit(`${path}${hash}`, { expected: referencePage.expected });

/** Waits until a heading is in the upper half of the window. */
async function expectScrolledTo({ page }: Visit, text: string): Promise<void> {
  const heading = page.locator(`main :is(h1, h2):text-is("${text}")`).first();
  await heading.waitFor();
  await expect.poll(async () => (await heading.boundingBox())?.y).toSatisfy((y) => y >= 0 && y < 400);
}

it.each([
  ['an operation, far down', '#operation/listJournalEntries', 'List journal entries'],
  ['a tag', '#tag/debtors', 'Debtors'],
  ['a guide', '#tag/errors', 'Errors'],
])('a deep link to %s scrolls to its heading', async (_, hash, heading) => {
  await expectScrolledTo(await open(hash), heading);
});

it('the search of the page finds an operation', async () => {
  const visit = await open();
  const { page } = visit;
  await page.getByText('Search').first().click();
  await page.getByPlaceholder('Search docs').fill('outstanding sales invoices');
  const results = page.locator('a[data-component-name="Search/SearchItem"]');
  await results.filter({ hasText: 'List outstanding sales invoices' }).first().click();
  await expectScrolledTo(visit, 'List outstanding sales invoices');
});

it('the page loads nothing, and its policy would not let it', async () => {
  const visit = await open();
  await visit.page.waitForLoadState('networkidle');
  const response = await fetch(`${browser.sandbox.url}${path}`);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(response.headers.get('content-security-policy')).not.toMatch(/'self'|https?:/);
  const loaded = visit.requests.filter((url) => !/^(?:data|blob):/.test(url) && !referencePage.expected.test(url));
  expect(loaded).toEqual([`${browser.sandbox.url}${path}`]);
});
