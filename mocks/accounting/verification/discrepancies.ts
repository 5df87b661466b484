import isEqual from 'fast-deep-equal';
import type { Message, ValidationIssue } from '../../messages/problems.ts';

/** What the records of imported books cannot be together, by a record and its field. */
export interface Discrepancy extends ValidationIssue {
  readonly administrationId: number;
  /** A resource, or a table that no operation shows. */
  readonly table: string;
  /** Identifier of the record; of a table without one, the number of its row. */
  readonly id: number;
}

export type Found = Omit<Discrepancy, 'administrationId'>;

export const createFound = (table: string, id: number, field: string, message: Message): Found => ({
  ...message,
  table,
  id,
  field,
});

/** Compares a record with what follows from other records, by the fields of the latter. */
export function* compareFields(table: string, record: { readonly id: number }, expected: object): Generator<Found> {
  for (const [field, value] of Object.entries(expected)) {
    const stored = (record as Readonly<Record<string, unknown>>)[field] ?? null;
    if (stored === value || isEqual(stored, value ?? null)) continue;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    yield createFound(table, record.id, field, { key: 'stateExpected', parameters: { expected: text } });
  }
}
