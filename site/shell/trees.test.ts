import { expect, it } from 'vitest';
import { foldTrees } from './trees.ts';

const list = (...items: readonly string[]): string => `<ul>\n${items.join('\n')}\n</ul>`;

it('nested fields can be opened', () => {
  const inner = list('<li><code>street</code> <em>string</em>: Street.</li>');
  expect(foldTrees(list(`<li><code>address</code> <em>object</em>: Where.\n${inner}\n</li>`))).toBe(
    list(
      `<li><code>address</code> <em>object</em>: Where.\n<details><summary>Fields of address</summary>\n${inner}</details>\n</li>`,
    ),
  );
});

it.each([
  '<code>_data</code> <em>list</em>',
  '<code dir="auto">lines</code> <em>list</em> <strong>required</strong>',
  '<strong>A – article</strong>',
])('the fields of %s are open', (name) => {
  const inner = list('<li><code>id</code></li>');
  expect(foldTrees(list(`<li>${name}: Text.\n${inner}\n</li>`))).toContain('<details open><summary>Fields of ');
});

it('a list without nested fields stays as it is', () => {
  const html = list('<li><code>id</code>: Number.</li>', '<li>text</li>');
  expect(foldTrees(html)).toBe(html);
});
