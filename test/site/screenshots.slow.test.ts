import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { screens, useBrowser, type Visit } from '../support/browser.ts';
import { guidePage, homePage, operationPage, referencePage, type SitePage, signInPage } from './pages.ts';

const browser = useBrowser();

/** Screenshots for people; the tests check only that the content is visible. */
const folder = join(repository, 'generated', 'site-screenshots');
beforeAll(() => mkdir(folder, { recursive: true }));

async function takeScreenshot({ page }: Visit, { name, readable }: SitePage, view: string): Promise<void> {
  const content = page.locator(readable).first();
  await content.waitFor();
  expect((await content.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  await writeFile(
    join(folder, `${name.replaceAll(/[ /]/g, '-')}-${view}.png`),
    await page.screenshot({ animations: 'disabled' }),
  );
}

describe('screenshots in light, in dark and on a phone', () => {
  it.each([homePage, guidePage, operationPage, signInPage])('show the page $name', async (shown) => {
    const visit = await browser.visit(shown.path);
    await takeScreenshot(visit, shown, 'light');
    await visit.page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(visit, shown, 'dark');
    await visit.page.emulateMedia({ colorScheme: 'light' });
    await visit.page.setViewportSize(screens.phone);
    await takeScreenshot(visit, shown, 'phone');
  });

  it.each([referencePage])('show the page $name', async (shown) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const visit = await browser.visit(shown.path, { colorScheme });
      await visit.page.locator(shown.readable).first().waitFor();
      await visit.page.waitForLoadState('networkidle');
      await takeScreenshot(visit, shown, colorScheme);
      if (colorScheme === 'dark') continue;
      await visit.page.setViewportSize(screens.phone);
      await takeScreenshot(visit, shown, 'phone');
    }
  });
});
