import { expect, test } from 'vitest';
import { report, violation } from '../../test/support/conformance-report.ts';
import { createColorize, formatReport } from './text.ts';

const plain = createColorize({ write: () => true });

test('The report has the coverage, the reasons of skipped statuses, the violations and a summary', () => {
  expect(formatReport(report, plain)).toBe(
    `
Master data   200  201  401  405  429
listDebtors    ✗         ✓         ·
createDebtor        ·    ✓

✓ valid   ✗ violated   · skipped

Skipped
    1  the run only reads
       201 of createDebtor
    1  the server has no limit
       429 of listDebtors

Violations  The commands read the token from ACCOUNTING_TOKEN.

✗ listDebtors 200 · filter, 3 times
  The name is "<b>Jansen & Zn</b>"; expected ]]>.
  Test: filter name
  curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=<b>&page=2'

3 of 5 documented statuses covered, 1 violation in 12 requests, 1.3 s.
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

test('An interrupted run lists the remaining records', () => {
  const text = formatReport({ ...report, interrupted: true, remaining: ['/v1/debtors/51'] }, plain);
  expect(text).toContain('Interrupted: not everything was checked.');
  expect(text).toMatch(/could not be deleted; please delete them:\n {2}\/v1\/debtors\/51\n/);
});

test('A request without a response has no status', () => {
  const lost = { ...violation, status: 0, rule: 'no response', times: 1 };
  expect(formatReport({ ...report, violations: [lost] }, plain)).toContain('✗ listDebtors no response · no response\n');
});

test('Colors are for terminals that have them', () => {
  const colored = createColorize({ write: () => true, hasColors: () => true });
  expect(formatReport(report, colored)).toContain('\u001B[31m✗\u001B[39m');
  expect(formatReport(report, plain)).not.toContain('\u001B');
  expect(createColorize({ write: () => true, hasColors: () => false })('red', 'text')).toBe('text');
});
