import axe from 'axe-core';
import type { Page } from 'playwright-core';

export interface Violation {
  readonly rule: string;
  /** The problem of the first element. */
  readonly problem: string;
  /** Selectors of the elements that break the rule. */
  readonly targets: readonly string[];
}

/** The tags of axe for WCAG 2.2 AA. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A color scheme changes only colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

export async function findViolations(page: Page, rules: readonly string[]): Promise<Violation[]> {
  // The policy of the page does not apply to scripts of Playwright.
  return page.evaluate<Violation[]>(`${axe.source};
    axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        rule: id,
        problem: nodes[0].any[0]?.message ?? help,
        targets: nodes.map(({ target }) => target.join(' ')),
      })))`);
}
