import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { report } from '../../test/support/conformance-report.ts';
import { formatHtml } from './html.ts';

const page = formatHtml(report);

test('The page has no other files, and its policy allows only its own style', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'`);
  expect(page.match(/(?:src|href)="(?!#|data:,)[^"]*"/g)).toBeNull();
  expect(page).not.toMatch(/<script|javascript:|style="|\son\w+="/i);
});

test('The page escapes texts of the server', () => {
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;b&gt;Jansen &amp; Zn&lt;/b&gt;');
});

test('A violated cell links to its violation', () => {
  const [, anchor = ''] = /<a href="#([\w-]+)"><span class="violated"/.exec(page) ?? [];
  expect(page).toContain(`<article id="${anchor}">`);
});

test('The page has the reasons of skipped statuses', () => {
  expect(page).toContain('<td>the run only reads</td><td>1</td><td>201 of createDebtor</td>');
  expect(page).toContain('title="the run only reads"');
});

test('A run without violations has no section for them', () => {
  const valid = formatHtml({ ...report, violations: [] });
  expect(valid).toContain('<p class="summary valid">No violations</p>');
  expect(valid).not.toContain('id="violations"');
});
