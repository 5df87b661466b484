import { describe, expect, it } from 'vitest';
import { readHtml } from './html-reader.ts';

describe('the HTML reader', () => {
  it('returns the elements with their attributes', () => {
    expect(readHtml('<!doctype html><p id="a">One<br> <a href="?x&amp;y">two</a></p>')).toEqual([
      { name: 'br', attributes: {}, inner: '' },
      { name: 'a', attributes: { href: '?x&y' }, inner: 'two' },
      { name: 'p', attributes: { id: 'a' }, inner: 'One<br> <a href="?x&amp;y">two</a>' },
    ]);
  });

  it('returns no elements inside a style', () => {
    expect(readHtml('<style>a > b { c: "<p>" & d }</style>').map(({ name }) => name)).toEqual(['style']);
  });

  it.each([
    ['<p>One', 'Never closed: p'],
    ['<p><b>One</p></b>', '</p> ends b'],
    ['One</p>', '</p> ends undefined'],
    ['<p>a < b</p>', 'Markup as text'],
    ['<p>a & b</p>', 'Markup as text'],
    ['<p id=a>One</p>', 'Markup as text'],
  ])('rejects the text %s with a reason', (html, message) => {
    expect(() => readHtml(html)).toThrow(message);
  });
});
