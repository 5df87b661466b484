import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { readHtml, unescapeHtml } from '../../test/support/html-reader.ts';
import { headerStyle, type PageName, renderHeader, renderPage, sitePages } from './layout.ts';

const names = Object.keys(sitePages) as PageName[];

describe('the header', () => {
  it.each(names)('of the page %s has links to all pages and marks that page', (name) => {
    const links = readHtml(String(renderHeader(name, '../'))).filter(({ attributes }) => attributes.href);
    const inList = links.slice(1).map(({ attributes }) => attributes.href);
    expect(inList).toEqual(names.map((page) => `../${sitePages[page].file}`));
    const marked = links.filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect(marked.map(({ attributes }) => attributes.href)).toEqual([`../${sitePages[name].file}`]);
  });

  it('has a style that selects nothing outside it', () => {
    const selectors = [...headerStyle.replaceAll(/@media [^{]+\{/g, '').matchAll(/([^{}]+)\{/g)].map(
      ([, one = '']) => one,
    );
    const others = selectors
      .flatMap((selector) => selector.split(','))
      .filter((selector) => !selector.trim().startsWith('.site-header'));
    expect(others).toEqual([]);
    expect(selectors.length).toBeGreaterThan(5);
  });
});

describe('a rendered page', () => {
  const text = renderPage({
    title: 'A < B',
    description: 'Say "hello" & wave.',
    style: 'p > b { color: red }',
    content: html`<h1>${'<script>'}</h1>`,
  });
  const elements = readHtml(text);

  it('has escaped text in its title, its description and its content', () => {
    const [title] = elements.filter(({ name }) => name === 'title');
    expect(unescapeHtml(title?.inner ?? '')).toBe('A < B · Accounting Platform API');
    const metas = elements.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
    expect(metas.find(({ name }) => name === 'description')?.content).toBe('Say "hello" & wave.');
    expect(text).toContain('<h1>&lt;script&gt;</h1>');
  });

  it('allows its styles by their hashes', () => {
    const styles = elements.filter(({ name }) => name === 'style');
    expect(styles).toHaveLength(2);
    const allowed = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
    for (const { inner } of styles) {
      expect(allowed?.attributes.content).toContain(createHash('sha256').update(inner).digest('base64'));
    }
  });

  it('begins with a link to its content', () => {
    const [first] = elements.filter(({ name }) => name === 'a');
    const [main] = elements.filter(({ name }) => name === 'main');
    expect(first?.attributes.href).toBe(`#${main?.attributes.id}`);
  });
});
