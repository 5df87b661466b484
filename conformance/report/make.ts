import { contract, type Operation } from '../contract.ts';
import { curlOf } from '../curl.ts';
import type { Violation } from '../exchange.ts';
import type { Outcome } from '../run.ts';
import type { Settings } from '../settings.ts';
import { groupsOf } from './groups.ts';
import { reasonsOf } from './reasons.ts';
import type { Report, ReportedViolation, Row } from './report.ts';
import type { Redact } from './secrets.ts';

export interface Parts {
  readonly outcome: Outcome;
  readonly settings: Settings;
  readonly redact: Redact;
  readonly begun: Date;
  /** The address that reproductions name, where it is not that of the server: a sandbox that has ended. */
  readonly shownUrl?: string;
}

/** Makes the report of a run. */
export function reportOf({ outcome, settings, redact, begun, shownUrl = settings.url }: Parts): Report {
  const { coverage, requests, seconds, interrupted, left } = outcome;
  const violations = outcome.violations.map((violation) => reported(violation, shownUrl, redact));
  const rows = coverage.operations.map((operation): [Operation, Row] => [
    operation,
    { ...summaryOf(operation), cells: cellsOf(operation, outcome) },
  ]);
  const cells = rows.flatMap(([, row]) => Object.keys(row.cells));
  return {
    server: shownUrl,
    contract: contract.document.info.version,
    administration: settings.tenant ?? null,
    write: settings.write,
    begun: begun.toISOString(),
    ...{ seconds, requests, interrupted, ...coverage.count() },
    statuses: [...new Set(cells)].sort(),
    groups: groupsOf(rows),
    reasons: reasonsOf(coverage),
    violations,
    left: left.map(redact),
  };
}

/** What a server says must not move the cursor of a terminal or colour it. */
const visible = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{FFFD}');
const onOneLine = (text: string): string => visible(text.replaceAll(/\s+/g, ' '));

/** A violation for people and for files: what is secret is out of it, and what a terminal would obey. */
export function reported(
  { operation, about, rule, message, status, requests, ...rest }: Violation & { readonly times?: number },
  url: string,
  redact: Redact,
): ReportedViolation {
  const curl = requests.map((request) => visible(redact(curlOf(url, request))));
  const told = { about: onOneLine(redact(about)), message: onOneLine(redact(message)) };
  return { operation, rule, status, times: rest.times ?? 1, ...told, curl };
}

const summaryOf = ({ id, method, path }: Operation) => ({ id, method: method.toUpperCase(), path });

/** Those that the contract documents, and those that came although it does not. */
function cellsOf(operation: Operation, { coverage, violations }: Outcome): Row['cells'] {
  const documented = operation.statuses.map((status) => [status, coverage.cell(operation, status)] as const);
  const surprises = violations.filter(
    ({ operation: id, status }) => id === operation.id && !operation.statuses.includes(String(status)) && status !== 0,
  );
  const undocumented = Map.groupBy(surprises, ({ status }) => String(status));
  const wrong = [...undocumented].map(([status, found]) => {
    const times = found.reduce((sum, one) => sum + one.times, 0);
    return [status, { state: 'violated', times } as const] as const;
  });
  return Object.fromEntries([...documented, ...wrong]);
}
