import { expect, it } from 'vitest';
import { normalizeQuery, type SearchIndex } from '../run/search-query.ts';
import type { SitePage } from './page.ts';
import { printSearchIndex } from './search-index.ts';

it.each([
  ['Delete a journal entry', 'delete journal entry'],
  ['btw-aangifte', 'btw aangifte'],
  ['listDebtors', 'listdebtors'],
  [' VAT  return ', 'vat return'],
  ['/v1/debtors', '/v1/debtors'],
])('what a reader types, %j, is compared as %j', (typed, text) => {
  expect(normalizeQuery(typed)).toBe(text);
});

it('a page is found by its words, its title and its names, in this order', () => {
  const pages: readonly SitePage[] = ['a', 'b', 'c'].map((id) => ({
    id,
    title: id === 'b' ? 'Due date' : id,
    groups: [],
    description: '',
    markdown: '',
  }));
  const { text } = printSearchIndex(pages, ({ id }) => ({
    words: id === 'c' ? ['due date'] : [],
    names: id === 'a' ? ['dueDate'] : [],
    weight: 1,
    kind: 'Page',
  }));
  const index = JSON.parse(text) as SearchIndex;
  const find = (text: string) => index.words[text]?.map((page) => index.pages[page]?.url);
  expect(find('due date')).toEqual(['c/', 'b/', 'a/']);
  expect(find('duedate')).toEqual(['a/']);
});
