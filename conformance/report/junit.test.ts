import { expect, test } from 'vitest';
import { cause, detail, knownCause, otherDecision, report, violation } from '../../test/support/conformance-report.ts';
import type { Violation } from '../rules/violations.ts';
import type { Report } from './build-report.ts';
import { formatJunit } from './junit.ts';

test('An operation is a suite with the statuses that ran, and what was skipped is a suite with its reasons', () => {
  expect(formatJunit(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="5" failures="1" errors="0" skipped="2" time="1.250">
  <testsuite name="listDebtors" tests="2" failures="1" errors="0" skipped="0" timestamp="2026-04-16T09:30:00">
    <testcase classname="contract.listDebtors" name="200 GET /v1/debtors">
      <failure type="filter" message="The name is &#34;&#60;b&#62;Jansen &#38; Zn&#60;/b&#62;&#34;; expected ]]&#62; | *.">filter: The name is "&#60;b&#62;Jansen &#38; Zn&#60;/b&#62;"; expected ]]&#62; | *.
Test: filter name. documented: field-filters.
curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=&#60;b&#62;&#38;page=2'</failure>
    </testcase>
    <testcase classname="contract.listDebtors" name="401 GET /v1/debtors"/>
  </testsuite>
  <testsuite name="createDebtor" tests="1" failures="0" errors="0" skipped="0" timestamp="2026-04-16T09:30:00">
    <testcase classname="contract.createDebtor" name="401 POST /v1/debtors"/>
  </testsuite>
  <testsuite name="skipped" tests="2" failures="0" errors="0" skipped="2">
    <testcase classname="contract.skipped" name="the run only reads (1)">
      <skipped message="201 of createDebtor"/>
    </testcase>
    <testcase classname="contract.skipped" name="the server has no limit (1)">
      <skipped message="429 of listDebtors"/>
    </testcase>
  </testsuite>
</testsuites>
`);
});

const withViolations = (...violations: Violation[]): Report => ({ ...report, causes: [{ ...cause, violations }] });

test('One failure has all details of a status', () => {
  const other = { ...violation, rule: 'sort', details: [{ ...detail, message: 'Not sorted.' }] } as const;
  const xml = formatJunit(withViolations(violation, other));
  expect(xml.match(/<failure /g)).toHaveLength(1);
  expect(xml).toContain('expected ]]&#62; | *. (and 1 more)"');
  expect(xml).toContain('\n\nsort: Not sorted.');
});

test('An undocumented status and a missing response have test cases', () => {
  const xml = formatJunit(withViolations({ ...violation, status: 405 }, { ...violation, status: 0 }));
  expect(xml).toContain('name="405 GET /v1/debtors">\n      <failure');
  expect(xml).toContain('name="no response GET /v1/debtors">\n      <failure');
  expect(xml).toContain('<testsuites name="contract" tests="7" failures="2"');
});

test('A violation that does not fail the run is output of its test case', () => {
  const xml = formatJunit({ ...report, causes: [knownCause] });
  expect(xml).toContain('failures="0"');
  expect(xml).toMatch(/name="401 POST \/v1\/debtors">\s+<system-out>content-language: Content-Language is "nl"\./);
});

test('A decision in which a server differs is no part of a test case', () => {
  const xml = formatJunit({ ...report, causes: [otherDecision] });
  expect(xml).toContain('failures="0"');
  expect(xml).not.toContain('Content-Language');
});

test('Characters that XML does not allow are replaced, and line breaks in attributes are escaped', () => {
  const message = 'a\u0000b\u001Bc\uD800d\uFFFEe\n😀';
  const xml = formatJunit(withViolations({ ...violation, details: [{ ...detail, message }] }));
  expect(xml).toContain('filter: a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\n😀');
  expect(xml).toContain('message="a\uFFFDb\uFFFDc\uFFFDd\uFFFDe&#10;😀"');
});
