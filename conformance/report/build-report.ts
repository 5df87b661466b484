import { readStatements, type Statement } from '../../programs/statements.ts';
import type { RunResult } from '../checks/run.ts';
import { document, type Operation } from '../contract.ts';
import type { Cell, Coverage } from '../rules/coverage.ts';
import { type Basis, getUndocumented } from '../rules/provenance.ts';
import { type RuleId, rules } from '../rules/rules.ts';
import { getGroupKey, toLine, type Violation } from '../rules/violations.ts';
import type { Profile, Settings } from '../session/settings.ts';
import type { StopReason } from '../session/stop.ts';

/** Result of a run as data, without secrets: the source of every reporter and of the exit code. */
export interface Report extends ReturnType<Coverage['count']> {
  readonly server: string;
  readonly contract: string;
  /** Administration; null for the token's default. */
  readonly administration: number | null;
  readonly profile: Profile;
  readonly write: boolean;
  readonly start: string;
  readonly seconds: number;
  readonly requests: number;
  /** Numbers of other requests, which a proxy forwarded but did not judge, by reason. */
  readonly unjudged?: Readonly<Record<string, number>>;
  /** Reason of an incomplete run; null for a complete one. */
  readonly stopped: { readonly reason: StopReason; readonly message: string } | null;
  readonly operations: readonly Row[];
  /** Reasons why documented statuses were not covered, the most frequent first. */
  readonly skipped: readonly SkipReason[];
  /** Violations by rule and cause: documented statements first, then by frequency. */
  readonly causes: readonly Cause[];
  readonly remaining: readonly string[];
  readonly decisions: readonly Decision[];
}

export interface Cause {
  readonly rule: RuleId;
  readonly title: string;
  readonly basis: Basis;
  /** Cause, such as `status 500`; empty when it is the rule itself. */
  readonly cause: string;
  /** True when the server decided otherwise than the contract, which is no fault. */
  readonly isDecision: boolean;
  /** Statements that it breaks, the one that determines its basis first. */
  readonly statements: readonly Pick<Statement, 'id' | 'status' | 'statement'>[];
  readonly violations: readonly Violation[];
}

/** Operation, with a cell for each documented or observed status. */
export interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface SkipReason {
  readonly reason: string;
  readonly count: number;
  readonly statuses: readonly { readonly status: string; readonly operations: readonly string[] }[];
}

export interface ReportOptions {
  readonly result: RunResult;
  readonly settings: Pick<Settings, 'tenant' | 'write' | 'profile'>;
  readonly start: Date;
  readonly displayUrl: string;
}

export function buildReport(options: ReportOptions): Report {
  const { result, settings, start, displayUrl } = options;
  const { coverage, violations, requests, seconds, stop, remaining, redact } = result;
  return {
    server: displayUrl,
    contract: document.info.version,
    administration: settings.tenant ?? null,
    profile: settings.profile,
    write: settings.write,
    start: start.toISOString(),
    seconds,
    requests,
    ...(result.unjudged && { unjudged: Object.fromEntries(result.unjudged) }),
    ...coverage.count(),
    stopped: stop ? { reason: stop.reason, message: toLine(redact(stop.message)) } : null,
    operations: coverage.operations.map((operation) => toRow(operation, result)),
    skipped: toSkipReasons(coverage),
    causes: toCauses(violations),
    remaining: remaining.map(redact),
    decisions: toDecisions(violations, result.confirmed),
  };
}

/** Returns causes that break a statement. A different decision is no violation. */
export const getViolations = ({ causes }: Pick<Report, 'causes'>): readonly Violation[] =>
  causes.filter(({ isDecision }) => !isDecision).flatMap(({ violations }) => violations);

export const isFailing = (report: Pick<Report, 'causes'>): boolean =>
  getViolations(report).some((violation) => violation.isFailing);

