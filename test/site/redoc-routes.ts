import type { Page } from 'playwright-core';

const menuLinks = '[data-component-name="Menu/MenuItem"] a[href^="#/"]';

/** The source of a script that opens every group of the menu, and lists its links. */
const openMenu = `(async () => {
  const links = () => [...document.querySelectorAll('${menuLinks}')];
  for (const link of links()) {
    link.querySelector('[data-component-name*="Chevron"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  for (let before = -1; before < links().length; ) {
    before = links().length;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return links().map((link) => link.getAttribute('href'));
})()`;

/** Lists the routes of a page of Redoc: `#/debtors/createdebtor`. */
export async function listRedocRoutes(page: Page): Promise<ReadonlySet<string>> {
  await page.locator(menuLinks).first().waitFor();
  return new Set(await page.evaluate<string[]>(openMenu));
}

/** Whether a page has a route for an anchor of the site: `#operation/createDebtor`. */
export function hasRoute(routes: ReadonlySet<string>, hash: string): boolean {
  const [, kind, name = ''] = /^#(tag|operation|section)\/(.+)$/.exec(decodeURIComponent(hash)) ?? [];
  if (kind === 'tag') return routes.has(`#/${name}`);
  if (kind === 'section') return routes.has(`#/section/${name}`);
  if (kind === 'operation') return [...routes].some((route) => route.endsWith(`/${name.toLowerCase()}`));
  return routes.has(hash);
}
