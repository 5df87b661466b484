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

  it('finds the right page first for each of sixty searches', async () => {
    expect(SEARCHES.length).toBeGreaterThanOrEqual(60);
    const { page } = await browser.visit('/docs/');
    await page.keyboard.press('Control+k');
    const input = page.getByRole('dialog').getByRole('searchbox');
    const first = page.locator('.pf-result-title a').first();
    const missed: string[] = [];
    for (const [query, ...pages] of SEARCHES) {
      await input.fill('');
      await first.waitFor({ state: 'detached' });
      await input.fill(query);
      const getFirst = async (): Promise<string> => toId((await first.getAttribute('href', { timeout: 5000 })) ?? '');
      // The results arrive one by one.
      const isFound = async (): Promise<boolean> => pages.includes(await getFirst());
      if (
        !(await expect
          .poll(isFound, { timeout: 3000 })
          .toBe(true)
          .then(
            () => true,
            () => false,
          ))
      )
        missed.push(`${query}: ${await getFirst()}`);
    }
    expect(missed).toEqual([]);
  }, 240_000);
});
