import type { Resource } from '../../../contract/model.ts';
import type { ValidatedContract } from '../../../mocks/validation/validated-contract.ts';
import type { Row } from './rows.ts';

export type Rows = Readonly<Record<string, readonly Row[]>>;

/** The resource whose URL ends in this name, with its record and fields. */
export function recordOf({ resources }: ValidatedContract, name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`The contract has no ${name}`);
  return resource;
}
