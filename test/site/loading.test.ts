import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';
import { makerPages, ownPages, pages, type SitePage } from './pages.ts';

const browser = useBrowser();

/** What the header of the site leads to. */
const labels = ['Start', 'Reference', 'Console', 'Workflows', 'Downloads', 'Provenance', 'Changelog', 'Control plane'];

/** What holds for every page, however it was made. */
async function expectWholePage({ page }: Visit, { path }: SitePage): Promise<void> {
  expect(await page.title()).toMatch(/^Accounting Platform API$|.+ · Accounting (?:Platform API|sandbox)$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const links = page.locator('header.site-header nav a');
  expect(await links.allTextContents()).toEqual(path.startsWith('/docs/') ? labels : []);
}

describe('every page', () => {
  // An error on the console, a violation of the policy or a request to another host fails each of these tests.
  it.each(ownPages)('can be read as soon as it is loaded: $name', async (shown) => {
    const visit = await browser.visit(shown.path);
    expect(await visit.page.locator(shown.readable).isVisible()).toBe(true);
    await expectWholePage(visit, shown);
  });

  it.each(makerPages)('can be read when its script is done: $name', async (shown) => {
    const visit = await browser.visit(shown.path);
    await visit.page.locator(shown.readable).first().waitFor();
    await visit.page.waitForLoadState('networkidle');
    await expectWholePage(visit, shown);
  });
});

describe('the policy of every page', () => {
  it.each(pages)('allows no other host and no code made of text: $name', async ({ path }) => {
    const answer = await fetch(`${browser.sandbox.url}${path}`);
    const sent = answer.headers.get('content-security-policy');
    const [, written] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? [];
    const policy = sent ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe-inline/);
    // A copy of the site on another server has the policy of the page alone, which says the same.
    const inPage = written?.replaceAll('&#39;', "'").split('; ') ?? [];
    expect(inPage.filter((directive) => !policy.split('; ').includes(directive))).toEqual([]);
    expect(inPage.length > 0).toBe(path.startsWith('/docs/'));
  });
});
