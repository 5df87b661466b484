import type { Operation } from '../contract.ts';
import type { Cell, Coverage } from '../coverage.ts';
import { formatCurl } from '../curl.ts';
import { document } from '../document.ts';
import type { Basis } from '../provenance.ts';
import { type RuleId, rules } from '../rules.ts';
import type { RunResult } from '../run.ts';
import type { Profile, Settings } from '../settings.ts';
import type { StopReason } from '../stop.ts';
import { type Detail, getGroupKey, type Violation } from '../violations.ts';
import type { WorkflowResult } from '../workflows/results.ts';
import type { Baseline } from './baseline.ts';
import type { Redact } from './redact.ts';

/** The result of a run as data, without secrets. Every reporter and the exit code take what they say from it. */
export interface Report {
  /** The URL of the server. */
  readonly server: string;
  /** The version of the contract. */
  readonly contract: string;
  /** Null for the default of the token. */
  readonly administration: number | null;
  readonly profile: Profile;
  /** Whether records were created, changed and deleted. */
  readonly write: boolean;
  /** ISO 8601. */
  readonly start: string;
  readonly seconds: number;
  readonly requests: number;
  /** Why not everything was checked; null when it was. */
  readonly stopped: { readonly reason: StopReason; readonly message: string } | null;
  readonly documented: number;
  /** The documented statuses that a request can provoke. */
  readonly provokable: number;
  readonly covered: number;
  /** The statuses that were returned only because `Prefer` asked for them. */
  readonly requested: number;
  /** The coverage of the run to compare with; null without one. */
  readonly previous: { readonly documented: number; readonly covered: number } | null;
  /** The columns of the table. */
  readonly statuses: readonly string[];
  readonly groups: readonly Group[];
  /** Why documented statuses were not covered, the most frequent reason first. */
  readonly skipped: readonly SkipReason[];
  /** Violations by rule and cause: those of what the platform documents first, and the most frequent of them. */
  readonly causes: readonly Cause[];
  /** In the order of the documents; empty when none was to be run. */
  readonly workflows: readonly WorkflowResult[];
  /** Paths of created records that could not be deleted. */
  readonly remaining: readonly string[];
}

/** Violations that probably have one cause. */
export interface Cause {
  readonly rule: RuleId;
  /** The rule as a sentence. */
  readonly title: string;
  readonly basis: Basis;
  /** `status 500`; empty when it is the rule itself. */
  readonly cause: string;
  readonly violations: readonly ReportedViolation[];
}

/** A violation without secrets. */
export interface ReportedViolation extends Pick<Violation, 'operation' | 'status' | 'rule' | 'basis' | 'times'> {
  readonly details: readonly ReportedDetail[];
  /** Whether the run fails because of it: a known violation, or a decision that does not count, is only reported. */
  readonly isFailing: boolean;
}

/** A detail with the commands that reproduce it; the last one gets the wrong response. */
export interface ReportedDetail extends Pick<Detail, 'message' | 'description' | 'fingerprint' | 'provenance'> {
  readonly pointer?: string;
  /** Whether the baseline has it. */
  readonly isKnown: boolean;
  readonly curl: readonly string[];
}

/** Operations that belong together in the reference. */
export interface Group {
  readonly name: string;
  readonly operations: readonly Row[];
}

/** An operation, with a cell for each status that is documented or occurred. */
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
  readonly workflows: readonly WorkflowResult[];
  readonly settings: Pick<Settings, 'tenant' | 'write' | 'profile' | 'isFailing'>;
  readonly baseline?: Baseline | undefined;
  /** The coverage of the last run; that of the baseline when left out. */
  readonly previous?: Report['previous'] | undefined;
  readonly redact: Redact;
  readonly start: Date;
  /** The URL in reproductions. */
  readonly shownUrl: string;
}

