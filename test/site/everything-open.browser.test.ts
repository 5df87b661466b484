import { expect, it } from 'vitest';
import { colorRules, findViolations, levels } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { staticPages } from './pages.ts';

const browser = useBrowser();

const OPENED = ['operations/createDraftSalesInvoiceWithLines', 'operations/listDebtors', 'sandbox-controls/setClock'];

it.each(OPENED.flatMap((id) => [false, true].map((phone) => ({ id, phone }))))(
  'axe finds no violation with editor, error, response, sandbox bar and search open on $id, on a phone: $phone',
  async ({ id, phone }) => {
    const { page } = await browser.visit(`/docs/${id}/`, { phone });
    await page.getByRole('radio', { name: 'Edit' }).check();
    const body = page.getByRole('textbox', { name: 'Body' });
    if ((await body.count()) > 0) await body.fill('{ "lines": [{ "salesTypeId": 999 }] }');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('.response .status').waitFor();
    await page.evaluate(
      "document.querySelectorAll('details, .switch input').forEach((part) => part.open = part.checked = true)",
    );
    const expectNone = async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findViolations(page, levels)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, colorRules)).toEqual([]);
    };
    await expectNone();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('vat');
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await expectNone();
  },
);

/** The sum of the layout shifts of a page, until two frames after it has loaded. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 500);
})`;

it('nothing moves in cold loads on a wide screen', { timeout: 300_000 }, async () => {
  const moved: Record<string, number> = {};
  for (const { path } of staticPages.filter(({ path }) => path.startsWith('/docs/'))) {
    for (const round of [1, 2]) {
      const { page, goto } = await browser.open();
      await page.setViewportSize({ width: 1440, height: 900 });
      await goto(path);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate<number>(SHIFTS);
      if (shifts > 0.02) moved[`${path} ${round}`] = shifts;
    }
  }
  expect(moved).toEqual({});
});
