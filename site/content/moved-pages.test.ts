import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDocsDocument } from '../docs-document.ts';
import { toSlug } from './links.ts';
import { MOVED_PAGES, printMovedPages } from './moved-pages.ts';

const { tags } = await loadDocsDocument();
const headings = new Map(
  tags.map(({ name, description }) => [
    `guides/${toSlug(name)}`,
    [...description.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toSlug(heading)),
  ]),
);
const files = new Map(printMovedPages().map(({ file, text }) => [file, text]));

describe.each(Object.entries(MOVED_PAGES))('the old address %s', (oldId, { id, heading }) => {
  it('is no page any more, and leads to a heading of one', () => {
    expect(headings.has(oldId)).toBe(false);
    expect(headings.get(id)).toContain(heading);
  });

  it('has a page that opens the present one, for people and for search engines', () => {
    const html = files.get(`${oldId}/index.html`) ?? '';
    const [, url = ''] = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html) ?? [];
    expect(posix.join(oldId, url)).toBe(`${id}/#${heading}`);
    expect(html).toContain(`<a href="${url}">`);
    expect(html).toContain(`<link rel="canonical" href="https://docs.accounting-platform.example/${id}/">`);
    expect(html).toContain('<meta charset="utf-8"><meta name="robots" content="noindex">');
  });

  it('has a Markdown file that links the present one', () => {
    const [, url = ''] = /\]\(([^)]+)\)/.exec(files.get(`${oldId}.md`) ?? '') ?? [];
    expect(posix.join(posix.dirname(oldId), url)).toBe(`${id}.md#${heading}`);
  });
});
