import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { exceptions } from './accessibility-exceptions.ts';
import { makerPages, ownPages } from './pages.ts';

const browser = useBrowser();

interface Violation {
  readonly rule: string;
  /** What the first element that breaks the rule does wrong. */
  readonly what: string;
  /** The elements that break it, as selectors. */
  readonly targets: readonly string[];
}

/** WCAG 2.2 AA, as axe calls its parts. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours are all that a colour scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function violationsOf(page: Page, rules: readonly string[]): Promise<Violation[]> {
  // Playwright's own scripts are outside the policy of the page, so nothing of that is loosened.
  return page.evaluate<Violation[]>(`${axe.source};
    axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        rule: id,
        what: nodes[0].any[0]?.message ?? help,
        targets: nodes.map(({ target }) => target.join(' ')),
      })))`);
}

/** Scalar draws parts of its page when it finds the time. What is excepted is there when all of it is. */
async function whenAllIsThere(page: Page, excepted: readonly string[]): Promise<Violation[]> {
  for (let tries = 1; ; tries += 1) {
    const found = await violationsOf(page, levels);
    const isAll = excepted.every((rule) => found.some((violation) => violation.rule === rule));
    if (isAll || tries === 10) return found;
    await page.waitForTimeout(500);
  }
}

describe('axe finds no violation of WCAG 2.2 AA', () => {
  it.each(ownPages)('in light or dark: $name', async ({ path }) => {
    const { page } = await browser.visit(path);
    expect(await violationsOf(page, levels)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, colourRules)).toEqual([]);
  });

  it.each(makerPages)('but for what its makers leave undone: $name', async ({ name, path, readable }) => {
    const excepted = exceptions.filter(({ page }) => page === name).map(({ rule }) => rule);
    const found: Violation[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await browser.visit(path, { colorScheme });
      await page.locator(readable).first().waitFor();
      await page.waitForLoadState('networkidle');
      const isDark = colorScheme === 'dark';
      found.push(...(isDark ? await violationsOf(page, colourRules) : await whenAllIsThere(page, excepted)));
    }
    const isOurs = ({ targets }: Violation): boolean => targets.some((target) => target.includes('.site-'));
    expect(found.filter((violation) => isOurs(violation) || !excepted.includes(violation.rule))).toEqual([]);
    // What no longer occurs is no exception any more.
    expect(excepted.filter((rule) => !found.some((violation) => violation.rule === rule))).toEqual([]);
  });
});
