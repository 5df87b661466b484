import type { Cell } from '../coverage.ts';
import { getViolations, type Report, type ReportedViolation, type Row } from './build-report.ts';

/** A status of an operation. */
interface TestCase {
  readonly name: string;
  readonly cell: Cell | undefined;
  readonly violations: readonly ReportedViolation[];
}

/** The report as JUnit XML: a suite for each operation, a test case for each status, skipped with its reason. */
export function formatJunit(report: Report): string {
  const rows = report.groups.flatMap(({ operations }) => operations);
  const suites = rows.map((row) => [row, toTestCases(row, getViolations(report))] as const);
  const [total, workflows] = [countCases(suites.flatMap(([, cases]) => cases)), countWorkflows(report)];
  const counts = {
    tests: total.tests + workflows.tests,
    failures: total.failures + workflows.failures,
    errors: 0,
    skipped: total.skipped + workflows.skipped,
  };
  const attributes = formatAttributes({ name: 'contract', ...counts, time: report.seconds.toFixed(3) });
  const lines = [
    ...suites.map(([row, cases]) => formatSuite(row, cases, report)),
    ...(report.workflows.length > 0 ? [formatWorkflows(report)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes}>\n${lines.join('\n')}\n</testsuites>\n`;
}

/** Statuses that are not documented, and a missing response, have test cases too. */
function toTestCases({ id, cells }: Row, violations: readonly ReportedViolation[]): TestCase[] {
  const byStatus = Map.groupBy(
    violations.filter(({ operation }) => operation === id),
    ({ status }) => (status === 0 ? 'no response' : String(status)),
  );
  const names = new Set([...Object.keys(cells), ...byStatus.keys()]);
  return [...names].map((name) => ({ name, cell: cells[name], violations: byStatus.get(name) ?? [] }));
}

function formatSuite({ id, method, path }: Row, cases: readonly TestCase[], { start }: Report): string {
  const attributes = formatAttributes({ name: id, ...countCases(cases), timestamp: start.replace(/\.\d+Z$/, '') });
  const lines = cases.map((testCase) => formatCase(`${method} ${path}`, id, testCase));
  return `  <testsuite${attributes}>\n${lines.join('\n')}\n  </testsuite>`;
}

function countWorkflows({ workflows }: Report) {
  const count = (expected: string): number => workflows.filter(({ status }) => status === expected).length;
  return { tests: workflows.length, failures: count('failed'), errors: 0, skipped: count('skipped') };
}

/** The suite of the workflows: a test case for each. */
function formatWorkflows(report: Report): string {
  const lines = report.workflows.map(({ name, status, summary, details }) => {
    const start = `    <testcase${formatAttributes({ classname: 'contract.workflows', name })}`;
    if (status === 'passed') return `${start}/>`;
    const message = formatAttributes({ message: status === 'failed' ? 'The workflow fails.' : summary });
    const content =
      status === 'failed' ? `<failure${message}>${escapeText(details)}</failure>` : `<skipped${message}/>`;
    return `${start}>\n      ${content}\n    </testcase>`;
  });
  const attributes = formatAttributes({ name: 'workflows', ...countWorkflows(report) });
  return `  <testsuite${attributes}>\n${lines.join('\n')}\n  </testsuite>`;
}

function countCases(cases: readonly TestCase[]) {
  const failures = cases.filter(({ violations }) => violations.some(({ isFailing }) => isFailing)).length;
  const skipped = cases.filter(({ violations, cell }) => violations.length === 0 && cell?.state === 'skipped').length;
  return { tests: cases.length, failures, errors: 0, skipped };
}

function formatCase(request: string, id: string, { name, cell, violations }: TestCase): string {
  const attributes = formatAttributes({ classname: `contract.${id}`, name: `${name} ${request}` });
  const skipped = cell?.state === 'skipped' ? `<skipped${formatAttributes({ message: cell.reason })}/>` : '';
  const [failing, others] = [true, false].map((isFailing) => violations.filter((it) => it.isFailing === isFailing));
  const output = others?.length ? `<system-out>${escapeText(formatViolations(others))}</system-out>` : '';
  const content = violations.length > 0 ? `${failing?.length ? formatFailure(failing) : ''}${output}` : skipped;
  const start = `    <testcase${attributes}`;
  return content === '' ? `${start}/>` : `${start}>\n      ${content}\n    </testcase>`;
}

/** Most readers show only the first failure of a test case, so it has all violations. */
function formatFailure(violations: readonly ReportedViolation[]): string {
  const details = violations.flatMap((violation) => violation.details);
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  const attributes = formatAttributes({ type: violations[0]?.rule ?? '', message: `${details[0]?.message}${more}` });
  return `<failure${attributes}>${escapeText(formatViolations(violations))}</failure>`;
}

const formatViolations = (violations: readonly ReportedViolation[]): string =>
  violations
    .flatMap(({ rule, basis, details }) =>
      details.map(({ message, description, curl, provenance }) =>
        [`${rule}: ${message}`, `Test: ${description}. ${basis}: ${provenance.join(', ')}.`, ...curl].join('\n'),
      ),
    )
    .join('\n\n');

const escapeText = (text: string): string => escapeXml(text, /[&<>\r]/g);

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Replaces forbidden characters, and escapes special ones as numeric references. */
const escapeXml = (text: string, special: RegExp): string =>
  text.replaceAll(FORBIDDEN, '\u{FFFD}').replaceAll(special, (character) => `&#${character.codePointAt(0)};`);

/** A reader turns a bare line break of an attribute into a space. */
const formatAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value), /[&<>"\t\n\r]/g)}"`)
    .join('');
