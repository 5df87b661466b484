import type { Row } from '../../../mocks/seed/tables.ts';

/** The values that occur before in the list. */
export const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Identifiers of the rows that pass. */
export const idsOf = (rows: readonly Row[] | undefined, passes: (row: Row) => boolean): number[] =>
  (rows ?? []).filter(passes).map(({ id }) => id);
