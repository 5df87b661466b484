import type { Resource } from '../../../contract/model.ts';
import type { ValidatedContract } from '../../../mocks/validation/validated-contract.ts';

/** A record of the contract without its `_meta`. A line also names its header, as the path of the lines does. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export type Rows = Readonly<Record<string, readonly Row[]>>;

export const idsOf = (rows: readonly Row[] | undefined, passes: (row: Row) => boolean): number[] =>
  (rows ?? []).filter(passes).map(({ id }) => id);

/** The resource whose URL ends in this name, with its record and fields. */
export function recordOf({ resources }: ValidatedContract, name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`The contract has no ${name}`);
  return resource;
}
