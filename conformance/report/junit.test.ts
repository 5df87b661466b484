import { expect, test } from 'vitest';
import { junitOf } from './junit.ts';
import { report, violation } from './testing.ts';
import { xml } from './xml.ts';

test('an operation is a suite, a status is a test case', () => {
  expect(junitOf(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="5" failures="1" errors="0" skipped="2" time="1.250">
  <testsuite name="listDebtors" tests="3" failures="1" errors="0" skipped="1" timestamp="2026-04-16T09:30:00">
    <testcase classname="contract.listDebtors" name="200 GET /v1/debtors">
      <failure type="filter" message="The name is &quot;&lt;b&gt;Jansen &amp; Zn&lt;/b&gt;&quot;; ]]&gt; was to be expected.">filter: The name is "&lt;b&gt;Jansen &amp; Zn&lt;/b&gt;"; ]]&gt; was to be expected.
Tried: filter name. Seen 3 times.
curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=&lt;b&gt;&amp;page=2'</failure>
    </testcase>
    <testcase classname="contract.listDebtors" name="401 GET /v1/debtors"/>
    <testcase classname="contract.listDebtors" name="429 GET /v1/debtors">
      <skipped message="the server has no limit"/>
    </testcase>
  </testsuite>
  <testsuite name="createDebtor" tests="2" failures="0" errors="0" skipped="1" timestamp="2026-04-16T09:30:00">
    <testcase classname="contract.createDebtor" name="201 POST /v1/debtors">
      <skipped message="the run only reads"/>
    </testcase>
    <testcase classname="contract.createDebtor" name="401 POST /v1/debtors"/>
  </testsuite>
</testsuites>
`);
});

test('all violations of a status are in its one failure', () => {
  const other = { ...violation, rule: 'order', message: 'Not sorted.' };
  const made = junitOf({ ...report, violations: [violation, other] });
  expect(made.match(/<failure /g)).toHaveLength(1);
  expect(made).toContain('was to be expected. (and 1 more)"');
  expect(made).toContain('\n\norder: Not sorted.');
});

test('an answer that nobody documented, and none at all, have cases of their own', () => {
  const surprises = [
    { ...violation, status: 405 },
    { ...violation, status: 0 },
  ];
  const made = junitOf({ ...report, violations: surprises });
  expect(made).toContain('name="405 GET /v1/debtors">\n      <failure');
  expect(made).toContain('name="no answer GET /v1/debtors">\n      <failure');
  expect(made).toContain('<testsuites name="contract" tests="7" failures="2"');
});

test('what XML has no place for is replaced', () => {
  expect(xml.text('a\u0000b\u001Bc\uD800d\uFFFEe\n😀')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\n😀');
  expect(xml.attributes({ text: 'one\ntwo\t"three"' })).toBe(' text="one&#10;two&#9;&quot;three&quot;"');
});
