import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cause, knownCause, report, violation } from '../../test/support/conformance-report.ts';
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
  expect(page).toContain(`<p id="${anchor}"><code>listDebtors 200, 3 times</code> The name is`);
});

test('The page has the reasons of skipped statuses', () => {
  expect(page).toMatch(/<summary>1 × the run only reads<\/summary>\s*<p>201 of createDebtor<\/p>/);
  expect(page).toContain('title="the run only reads"');
});

test('Thirty causes fit on three screens: a line each, and everything else is closed', () => {
  const violations = Array.from({ length: 20 }, () => violation);
  const causes = Array.from({ length: 30 }, () => ({ ...cause, violations }));
  const long = formatHtml({ ...report, causes });
  expect(long).not.toMatch(/<details[^>]* open/);
  const [, shown = ''] = /<body>(.*)<\/body>/s.exec(long.replaceAll(/<\/summary>.*?<\/details>/gs, '</summary>')) ?? [];
  // A line of the style is 27 pixels high, and a heading twice that.
  const lines = shown.match(/<(summary|p|dt|dd|tr|pre|li)\b/g)?.length ?? 0;
  const headings = shown.match(/<h[12]\b/g)?.length ?? 0;
  expect(shown.match(/<summary>/g)).toHaveLength(30 + report.skipped.length + 1);
  expect(lines * 27 + headings * 54).toBeLessThan(3 * 900);
});

test('A run without violations has no section for them', () => {
  const valid = formatHtml({ ...report, causes: [] });
  expect(valid).toContain('<p class="summary valid">Passes: 0 violations</p>');
  expect(valid).not.toContain('Breaks what the platform documents');
});

test('The page keeps what the platform documents apart from decisions, and says what is known and why it ended', () => {
  const stopped = { reason: 'time', message: 'Stopped after 60 s.' } as const;
  const both = formatHtml({ ...report, stopped, causes: [...report.causes, knownCause] });
  expect(both.indexOf('Breaks what the platform documents')).toBeGreaterThan(0);
  expect(both.indexOf('Differs from a decision of the contract')).toBeGreaterThan(both.indexOf('Jansen'));
  expect(both).toContain('Content-Language is &quot;nl&quot;. (known)');
  expect(both).toContain('2 violations (1 of what the platform documents, 1 known)');
  expect(both).toContain('<strong>Stopped after 60 s. Not everything was checked.</strong>');
});
