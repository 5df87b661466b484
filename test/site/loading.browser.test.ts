import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../site/site.config.ts';
import { useBrowser, type Visit } from '../support/browser.ts';
import { type SitePage, staticPages } from './pages.ts';

const browser = useBrowser();

/** Checks the title and the language of a page, and that a page of the shell has the menu. */
async function expectPage({ page }: Visit, { path }: SitePage): Promise<void> {
  expect(await page.title()).toMatch(
    /.+ \| Accounting Platform API$|.+ · Accounting (?:Platform API|sandbox)$|^Accounting Platform API: guides, reference and sandbox$/,
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const isInShell = path.startsWith('/docs/') && !path.includes('reference');
  expect((await page.locator('nav[aria-label="Main"] a').count()) > 10).toBe(isInShell);
}

describe('every page', () => {
  // A console error, a violation of the policy or a request to another host fails each of these tests.
  it.each(staticPages)('is readable after loading: $name', async (shown) => {
    const visit = await browser.visit(shown.path);
    expect(await visit.page.locator(shown.readable).isVisible()).toBe(true);
    await visit.page.waitForLoadState('networkidle');
    await expectPage(visit, shown);
  });

  it.each(staticPages)('is readable without scripts: $name', async (shown) => {
    const { page } = await browser.visit(shown.path, { scripts: false });
    expect(await page.locator(shown.readable).isVisible()).toBe(true);
  });
});

/** Part of a page's policy for the servers to which its panel can send a request. */
const servers = new RegExp(
  `(?<=connect-src [^;]*) (?:${siteConfig.servers.flatMap(({ api, signIn }) => [api, signIn]).join('|')})(?=[ ;])`,
  'g',
);

it.each(staticPages)('the policy of every page allows no host but servers, and no eval: $name', async ({ path }) => {
  const response = await fetch(`${browser.sandbox.url}${path}`);
  const sent = response.headers.get('content-security-policy');
  const [, metaPolicy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? [];
  const policy = sent ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy.replace("'wasm-unsafe-eval'", '').replaceAll(servers, '')).not.toMatch(
    /unsafe-eval|https?:|script-src[^;]*unsafe-inline/,
  );
  // A copy of the site on another server has only the policy of the page, which is the same.
  const directives = metaPolicy?.replaceAll('&#39;', "'").split('; ') ?? [];
  expect(directives.filter((directive) => !policy.split('; ').includes(directive))).toEqual([]);
  expect(directives.length > 0).toBe(path.startsWith('/docs/'));
});
