import type { Cell } from '../coverage.ts';
import type { Report, ReportedViolation, Row } from './report.ts';
import { xml } from './xml.ts';

/** A test case: a status of an operation. */
interface Case {
  readonly name: string;
  readonly cell: Cell | undefined;
  readonly violations: readonly ReportedViolation[];
}

/**
 * The report as JUnit XML, for servers that build and test: a suite for each operation, a test case for each status.
 * What was not reachable is skipped, with its reason.
 */
export function junitOf(report: Report): string {
  const suites = report.groups.flatMap(({ operations }) =>
    operations.map((row) => suiteOf(row, casesOf(row, report.violations), report)),
  );
  const cases = report.groups.flatMap(({ operations }) => operations.flatMap((row) => casesOf(row, report.violations)));
  const attributes = xml.attributes({ name: 'contract', ...countsOf(cases), time: report.seconds.toFixed(3) });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes}>\n${suites.join('\n')}\n</testsuites>\n`;
}

/** A status that is violated but was not documented has a case of its own; so has what was not answered at all. */
function casesOf({ id, cells }: Row, violations: readonly ReportedViolation[]): Case[] {
  const own = violations.filter(({ operation }) => operation === id);
  const byStatus = Map.groupBy(own, ({ status }) => (status === 0 ? 'no answer' : String(status)));
  const names = new Set([...Object.keys(cells), ...byStatus.keys()]);
  return [...names].map((name) => ({ name, cell: cells[name], violations: byStatus.get(name) ?? [] }));
}

function suiteOf({ id, method, path }: Row, cases: readonly Case[], { begun }: Report): string {
  const attributes = xml.attributes({ name: id, ...countsOf(cases), timestamp: begun.replace(/\.\d+Z$/, '') });
  const lines = cases.map((one) => caseOf(`${method} ${path}`, id, one));
  return `  <testsuite${attributes}>\n${lines.join('\n')}\n  </testsuite>`;
}

function countsOf(cases: readonly Case[]) {
  const failures = cases.filter(({ violations }) => violations.length > 0).length;
  const skipped = cases.filter((one) => one.violations.length === 0 && whyNot(one) !== undefined).length;
  return { tests: String(cases.length), failures: String(failures), errors: '0', skipped: String(skipped) };
}

const whyNot = ({ cell }: Case): string | undefined => (cell?.state === 'not reachable' ? cell.why : undefined);

function caseOf(what: string, id: string, one: Case): string {
  const attributes = xml.attributes({ classname: `contract.${id}`, name: `${one.name} ${what}` });
  const why = whyNot(one);
  const [first, ...more] = one.violations;
  if (first) return `    <testcase${attributes}>\n${failureOf([first, ...more])}\n    </testcase>`;
  if (why === undefined) return `    <testcase${attributes}/>`;
  return `    <testcase${attributes}>\n      <skipped${xml.attributes({ message: why })}/>\n    </testcase>`;
}

/** Most readers show the first failure of a case only, so there is one, with all that is wrong. */
function failureOf(violations: readonly [ReportedViolation, ...ReportedViolation[]]): string {
  const [first] = violations;
  const more = violations.length > 1 ? ` (and ${violations.length - 1} more)` : '';
  const attributes = xml.attributes({ type: first.rule, message: `${first.message}${more}` });
  const texts = violations.map(({ rule, about, message, times, curl }) =>
    [`${rule}: ${message}`, `Tried: ${about}. Seen ${times === 1 ? 'once' : `${times} times`}.`, ...curl].join('\n'),
  );
  return `      <failure${attributes}>${xml.text(texts.join('\n\n'))}</failure>`;
}
