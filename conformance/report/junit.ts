import type { Report, Row } from './build-report.ts';
import { type Finding, type Summary, summarize } from './summary.ts';

interface TestCase {
  readonly classname: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Elements; empty for a test case that passes. */
  readonly content: string;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly TestCase[];
  readonly attributes?: Attributes;
}

type Attributes = Readonly<Record<string, string | number>>;

/**
 * Formats the report as JUnit XML: a suite per operation with a test case per observed status, and a suite for skipped ones with
 * a test case per reason.
 */
export function formatJunit(report: Report): string {
  const { operations, start, seconds } = report;
  const { findings, skipped } = summarize(report);
  const timestamp = start.replace(/\.\d+Z$/, '');
  const all: readonly Suite[] = [
    ...operations.map((row) => ({ name: row.id, cases: toCases(row, findings), attributes: { timestamp } })),
    { name: 'skipped', cases: skipped.map(toSkippedCase) },
  ];
  const suites = all.filter(({ cases }) => cases.length > 0);
  const counts = countOutcomes(suites.flatMap(({ cases }) => cases));
  const attributes = formatAttributes({ name: 'contract', ...counts, time: seconds.toFixed(3) });
  const lines = suites.map(formatSuite).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes}>\n${lines}\n</testsuites>\n`;
}

/** Returns test cases, also for undocumented statuses and missing responses. */
function toCases({ id, method, path, cells }: Row, findings: readonly Finding[]): readonly TestCase[] {
  const byStatus = Map.groupBy(
    findings.filter(({ violation }) => violation.operation === id),
    ({ violation }) => String(violation.status || 'no response'),
  );
  const seen = Object.keys(cells).filter((status) => cells[status]?.state !== 'skipped');
  return [...new Set([...seen, ...byStatus.keys()])].map((status) => ({
    classname: `contract.${id}`,
    name: `${status} ${method} ${path}`,
    ...toOutcome(byStatus.get(status) ?? []),
  }));
}

const toSkippedCase = ({ count, reason, statuses }: Summary['skipped'][number]): TestCase => ({
  classname: 'contract.skipped',
  name: `${reason} (${count})`,
  outcome: 'skipped',
  content: formatElement('skipped', { message: statuses }),
});

/** Formats all findings of a test case as one failure: most readers show only the first. */
function toOutcome(findings: readonly Finding[]): Pick<TestCase, 'outcome' | 'content'> {
  const failing = findings.filter(({ violation }) => violation.isFailing);
  const others = findings.filter(({ violation }) => !violation.isFailing);
  const output = others.length > 0 ? formatElement('system-out', {}, formatFindings(others)) : '';
  const [first] = failing;
  if (!first) return { outcome: 'passed', content: output };
  const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : '';
  const attributes = { type: first.violation.rule, message: `${first.message}${more}` };
  return { outcome: 'failed', content: `${formatElement('failure', attributes, formatFindings(failing))}${output}` };
}

const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ violation: { rule, basis }, message, detail: { description, provenance, curl } }) =>
      [`${rule}: ${message}`, `Test: ${description}. ${basis}: ${provenance.join(', ')}.`, ...curl].join('\n'),
    )
    .join('\n\n');

function formatSuite({ name, cases, attributes }: Suite): string {
  const lines = cases.map((testCase) => {
    const start = `    <testcase${formatAttributes({ classname: testCase.classname, name: testCase.name })}`;
    return testCase.content === '' ? `${start}/>` : `${start}>\n      ${testCase.content}\n    </testcase>`;
  });
  const all = formatAttributes({ name, ...countOutcomes(cases), ...attributes });
  return `  <testsuite${all}>\n${lines.join('\n')}\n  </testsuite>`;
}

function countOutcomes(cases: readonly TestCase[]) {
  const count = (expected: TestCase['outcome']): number => cases.filter(({ outcome }) => outcome === expected).length;
  return { tests: cases.length, failures: count('failed'), errors: 0, skipped: count('skipped') };
}

function formatElement(name: string, attributes: Attributes, text = ''): string {
  const start = `<${name}${formatAttributes(attributes)}`;
  return text === '' ? `${start}/>` : `${start}>${escapeXml(text, /[&<>\r]/g)}</${name}>`;
}

/** Characters that XML 1.0 forbids even when escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Replaces forbidden characters, and escapes special ones as numeric references. */
const escapeXml = (text: string, special: RegExp): string =>
  text.replaceAll(FORBIDDEN, '\u{FFFD}').replaceAll(special, (character) => `&#${character.codePointAt(0)};`);

/** Formats attributes. A reader turns a bare line break into a space. */
const formatAttributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value), /[&<>"\t\n\r]/g)}"`)
    .join('');
