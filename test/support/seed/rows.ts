import type { Row } from '../../../mocks/seed/master-data.ts';

export const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

export const idsOf = (rows: readonly Row[] | undefined, passes: (row: Row) => boolean): number[] =>
  (rows ?? []).filter(passes).map(({ id }) => id);
