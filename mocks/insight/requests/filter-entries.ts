import type { JournalEntry } from './entry.ts';

export interface JournalFilter {
  readonly operationId?: string;
  /** `404`, `4xx`, or `none` for requests without a response. */
  readonly status?: string;
  readonly administration?: number;
  readonly after?: number;
}

export const createFilter =
  ({ operationId, status, administration, after = 0 }: JournalFilter) =>
  (entry: JournalEntry): boolean =>
    entry.sequence > after &&
    (operationId === undefined || entry.operation?.id === operationId) &&
    (administration === undefined || entry.administration === administration) &&
    (status === undefined || hasStatus(entry, status));

function hasStatus({ status }: JournalEntry, expected: string): boolean {
  if (status === undefined || expected === 'none') return status === undefined && expected === 'none';
  return expected.endsWith('xx') ? String(status).startsWith(expected.charAt(0)) : String(status) === expected;
}
