import { formatCount } from '../../programs/format-count.ts';
import type { Basis } from '../rules/provenance.ts';
import type { Violation } from '../rules/violations.ts';
import { type Cause, getViolations, isFailing, type Report, type SkipReason } from './build-report.ts';

export const SYMBOLS = { valid: '✓', violated: '✗', requested: '○', skipped: '·' } as const;

/** Titles of the groups of causes, the worst first. */
const BASIS_TITLES: Readonly<Record<Basis | 'inferred', string>> = {
  documented: 'Breaks what the platform documents',
  inferred: 'Breaks what follows from what the platform documents',
  decided: 'Differs from a decision of the contract',
};

/** Verdicts. A run that ended early has none. */
const VERDICTS = { passed: 'Passes', failed: 'Fails', incomplete: 'Incomplete' } as const;

const getOutcome = (report: Report): keyof typeof VERDICTS => {
  if (report.stopped) return 'incomplete';
  return isFailing(report) ? 'failed' : 'passed';
};

export type Summary = ReturnType<typeof summarize>;
export type CauseSummary = ReturnType<typeof summarizeCause>;
export type Finding = CauseSummary['findings'][number];

/** Summarizes a report in the words and order of every format; empty texts say nothing. */
export function summarize(report: Report) {
  const { covered, documented, requested, requests, seconds, stopped, causes, skipped } = report;
  const outcome = getOutcome(report);
  const onDemand = requested > 0 ? `, ${requested} returned on demand` : '';
  const byBasis = Map.groupBy(
    causes.filter(({ isDecision }) => !isDecision),
    ({ basis }) => basis,
  );
  const groups = (Object.keys(BASIS_TITLES) as Basis[])
    .map((basis) => ({ basis, title: BASIS_TITLES[basis], causes: (byBasis.get(basis) ?? []).map(summarizeCause) }))
    .filter((group) => group.causes.length > 0);
  return {
    outcome,
    verdict: `${VERDICTS[outcome]}: ${formatViolationCount(getViolations(report))}`,
    differences: toDifferences(causes),
    coverage: `${covered} of ${documented} statuses of the contract covered${onDemand}`,
    effort: `${formatCount(requests, 'request')}${formatUnjudged(report)}, ${seconds.toFixed(1)} s`,
    stopped: stopped ? `${stopped.message} Not everything was checked.` : '',
    groups,
    findings: groups.flatMap((group) => group.causes.flatMap(({ findings }) => findings)),
    skipped: skipped.map(({ count, reason, statuses }) => ({ count, reason, statuses: formatStatuses(statuses) })),
  };
}

export const DIFFERENCES_TITLE = 'Decisions in which this server differs';

/** Lists different decisions of a server, the most frequent first, with an example of each. */
function toDifferences(causes: readonly Cause[]) {
  const decisions = causes.filter(({ isDecision }) => isDecision);
  return [...Map.groupBy(decisions, ({ statements }) => statements[0]?.id ?? '')]
    .map(([id, group]) => {
      const violations = group.flatMap((cause) => cause.violations);
      const [{ operation, details }] = violations as [Violation];
      const statement = group[0]?.statements[0]?.statement ?? '';
      return { id, statement, count: violations.length, example: `${operation}: ${details[0]?.message}` };
    })
    .sort((a, b) => b.count - a.count);
}

/** ` (3 others not judged: 2 of no operation of the contract, 1 too large)`. */
function formatUnjudged({ unjudged = {} }: Report): string {
  const reasons = Object.entries(unjudged);
  if (reasons.length === 0) return '';
  const total = reasons.reduce((sum, [, count]) => sum + count, 0);
  return ` (${formatCount(total, 'other')} not judged: ${reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')})`;
}

/** `3 violations (1 of what the platform documents, 2 known)`. */
function formatViolationCount(violations: readonly Violation[]): string {
  const facts = [
    [violations.filter(({ basis }) => basis === 'documented').length, 'of what the platform documents'],
    [violations.filter(({ details }) => details.every(({ isKnown }) => isKnown)).length, 'known'],
  ] as const;
  const shown = facts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return `${formatCount(violations.length, 'violation')}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`;
}

const summarizeCause = ({ rule, title, cause, statements, violations }: Cause) => ({
  title: `${rule}${cause && ` (${cause})`}`,
  rule: `${title}.`,
  count: violations.length,
  symbol: violations.some((violation) => violation.isFailing) ? SYMBOLS.violated : '!',
  statements: statements.map(({ id, status, statement }) => `${status}: ${statement} [${id}]`),
  findings: violations.flatMap((violation) =>
    violation.details.map((detail) => ({
      violation,
      detail,
      place: formatPlace(violation),
      message: `${detail.message}${detail.isKnown ? ' (known)' : ''}`,
    })),
  ),
});

export const formatPlace = ({ operation, status, times }: Violation): string =>
  `${operation} ${status || 'no response'}${times === 1 ? '' : `, ${times} times`}`;

const MAX_NAMES = 3;

/** `403 of getDebtor; 429 of 157 operations`. */
const formatStatuses = (statuses: SkipReason['statuses']): string =>
  statuses
    .map(({ status, operations: { length }, operations }) =>
      length > MAX_NAMES ? `${status} of ${length} operations` : `${status} of ${operations.join(', ')}`,
    )
    .join('; ');

/** Returns the first items as lines, and how many more there are. */
export const limitLines = (lines: readonly string[], limit: number, where = ''): readonly string[] =>
  lines.length <= limit ? lines : [...lines.slice(0, limit), `and ${lines.length - limit} more${where}`];
