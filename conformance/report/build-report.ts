import type { Operation } from '../contract.ts';
import type { Cell, Coverage } from '../coverage.ts';
import { formatCurl } from '../curl.ts';
import { document } from '../document.ts';
import type { Violation } from '../http.ts';
import type { RunResult } from '../run.ts';
import type { Settings } from '../settings.ts';
import type { Redact } from './redact.ts';

/** The result of a run as data, without secrets, for text, HTML, JUnit and JSON. */
export interface Report {
  /** The URL of the server. */
  readonly server: string;
  /** The version of the contract. */
  readonly contract: string;
  /** Null for the default of the token. */
  readonly administration: number | null;
  /** Whether records were created, changed and deleted. */
  readonly write: boolean;
  /** ISO 8601. */
  readonly start: string;
  readonly seconds: number;
  readonly requests: number;
  readonly interrupted: boolean;
  readonly documented: number;
  readonly covered: number;
  /** The columns of the table. */
  readonly statuses: readonly string[];
  readonly groups: readonly Group[];
  /** Why documented statuses were not covered, the most frequent reason first. */
  readonly skipped: readonly SkipReason[];
  readonly violations: readonly ReportedViolation[];
  /** Paths of created records that could not be deleted. */
  readonly remaining: readonly string[];
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

/** A violation, with the commands that reproduce it; the last one gets the wrong response. */
export interface ReportedViolation
  extends Pick<Violation, 'operation' | 'rule' | 'message' | 'description' | 'status'> {
  readonly times: number;
  readonly curl: readonly string[];
}

export interface ReportOptions {
  readonly result: RunResult;
  readonly settings: Settings;
  readonly redact: Redact;
  readonly start: Date;
  /** The URL in reproductions. */
  readonly shownUrl: string;
}

export function buildReport({ result, settings, redact, start, shownUrl }: ReportOptions): Report {
  const { coverage, requests, seconds, isAborted, remaining } = result;
  const rows = coverage.operations.map((operation) => [operation, toRow(operation, result)] as const);
  return {
    server: shownUrl,
    contract: document.info.version,
    administration: settings.tenant ?? null,
    write: settings.write,
    start: start.toISOString(),
    ...{ seconds, requests, interrupted: isAborted, ...coverage.count() },
    statuses: [...new Set(rows.flatMap(([, { cells }]) => Object.keys(cells)))].sort(),
    groups: toGroups(rows),
    skipped: toSkipReasons(coverage),
    violations: result.violations.map((violation) => toReportedViolation(violation, shownUrl, redact)),
    remaining: remaining.map(redact),
  };
}

/** Replaces the control characters that a terminal would execute. */
const toVisible = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{FFFD}');
const toLine = (text: string): string => toVisible(text.replaceAll(/\s+/g, ' '));

/** A violation without secrets and control characters. */
export function toReportedViolation(
  { operation, description, rule, message, status, requests, times = 1 }: Violation & { readonly times?: number },
  url: string,
  redact: Redact,
): ReportedViolation {
  const texts = { description: toLine(redact(description)), message: toLine(redact(message)) };
  const curl = requests.map((request) => toVisible(redact(formatCurl(url, request))));
  return { operation, rule, status, times, ...texts, curl };
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
