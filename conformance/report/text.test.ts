import { expect, test } from 'vitest';
import { cause, detail, knownCause, otherDecision, report, violation } from '../../test/support/conformance-report.ts';
import { createColorize, formatReport } from './text.ts';

const plain = createColorize({ write: () => true });

test('The report is a screen with the verdict, the causes and what was skipped, and then the details', () => {
  expect(formatReport(report, plain)).toBe(
    `
✗ Fails: 1 violation (1 of what the platform documents) in 12 requests, 1.3 s; 3 of 5 statuses of the contract covered.

Breaks what the platform documents
     ✗ 1  filter: documented: The name of a field is a filter on that field. [field-filters]

Skipped
       1  the run only reads: 201 of createDebtor
       1  the server has no limit: 429 of listDebtors

✗ filter
  A filter finds no other records.
  documented: The name of a field is a filter on that field. [field-filters]
  listDebtors 200, 3 times: The name is "<b>Jansen & Zn</b>"; expected ]]> | *.
  Test: filter name
  curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=<b>&page=2'
`.trimStart(),
  );
});

test('A server that conforms gets at most 25 lines, however much was skipped', () => {
  const operations = ['listDebtors', 'listCreditors', 'listArticles', 'listJournals'];
  const skipped = Array.from({ length: 40 }, (_, index) => ({
    reason: `reason ${index}`,
    count: 4,
    statuses: Array.from({ length: 20 }, (__, status) => ({ status: String(400 + status), operations })),
  }));
  const lines = formatReport({ ...report, causes: [], skipped }, plain).split('\n');
  expect(lines.length).toBeLessThanOrEqual(25);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(125);
  expect(lines).toContain('  and 36 more');
  expect(lines.join('\n')).toContain('4  reason 0: 400 of 4 operations; 401 of 4 operations');
});

test('A run that ended early says why, and lists the remaining records', () => {
  const stopped = { reason: 'interrupted', message: 'Interrupted.' } as const;
  const text = formatReport({ ...report, stopped, remaining: ['/v1/debtors/51'] }, plain);
  expect(text).toMatch(/^! Incomplete: 1 violation .* Interrupted\. Not everything was checked\.\n/);
  expect(text).not.toMatch(/Passes|Fails/);
  expect(text).toContain(
    '\nThe run created these records and could not delete them; --cleanup tries again:\n  /v1/debtors/51\n',
  );
});

test('A cause has its number of violations, a line for each finding, and the shortest commands', () => {
  const operations = Array.from({ length: 10 }, (_, index) => ({
    ...violation,
    operation: `list${index}`,
    details: [detail, { ...detail, message: 'Another field.', isKnown: index > 0 }],
  }));
  const text = formatReport({ ...report, causes: [{ ...cause, cause: 'status 500', violations: operations }] }, plain);
  expect(text).toContain('    ✗ 10  filter (status 500): documented: The name');
  expect(text).toContain('\n  list0 200, 3 times: Another field.\n');
  expect(text).toContain('\n  and 17 more\n');
  expect(text.match(/curl/g)).toHaveLength(1);
});

test('However much is wrong, the report is at most 32 lines, and the last one says where the others are', () => {
  const causes = Array.from({ length: 300 }, () => ({
    ...cause,
    violations: Array.from({ length: 50 }, () => violation),
  }));
  const remaining = Array.from({ length: 500 }, (_, id) => `/v1/debtors/${id}`);
  const lines = formatReport({ ...report, causes, remaining }, plain)
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(33);
  expect(lines.at(-1)).toMatch(/^and \d+ more lines; --report writes all$/);
});

test('Decisions are apart from what the platform documents, and known violations are marked', () => {
  const text = formatReport({ ...report, causes: [cause, knownCause] }, plain);
  expect(text).toMatch(
    /\nDiffers from a decision of the contract\n {5}! 1 {2}content-language \(status 401\): decided: /,
  );
  expect(text).toContain('createDebtor 401: Content-Language is "nl". (known)');
  expect(text).toContain('2 violations (1 of what the platform documents, 1 known) in');
});

test('Decisions in which a server differs are no violations, and have a line each', () => {
  const decisions = Array.from({ length: 7 }, (_, index) => ({
    ...otherDecision,
    statements: [{ id: `decision-${index}`, status: 'decided', statement: 'The server decides.' } as const],
  }));
  const text = formatReport({ ...report, causes: decisions }, plain);
  expect(text).toMatch(/^✓ Passes: 0 violations in 12 requests, 1\.3 s/);
  expect(text).toContain(
    '\nDecisions in which this server differs\n       1  decision-0: createDebtor: Content-Language is "nl".\n',
  );
  expect(text).toContain('\n  and 2 more; --decisions all shows every one\n');
  expect(text.split('\n').length).toBeLessThanOrEqual(18);
  expect(formatReport({ ...report, causes: decisions }, plain, true)).toContain('       1  decision-6: ');
});

test('A request without a response has no status', () => {
  const lost = { ...violation, status: 0, times: 1 };
  const text = formatReport({ ...report, causes: [{ ...cause, violations: [lost] }] }, plain);
  expect(text).toContain('\n  listDebtors no response: The name');
});

test('Colors are for terminals that have them', () => {
  const colored = createColorize({ write: () => true, hasColors: () => true });
  expect(formatReport(report, colored)).toContain('\u001B[31m✗ Fails');
  expect(formatReport(report, plain)).not.toContain('\u001B');
  expect(createColorize({ write: () => true, hasColors: () => false })('red', 'text')).toBe('text');
});
