import { formatElement, formatJunitReport, type JunitCase, type JunitSuite } from '../../mocks/messages/junit.ts';
import type { Violation } from '../rules/violations.ts';
import { getViolations, type Report, type Row } from './build-report.ts';
import { type Summary, summarize } from './summary.ts';

/**
 * The report as JUnit XML: a suite for each operation with a test case for each status that a response had, and one for what
 * was skipped, with a test case for each reason.
 */
export function formatJunit(report: Report): string {
  const { groups, workflows, start, seconds } = report;
  const violations = getViolations(report);
  const timestamp = start.replace(/\.\d+Z$/, '');
  const suites = [
    ...groups
      .flatMap(({ operations }) => operations)
      .map((row): JunitSuite => ({ name: row.id, cases: toCases(row, violations), timestamp })),
    { name: 'workflows', cases: workflows.map(toWorkflowCase) },
    { name: 'skipped', cases: summarize(report).skipped.map(toSkippedCase) },
  ];
  const shown = suites.filter(({ cases }) => cases.length > 0);
  return formatJunitReport('contract', shown, seconds);
}

/** Statuses that are not in the contract, and a missing response, have test cases too. */
function toCases({ id, method, path, cells }: Row, violations: readonly Violation[]): readonly JunitCase[] {
  const byStatus = Map.groupBy(
    violations.filter(({ operation }) => operation === id),
    ({ status }) => (status === 0 ? 'no response' : String(status)),
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

function toOutcome(violations: readonly Violation[]): Pick<JunitCase, 'outcome' | 'content'> {
  const failing = violations.filter(({ isFailing }) => isFailing);
  const others = violations.filter(({ isFailing }) => !isFailing);
  const output = others.length > 0 ? formatElement('system-out', {}, formatViolations(others)) : '';
  const failure = failing.length > 0 ? formatFailure(failing) : '';
  return { outcome: failing.length > 0 ? 'failed' : 'passed', content: `${failure}${output}` };
}

/** Most readers show only the first failure of a test case, so it has all violations. */
function formatFailure(violations: readonly Violation[]): string {
  const details = violations.flatMap((violation) => violation.details);
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  const attributes = { type: violations[0]?.rule ?? '', message: `${details[0]?.message}${more}` };
  return formatElement('failure', attributes, formatViolations(violations));
}

const formatViolations = (violations: readonly Violation[]): string =>
  violations
    .flatMap(({ rule, basis, details }) =>
      details.map(({ message, description, curl, provenance }) =>
        [`${rule}: ${message}`, `Test: ${description}. ${basis}: ${provenance.join(', ')}.`, ...curl].join('\n'),
      ),
    )
    .join('\n\n');

function toWorkflowCase({ name, status, summary, details }: Report['workflows'][number]): JunitCase {
  const contents = {
    passed: '',
    skipped: formatElement('skipped', { message: summary }),
    failed: formatElement('failure', { message: 'The workflow fails.' }, details),
  };
  return { classname: 'contract.workflows', name, outcome: status, content: contents[status] };
}
