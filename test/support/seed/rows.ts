/** A record of the contract without its `_meta`. A line also names its header, as the path of the lines does. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export const idsOf = (rows: readonly Row[] | undefined, passes: (row: Row) => boolean): number[] =>
  (rows ?? []).filter(passes).map(({ id }) => id);
