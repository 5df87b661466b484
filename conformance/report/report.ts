import type { Cell } from '../coverage.ts';
import type { Reason } from './reasons.ts';

/** What came of a run, as data: text, JUnit, HTML and JSON show this and nothing else. It holds no secret. */
export interface Report {
  /** The address of the server. */
  readonly server: string;
  /** The version of the contract that it was held to. */
  readonly contract: string;
  /** The administration; null when it was left to the token. */
  readonly administration: number | null;
  /** Whether records were created, changed and removed. */
  readonly write: boolean;
  /** When it began, ISO 8601. */
  readonly begun: string;
  readonly seconds: number;
  readonly requests: number;
  /** Whether it was ended before all was tried. */
  readonly interrupted: boolean;
  readonly documented: number;
  readonly visited: number;
  /** Every status that a column stands for, in order. */
  readonly statuses: readonly string[];
  readonly groups: readonly Group[];
  /** Why documented statuses were not visited, the most frequent reason first. */
  readonly reasons: readonly Reason[];
  readonly violations: readonly ReportedViolation[];
  /** Paths of what was created and is still there. */
  readonly left: readonly string[];
}

/** Operations that belong together, as the contract groups them. */
export interface Group {
  readonly name: string;
  readonly operations: readonly Row[];
}

/** An operation, with a cell for each status that it documents or that came. */
export interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A violation, with the lines that show it. */
export interface ReportedViolation {
  readonly operation: string;
  /** What was tried. */
  readonly about: string;
  readonly rule: string;
  readonly message: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly times: number;
  /** Requests in their order; the last one is answered wrongly. */
  readonly curl: readonly string[];
}
