import { describe, expect, it } from 'vitest';
import { colorRules, findViolations, levels } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { staticPages } from './pages.ts';

const browser = useBrowser();

describe('axe finds no violation of WCAG 2.2 AA', () => {
  it.each(staticPages)('on the page $name, in light or dark', async ({ path }) => {
    const { page } = await browser.visit(path);
    expect(await findViolations(page, levels)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, colorRules)).toEqual([]);
  });
});
