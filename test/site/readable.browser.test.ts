import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { useBrowser } from '../support/browser.ts';
import { staticPages } from './pages.ts';
import { serveSite, site } from './serve-site.ts';

const browser = useBrowser();

/** The texts of the main part that are laid out and cannot be seen. Those in closed parts and for screen readers are not meant. */
const HIDDEN_TEXTS = `(() => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const hidden = [];
  let length = 0;
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (data.trim() === '' || !parent.checkVisibility() || parent.closest('.sr-only')) continue;
    length += data.trim().length;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) hidden.push(data);
  }
  return { hidden, length };
})()`;

interface Texts {
  readonly hidden: readonly string[];
  readonly length: number;
}

/** A sentence about the sandbox that serves the page is seen when the page knows of it. */
const expectNothingHidden = (page: Page): Promise<void> =>
  expect.poll(async () => (await page.evaluate<Texts>(HIDDEN_TEXTS)).hidden).toEqual([]);

describe('the text of a page can be seen', () => {
  it.each(staticPages)('on the page $name, and on a phone without horizontal scrolling', async ({ path }) => {
    for (const phone of [false, true]) {
      const { page } = await browser.visit(path, { phone });
      await expectNothingHidden(page);
      expect((await page.evaluate<Texts>(HIDDEN_TEXTS)).length).toBeGreaterThan(40);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      const size = await page.evaluate<string>('getComputedStyle(document.body).fontSize');
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    }
  });

  it.each(['/', '/accounting/docs/'])('on the page for missing files of a static host, under %s', async (base) => {
    const server = await serveSite(base);
    const { page } = await browser.open({ expected: /./ });
    for (const path of ['nowhere', 'guides/nowhere/', 'operations/listDebtors/nowhere/']) {
      await page.goto(`${server.origin}${base}${path}`);
      await expectNothingHidden(page);
      expect(await page.getByText('Page not found').first().isVisible()).toBe(true);
    }
    await server.close();
  });
});

it('the style of the site names no class of Starlight but those that it means to change', () => {
  const read = (file: string): string => readFileSync(join(repository, 'site/shell', file), 'utf8');
  const style = read('style.css')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/[a-z-]+ > \.[\w-]+/g, '');
  const own = new Set(style.match(/(?<=\.)[a-z][\w-]*/g));
  const folder = 'node_modules/@astrojs/starlight/dist';
  const components = globSync(`${folder}/**/*.astro`, { cwd: join(repository, 'site/shell') });
  const theirs = components.flatMap((file) => read(file).match(/(?<=class(?::list)?=["{][^>]*?)[a-z][\w-]*/g) ?? []);
  expect(components.length).toBeGreaterThan(30);
  expect([...new Set(theirs)].filter((name) => own.has(name)).sort()).toEqual([
    'content-panel',
    'right-sidebar-container',
    'sl-badge',
    'sl-markdown-content',
  ]);
});

it('a block of HTTP is called a response when it begins with a status, and otherwise a request', () => {
  const titles = new Set<string>();
  for (const file of globSync('**/index.html', { cwd: site })) {
    const html = readFileSync(join(site, file), 'utf8');
    for (const [, title = '', code = ''] of html.matchAll(
      /<pre data-language="(Request|Response|http)"[^>]*>(.*?)<\/pre>/gs,
    )) {
      expect(title, file).toBe(code.replaceAll(/<[^>]+>/g, '').startsWith('HTTP/') ? 'Response' : 'Request');
      titles.add(title);
    }
  }
  expect(titles.size).toBe(2);
});

/** The words of tables that are on several lines, but not by a hyphen of theirs, and how much wider than the screen the page is. */
const BROKEN_WORDS = `(() => {
  for (const part of document.querySelectorAll('details')) part.open = true;
  const broken = [];
  for (const cell of document.querySelectorAll('main :is(td, th)')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.parentElement.closest('code') ? /\\S+/g : /[^\\s-]+-*/g;
      for (const { 0: word, index } of node.data.matchAll(words)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
  }
  return { broken, overflow: document.documentElement.scrollWidth - innerWidth };
})()`;

it('no table breaks a word, and no page is wider than the screen', { timeout: 300_000 }, async () => {
  const files = globSync('**/index.html', { cwd: site, exclude: ['reference/**'] }).filter((file) =>
    readFileSync(join(site, file), 'utf8').includes('<table'),
  );
  const { page } = await browser.open();
  const wrong: string[] = [];
  for (const file of files) {
    await page.goto(`${browser.sandbox.url}/docs/${file.replace('index.html', '')}`);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const { broken, overflow } = await page.evaluate<{ broken: string[]; overflow: number }>(BROKEN_WORDS);
      if (broken.length > 0 || overflow > 0) wrong.push(`${file} at ${width}: ${overflow} px, ${broken.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(90);
});

/** The blocks of code of which a button covers some text. */
const COVERED = `[...document.querySelectorAll('pre:has(> .copy-code)')].filter((block) => block.checkVisibility()).filter((block) => {
  const code = block.querySelector('code');
  const button = block.querySelector('.copy-code').getBoundingClientRect();
  const visible = (block.matches('.view') ? block : code).getBoundingClientRect();
  const range = new Range();
  range.selectNodeContents(code);
  return [...range.getClientRects()].some((line) =>
    Math.max(line.left, visible.left, button.left) < Math.min(line.right, visible.right, button.right) - 1 &&
    Math.max(line.top, visible.top, button.top) < Math.min(line.bottom, visible.bottom, button.bottom) - 1);
}).map((block) => block.textContent.slice(0, 80))`;

it.each(['guides/getting-started', 'try', 'operations/createDraftSalesInvoiceWithLines'])(
  'no button covers code on the page %s, at any width',
  async (id) => {
    const { page } = await browser.visit(`/docs/${id}/`);
    await page.locator('.copy-code').first().waitFor();
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(COVERED), `at ${width}`).toEqual([]);
    }
  },
);
