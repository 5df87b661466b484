import { expect, test } from 'vitest';
import { cause, knownCause, report, violation } from '../../test/support/conformance-report.ts';
import { getExitCode, type Report } from './build-report.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import { createColorize, formatReport } from './text.ts';

const plain = createColorize({ write: () => true });

test('The report has the coverage, the reasons of skipped statuses, the violations and a summary', () => {
  expect(formatReport(report, plain)).toBe(
    `
Master data   200  201  401  405  429
listDebtors    ✗         ✓         ·
createDebtor        ·    ✓

✓ valid   ✗ violated   ○ requested   · skipped

Skipped
    1  the run only reads
       201 of createDebtor
    1  the server has no limit
       429 of listDebtors

Breaks what the platform documents  The commands read the token from ACCOUNTING_TOKEN.

✗ filter
  A filter finds no other records. field-filters
  listDebtors 200, 3 times: The name is "<b>Jansen & Zn</b>"; expected ]]> | *.
  Test: filter name
  curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=<b>&page=2'

3 of 5 documented statuses covered, 1 violation (1 of what the platform documents) in 12 requests, 1.3 s.
`.trimStart(),
  );
});

test('Many operations with the same reason are counted', () => {
  const operations = ['listDebtors', 'listCreditors', 'listArticles', 'listJournals'];
  const skipped = [{ reason: 'the server has no limit', count: 4, statuses: [{ status: '429', operations }] }];
  expect(formatReport({ ...report, skipped }, plain)).toContain(
    '\n    4  the server has no limit\n       429 of 4 operations\n',
  );
});

test('A run that ended early says why, and lists the remaining records', () => {
  const stopped = { reason: 'interrupted', message: 'Interrupted.' } as const;
  const text = formatReport({ ...report, stopped, remaining: ['/v1/debtors/51'] }, plain);
  expect(text).toContain('Interrupted. Not everything was checked.');
  expect(text).toMatch(/could not delete them; --cleanup tries again:\n {2}\/v1\/debtors\/51\n/);
});

test('Violations of one cause are one entry, with the shortest commands and a line for the first of them', () => {
  const operations = Array.from({ length: 10 }, (_, index) => ({ ...violation, operation: `list${index}` }));
  const text = formatReport({ ...report, causes: [{ ...cause, cause: 'status 500', violations: operations }] }, plain);
  expect(text).toContain('✗ filter (status 500), 10 operations and statuses\n');
  expect(text).toContain('\n  list7 200, 3 times: The name is');
  expect(text).toContain('\n  and 2 more\n');
  expect(text.match(/curl/g)).toHaveLength(1);
});

test('Decisions are apart from what the platform documents, and known violations are marked', () => {
  const text = formatReport({ ...report, causes: [cause, knownCause] }, plain);
  expect(text).toMatch(/Differs from a decision of the contract.*\n\n! content-language \(status 401\)\n/);
  expect(text).toContain('createDebtor 401, known: Content-Language is "nl".');
  expect(text).toContain('2 violations (1 of what the platform documents, 1 known) in');
});

test('A request without a response has no status', () => {
  const lost = { ...violation, status: 0, times: 1 };
  const text = formatReport({ ...report, causes: [{ ...cause, violations: [lost] }] }, plain);
  expect(text).toContain('\n  listDebtors no response: The name');
});

test('Colors are for terminals that have them', () => {
  const colored = createColorize({ write: () => true, hasColors: () => true });
  expect(formatReport(report, colored)).toContain('\u001B[31m✗\u001B[39m');
  expect(formatReport(report, plain)).not.toContain('\u001B');
  expect(createColorize({ write: () => true, hasColors: () => false })('red', 'text')).toBe('text');
});

test('A workflow that fails is in each report, and fails the run', () => {
  const failed = {
    name: 'first-invoice',
    status: 'failed',
    summary: '3 requests',
    details: '✗ POST /v1/debtors',
  } as const;
  const withWorkflow: Report = { ...report, causes: [], workflows: [failed] };
  expect(getExitCode(withWorkflow, false)).toBe(1);
  expect(formatReport(withWorkflow, plain)).toMatch(/failed +first-invoice +3 requests/);
  expect(formatMarkdown(withWorkflow)).toContain('| `first-invoice` | failed, 3 requests |');
  expect(formatHtml(withWorkflow)).toContain('<dt>first-invoice</dt><dd>failed, 3 requests');
  expect(formatJunit(withWorkflow)).toContain('<failure message="The workflow fails.">✗ POST /v1/debtors</failure>');
});
