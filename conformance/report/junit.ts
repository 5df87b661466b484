import type { Report, Row } from './build-report.ts';
import { formatElement, formatJunitReport, type JunitCase, type JunitSuite } from './junit-xml.ts';
import { type Finding, type Summary, summarize } from './summary.ts';

/**
 * The report as JUnit XML: a suite for each operation with a test case for each status that a response had, and one for what
 * was skipped, with a test case for each reason.
 */
export function formatJunit(report: Report): string {
  const { groups, start, seconds } = report;
  const { findings, skipped } = summarize(report);
  const timestamp = start.replace(/\.\d+Z$/, '');
  const suites: readonly JunitSuite[] = [
    ...groups.flatMap(({ operations }) =>
      operations.map((row) => ({ name: row.id, cases: toCases(row, findings), timestamp })),
    ),
    { name: 'skipped', cases: skipped.map(toSkippedCase) },
  ];
  return formatJunitReport(
    'contract',
    suites.filter(({ cases }) => cases.length > 0),
    seconds,
  );
}

/** Statuses that are not in the contract, and a missing response, have test cases too. */
function toCases({ id, method, path, cells }: Row, findings: readonly Finding[]): readonly JunitCase[] {
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

const toSkippedCase = ({ count, reason, statuses }: Summary['skipped'][number]): JunitCase => ({
  classname: 'contract.skipped',
  name: `${reason} (${count})`,
  outcome: 'skipped',
  content: formatElement('skipped', { message: statuses }),
});

/** Most readers show only the first failure of a test case, so it has all findings. */
function toOutcome(findings: readonly Finding[]): Pick<JunitCase, 'outcome' | 'content'> {
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
