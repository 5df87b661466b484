import { expect, test } from 'vitest';
import { paintFor } from './paint.ts';
import { report, violation } from './testing.ts';
import { textOf } from './text.ts';

const plain = paintFor({ write: () => true }, {});

test('the report shows what was visited, what was not and why, what is wrong, and how much', () => {
  expect(textOf(report, plain)).toBe(
    `
Master data   200 201 401 405 429
listDebtors    ✗       ✓       ·
createDebtor       ·   ✓

✓ valid   ✗ violated   · not reachable

Not reachable
    1  the run only reads
       201 of createDebtor
    1  the server has no limit
       429 of listDebtors

Violations  The lines below take the token from ACCOUNTING_TOKEN.

✗ listDebtors 200 · filter, 3 times
  The name is "<b>Jansen & Zn</b>"; ]]> was to be expected.
  Tried: filter name
  curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=<b>&page=2'

3 of 5 documented statuses visited, 1 violation in 12 requests, 1.3 s.
`.trimStart(),
  );
});

test('a reason that holds for many operations counts them', () => {
  const operations = ['listDebtors', 'listCreditors', 'listArticles', 'listJournals'];
  const reasons = [{ why: 'the server has no limit', count: 4, statuses: [{ status: '429', operations }] }];
  expect(textOf({ ...report, reasons }, plain)).toContain(
    '\n    4  the server has no limit\n       429 of 4 operations\n',
  );
});

test('an interrupted run says so, and what it left behind', () => {
  const text = textOf({ ...report, interrupted: true, left: ['/v1/debtors/51'] }, plain);
  expect(text).toContain('It was interrupted: not everything was tried.');
  expect(text).toMatch(/could not be removed; please remove it by hand:\n {2}\/v1\/debtors\/51\n/);
});

test('a request without an answer has no status', () => {
  const lost = { ...violation, status: 0, rule: 'no answer', times: 1 };
  expect(textOf({ ...report, violations: [lost] }, plain)).toContain('✗ listDebtors no answer · no answer\n');
});

test('colours are for a terminal whose owner wants them', () => {
  const terminal = { write: () => true, isTTY: true };
  expect(textOf(report, paintFor(terminal, {}))).toContain('\u001B[31m✗\u001B[39m');
  expect(textOf(report, paintFor(terminal, { NO_COLOR: '1' }))).not.toContain('\u001B');
  expect(textOf(report, plain)).not.toContain('\u001B');
});
