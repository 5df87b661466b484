import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colorRules, findViolations, levels, type Violation } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { exceptions } from './accessibility-exceptions.ts';
import { staticPages, tryItPage } from './pages.ts';

const browser = useBrowser();

/** Finds violations when a component has rendered everything: when all exceptions occur. */
async function waitForExceptions(page: Page, rules: readonly string[]): Promise<Violation[]> {
  for (let attempt = 1; ; attempt += 1) {
    const violations = await findViolations(page, levels);
    const isComplete = rules.every((rule) => violations.some((violation) => violation.rule === rule));
    if (isComplete || attempt === 10) return violations;
    await page.waitForTimeout(500);
  }
}

/** Pages with a component of others, and what a reader does to see it. */
const openedPages = [
  {
    ...tryItPage,
    name: 'try it',
    async open(page: Page) {
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByRole('button', { name: 'Execute' }).waitFor();
    },
  },
];

describe('axe finds no violation of WCAG 2.2 AA', () => {
  it.each(staticPages)('on the page $name, in light or dark', async ({ path }) => {
    const { page } = await browser.visit(path);
    expect(await findViolations(page, levels)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, colorRules)).toEqual([]);
  });

  it.each(openedPages)('except the known ones on the page $name', async ({ name, path, open }) => {
    const rules = exceptions.filter(({ page }) => page === name).map(({ rule }) => rule);
    const violations: Violation[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await browser.visit(path, { colorScheme });
      await open(page);
      await page.waitForLoadState('networkidle');
      const isDark = colorScheme === 'dark';
      violations.push(...(isDark ? await findViolations(page, colorRules) : await waitForExceptions(page, rules)));
    }
    expect(violations.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
    // An exception that no longer occurs has to be removed.
    expect(rules.filter((rule) => !violations.some((violation) => violation.rule === rule))).toEqual([]);
  });
});