export function buildReport(options: ReportOptions): Report {
  const { result, settings, baseline, redact, start, shownUrl } = options;
  const { coverage, requests, seconds, stop, remaining } = result;
  const rows = coverage.operations.map((operation) => [operation, toRow(operation, result)] as const);
  return {
    server: shownUrl,
    contract: document.info.version,
    administration: settings.tenant ?? null,
    ...{ profile: settings.profile, write: settings.write },
    start: start.toISOString(),
    ...{ seconds, requests, ...coverage.count() },
    stopped: stop ? { reason: stop.reason, message: toLine(redact(stop.message)) } : null,
    previous: options.previous ?? baseline?.coverage ?? null,
    statuses: [...new Set(rows.flatMap(([, { cells }]) => Object.keys(cells)))].sort(),
    groups: toGroups(rows),
    skipped: toSkipReasons(coverage),
    causes: toCauses(result.violations, options),
    workflows: options.workflows,
    remaining: remaining.map(redact),
  };
}

/** All violations of a report. */
export const getViolations = ({ causes }: Pick<Report, 'causes'>): readonly ReportedViolation[] =>
  causes.flatMap(({ violations }) => violations);

/** Whether the server fails: by a violation that counts, or by a workflow. */
export const isFailing = (report: Pick<Report, 'causes' | 'workflows'>): boolean =>
  getViolations(report).some((violation) => violation.isFailing) ||
  report.workflows.some(({ status }) => status === 'failed');

/** The exit code of a run: 130 when it was interrupted, 2 when it could not go on, 1 when it fails, else 0. */
export function getExitCode(report: Report, requireCoverage: boolean): number {
  const { stopped, covered, provokable } = report;
  if (stopped?.reason === 'interrupted') return 130;
  if (stopped && stopped.reason !== 'failures') return 2;
  const isIncomplete = requireCoverage && covered < provokable;
  return isIncomplete || isFailing(report) ? 1 : 0;
}

function toCauses(violations: readonly Violation[], options: ReportOptions): readonly Cause[] {
  const getSize = (cause: Cause): number => (cause.basis === 'documented' ? 1e6 : 0) + cause.violations.length;
  return [...Map.groupBy(violations, getGroupKey).values()]
    .map((group): Cause => {
      const [{ rule, basis, cause }] = group as [Violation];
      const { title } = rules[rule];
      const { redact, shownUrl, settings, baseline } = options;
      const reported = group.map((violation): ReportedViolation => {
        const { operation, status, times, details } = violation;
        const shown = details.map((detail) => toReportedDetail(detail, shownUrl, redact, baseline));
        const isFailing = settings.isFailing?.(violation) ?? true;
        return { operation, status, rule, basis, times, details: shown, isFailing };
      });
      return { rule, title, basis, cause: toLine(redact(cause)), violations: reported };
    })
    .sort((a, b) => getSize(b) - getSize(a));
}

/** Replaces the control characters that a terminal would execute. */
const toVisible = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{FFFD}');
const toLine = (text: string): string => toVisible(text.replaceAll(/\s+/g, ' '));

/** A detail without secrets and control characters. */
export function toReportedDetail(
  { description, message, requests, ...detail }: Detail,
  url: string,
  redact: Redact,
  baseline?: Baseline,
): ReportedDetail {
  const texts = { description: toLine(redact(description)), message: toLine(redact(message)) };
  const curl = requests.map((request) => toVisible(redact(formatCurl(url, request))));
  return { ...detail, ...texts, curl, isKnown: baseline?.fingerprints.has(detail.fingerprint) ?? false };
}

/** The cells of the documented statuses, and of those that occurred although they are not documented. */
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

interface TagGroups {
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[];
}

/** The rows in the groups of the reference, in its order; those without a group come last. */
function toGroups(rows: readonly (readonly [Operation, Row])[]): readonly Group[] {
  const tagGroups = (document as TagGroups)['x-tagGroups'] ?? [];
  const byName = Map.groupBy(rows, ([{ tag }]) => tagGroups.find(({ tags }) => tags.includes(tag))?.name ?? tag);
  const names = new Set([...tagGroups.map(({ name }) => name), ...byName.keys()]);
  return [...names].flatMap((name) => {
    const group = byName.get(name);
    return group ? [{ name, operations: group.map(([, row]) => row) }] : [];
  });
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

/** Operations that are named before they are counted. */
const MAX_NAMES = 3;

/** The statuses of a reason: `403 of getDebtor; 429 of 157 operations`. */
export const formatStatuses = ({ statuses }: SkipReason): string =>
  statuses
    .map(({ status, operations }) => {
      const names = operations.length > MAX_NAMES ? `${operations.length} operations` : operations.join(', ');
      return `${status} of ${names}`;
    })
    .join('; ');
