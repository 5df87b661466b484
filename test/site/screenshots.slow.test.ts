import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { screens, useBrowser, type Visit } from '../support/browser.ts';
import { consolePage, referencePage, type SitePage, signInPage, startPage } from './pages.ts';

const browser = useBrowser();

/** For people to look at; the tests only see to it that there is something to be seen. */
const folder = join(repository, 'generated', 'site-screenshots');
beforeAll(() => mkdir(folder, { recursive: true }));

async function shoot({ page }: Visit, { name, readable }: SitePage, view: string): Promise<void> {
  const content = page.locator(readable).first();
  await content.waitFor();
  expect((await content.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  await writeFile(
    join(folder, `${name.replaceAll(' ', '-')}-${view}.png`),
    await page.screenshot({ animations: 'disabled' }),
  );
}

describe('screenshots, light, dark and on a phone', () => {
  it.each([startPage, signInPage])('$name', async (shown) => {
    const visit = await browser.visit(shown.path);
    await shoot(visit, shown, 'light');
    await visit.page.emulateMedia({ colorScheme: 'dark' });
    await shoot(visit, shown, 'dark');
    await visit.page.emulateMedia({ colorScheme: 'light' });
    await visit.page.setViewportSize(screens.phone);
    await shoot(visit, shown, 'phone');
  });

  it.each([referencePage, consolePage])('$name', async (shown) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const visit = await browser.visit(shown.path, { colorScheme });
      await visit.page.locator(shown.readable).first().waitFor();
      await visit.page.waitForLoadState('networkidle');
      await shoot(visit, shown, colorScheme);
      if (colorScheme === 'dark') continue;
      await visit.page.setViewportSize(screens.phone);
      await shoot(visit, shown, 'phone');
    }
  });
});
