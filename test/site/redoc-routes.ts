import type { Page } from 'playwright-core';

const menuLinks = '[data-component-name="Menu/MenuItem"] a[href^="#/"]';

/** Opens every group of the menu, and says where its links lead. As text, because it runs in the page. */
const openMenu = `(async () => {
  const links = () => [...document.querySelectorAll('${menuLinks}')];
  for (const link of links()) {
    link.querySelector('[data-component-name*="Chevron"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  for (let before = -1; before < links().length; ) {
    before = links().length;
    await new Promise((done) => setTimeout(done, 250));
  }
  return links().map((link) => link.getAttribute('href'));
})()`;

/** Every place that a page of Redoc knows, in Redoc's own way to write them: `#/debtors/createdebtor`. */
export async function redocRoutes(page: Page): Promise<ReadonlySet<string>> {
  await page.locator(menuLinks).first().waitFor();
  return new Set(await page.evaluate<string[]>(openMenu));
}

/** Whether a page with these routes has a place for an anchor as our pages write them: `#operation/createDebtor`. */
export function hasPlace(routes: ReadonlySet<string>, hash: string): boolean {
  const [, kind, name = ''] = /^#(tag|operation|section)\/(.+)$/.exec(decodeURIComponent(hash)) ?? [];
  if (kind === 'tag') return routes.has(`#/${name}`);
  if (kind === 'section') return routes.has(`#/section/${name}`);
  if (kind === 'operation') return [...routes].some((route) => route.endsWith(`/${name.toLowerCase()}`));
  return routes.has(hash);
}
