import isEqual from 'fast-deep-equal';
import type { Message, ValidationIssue } from '../../messages/problems.ts';

/** Contradiction between imported records, by record and field. */
export interface Discrepancy extends ValidationIssue {
  readonly administrationId: number;
  /** Resource, or an internal table. */
  readonly table: string;
  /** Identifier of the record; without one, the row number. */
  readonly id: number;
}

export type Found = Omit<Discrepancy, 'administrationId'>;

export const createFound = (table: string, id: number, field: string, message: Message): Found => ({
  ...message,
  table,
  id,
  field,
});

/** Compares a record with the fields that follow from others. */
export function* compareFields(table: string, record: { readonly id: number }, expected: object): Generator<Found> {
  for (const [field, value] of Object.entries(expected)) {
    const stored = (record as Readonly<Record<string, unknown>>)[field] ?? null;
    if (stored === value || isEqual(stored, value ?? null)) continue;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    yield createFound(table, record.id, field, { key: 'stateExpected', parameters: { expected: text } });
  }
}