/** Returns the exit code of a run: 130 when it was interrupted, 2 when it could not continue, 1 when it failed, else 0. */
export function getExitCode(report: Report, requireCoverage: boolean): number {
  const { stopped, covered, provokable } = report;
  if (stopped?.reason === 'interrupted') return 130;
  if (stopped) return 2;
  const isIncomplete = requireCoverage && covered < provokable;
  return isIncomplete || isFailing(report) ? 1 : 0;
}

function toCauses(violations: readonly Violation[]): readonly Cause[] {
  const getSize = (cause: Cause): number => (cause.basis === 'documented' ? 1e6 : 0) + cause.violations.length;
  const all = new Map(violations.length > 0 ? readStatements().map((statement) => [statement.id, statement]) : []);
  return [...Map.groupBy(violations, getGroupKey).values()]
    .map((group): Cause => {
      const [{ rule, basis, cause, statement: main, isDecision }] = group as [Violation];
      const ids = group.flatMap(({ details }) => details.flatMap(({ provenance }) => provenance));
      const statements = [...new Set([main, ...ids])].flatMap((own) => {
        const { id, status, statement } = all.get(own) as Statement;
        return [{ id, status, statement }];
      });
      return { rule, title: rules[rule].title, basis, cause, isDecision, statements, violations: group };
    })
    .sort((a, b) => getSize(b) - getSize(a));
}

/** Creates a row with the documented statuses, and undocumented ones that occurred. */
function toRow(operation: Operation, { coverage, violations }: RunResult): Row {
  const { id, method, path, statuses } = operation;
  const cells = statuses.map((status) => [status, coverage.getCell(operation, status)]);
  const undocumented = Map.groupBy(
    violations.filter(({ operation: own, status }) => own === id && status !== 0),
    ({ status }) => String(status),
  );
  const more = [...undocumented]
    .filter(([status]) => !statuses.includes(status))
    .map(([status, found]) => [status, { state: 'violated', times: found.reduce((sum, { times }) => sum + times, 0) }]);
  return { id, method, path, cells: Object.fromEntries([...cells, ...more]) };
}

function toSkipReasons(coverage: Coverage): readonly SkipReason[] {
  const skipped = coverage.operations.flatMap((operation) =>
    operation.statuses.flatMap((status) => {
      const cell = coverage.getCell(operation, status);
      return cell.state === 'skipped' ? [{ reason: cell.reason, status, id: operation.id }] : [];
    }),
  );
  return [...Map.groupBy(skipped, ({ reason }) => reason)]
    .map(([reason, cells]) => {
      const byStatus = [...Map.groupBy(cells, ({ status }) => status)].sort(([a], [b]) => Number(a) - Number(b));
      const statuses = byStatus.map(([status, group]) => ({ status, operations: group.map(({ id }) => id) }));
      return { reason, count: cells.length, statuses };
    })
    .sort((a, b) => b.count - a.count);
}

/** Result of a run for a decision of the contract, or for an inference. */
export interface Decision extends Pick<Statement, 'id' | 'statement'> {
  readonly result: 'confirmed' | 'contradicted' | 'not seen';
  readonly example?: string;
}

/**
 * Lists the decisions and inferences of the contract in its order.
 *
 * @param confirmed ids of the statements that responses confirm.
 */
export function toDecisions(violations: readonly Violation[], confirmed: ReadonlySet<string>): readonly Decision[] {
  const examples = new Map<string, string>();
  for (const { operation, rule, details } of violations)
    for (const { message, provenance } of details.filter((detail) => !isUnspecific(rule, detail.provenance)))
      for (const id of provenance) if (!examples.has(id)) examples.set(id, `${operation}: ${message}`);
  return getUndocumented().map(({ id, statement }): Decision => {
    const example = examples.get(id);
    if (example !== undefined) return { id, statement, result: 'contradicted', example };
    return { id, statement, result: confirmed.has(id) ? 'confirmed' : 'not seen' };
  });
}

/** True for a violation that names all statements of a status rule, although it breaks at most one. */
const isUnspecific = (rule: Violation['rule'], provenance: readonly string[]): boolean =>
  ['status', 'rejection-status'].includes(rule) && provenance.length === rules[rule].provenance.length;
