import type { Row } from '../../../mocks/seed/tables.ts';

/** Returns the duplicate values of a list. */
export const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns the identifiers of the matching rows. */
export const idsOf = (rows: readonly Row[] | undefined, passes: (row: Row) => boolean): number[] =>
  (rows ?? []).filter(passes).map(({ id }) => id);
