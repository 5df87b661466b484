import { formatElement, formatJunitReport, type JunitCase, type JunitSuite } from '../../mocks/messages/junit.ts';
import type { Cell } from '../rules/coverage.ts';
import type { Violation } from '../rules/violations.ts';
import { getViolations, type Report, type Row } from './build-report.ts';

/** The report as JUnit XML: a suite for each operation, a test case for each status, skipped with its reason. */
export function formatJunit(report: Report): string {
  const { groups, workflows, start, seconds } = report;
  const violations = getViolations(report);
  const suites = groups
    .flatMap(({ operations }) => operations)
    .map((row): JunitSuite => {
      const timestamp = start.replace(/\.\d+Z$/, '');
      return { name: row.id, cases: toCases(row, violations), timestamp };
    });
  if (workflows.length > 0) suites.push({ name: 'workflows', cases: workflows.map(toWorkflowCase) });
  return formatJunitReport('contract', suites, seconds);
}

/** Statuses that are not documented, and a missing response, have test cases too. */
function toCases({ id, method, path, cells }: Row, violations: readonly Violation[]): readonly JunitCase[] {
  const byStatus = Map.groupBy(
    violations.filter(({ operation }) => operation === id),
    ({ status }) => (status === 0 ? 'no response' : String(status)),
  );
  const statuses = new Set([...Object.keys(cells), ...byStatus.keys()]);
  return [...statuses].map((status) => ({
    classname: `contract.${id}`,
    name: `${status} ${method} ${path}`,
    ...toOutcome(cells[status], byStatus.get(status) ?? []),
  }));
}

function toOutcome(cell: Cell | undefined, violations: readonly Violation[]): Pick<JunitCase, 'outcome' | 'content'> {
  if (violations.length === 0 && cell?.state === 'skipped') {
    return { outcome: 'skipped', content: formatElement('skipped', { message: cell.reason }) };
  }
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
