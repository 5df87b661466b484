import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';
import { report } from './testing.ts';

const page = pageOf(report);

test('the page needs nothing but itself, and its policy allows nothing else', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'`);
  expect(page.match(/(?:src|href)="(?!#|data:,)[^"]*"/g)).toBeNull();
  expect(page).not.toMatch(/<script|javascript:|style="|\son\w+="/i);
});

test('the page shows texts of the server as text', () => {
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;b&gt;Jansen &amp; Zn&lt;/b&gt;');
});

test('a violated cell leads to its violation', () => {
  const [, anchor = ''] = /<a href="#([\w-]+)"><span class="violated"/.exec(page) ?? [];
  expect(page).toContain(`<article class="violation" id="${anchor}">`);
});

test('the page says why something was not reachable', () => {
  expect(page).toMatch(/<td>the run only reads<\/td><td class="number">1<\/td><td>201 of createDebtor<\/td>/);
  expect(page).toContain('title="the run only reads"');
});

test('a run without violations is green and has no section for them', () => {
  const good = pageOf({ ...report, violations: [] });
  expect(good).toContain('<p class="verdict valid">No violations</p>');
  expect(good).not.toContain('id="violations"');
});
