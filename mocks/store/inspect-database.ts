import { compareVersions } from '../../contract/compare-versions.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Row } from './database.ts';
import { getSandboxDefinitions, INITIAL_DATA_DEFINITION, INITIAL_DATA_TABLE } from './schema.ts';
import type { InitialData } from './store.ts';
import { describeLaterVersion } from './upgrade-database.ts';

export type Query = (sql: string) => readonly Row[];

/** Kind and version of a database. Neither when it is empty, or its first start was interrupted. */
export interface Inspection {
  readonly initialData?: InitialData;
  readonly version?: string;
  /** True for an earlier version, which is upgraded. */
  readonly isEarlier?: boolean;
  /** Reason why it is unusable, as the end of a sentence: `was created …`. */
  readonly problem?: string;
  /** True for a later version, which another sandbox can use. */
  readonly isLater?: boolean;
  readonly isForeign?: true;
}

/** Inspects a database without a change: it may belong to another program. This version has exactly the sandbox's own tables. */
export function inspectDatabase(query: Query, contract: ValidatedContract): Inspection {
  const objects = query(`select name, type, sql from sqlite_schema where name not like 'sqlite\\_%' escape '\\'`);
  if (objects.length === 0) return {};
  const own = objects.find(({ name }) => name === INITIAL_DATA_TABLE);
  if (!own) return { isForeign: true };
  if (own.sql !== INITIAL_DATA_DEFINITION.sql) return { problem: describeDifference('table', INITIAL_DATA_TABLE) };
  const [row] = query(`select contract, seed, scale from ${INITIAL_DATA_TABLE}`);
  const current = contract.document.info.version;
  const version = String(row?.contract ?? current);
  const order = compareVersions(version, current);
  if (order > 0) return { isLater: true, problem: describeLaterVersion(version, current) };
  const problem = order < 0 ? undefined : findDifference(objects, contract, row === undefined);
  if (problem !== undefined) return { problem };
  if (!row) return {};
  return {
    version,
    isEarlier: order < 0,
    initialData: { seed: String(row.seed), extraLedgerLines: Number(row.scale) },
  };
}

const describeDifference = (type: string, name: string): string =>
  `was created by another version of the sandbox: its ${type} ${name} differs`;

function findDifference(
  objects: readonly Row[],
  contract: ValidatedContract,
  isUnfinished: boolean,
): string | undefined {
  const definitions = new Map(getSandboxDefinitions(contract).map((definition) => [definition.name, definition]));
  for (const { name, type, sql } of objects) {
    const definition = definitions.get(String(name));
    definitions.delete(String(name));
    const label = /^\w+$/.test(String(name)) ? name : JSON.stringify(name);
    if (!definition) return `has the ${type} ${label}, which this version of the sandbox does not create`;
    if (definition.sql !== sql) return describeDifference(definition.type, definition.name);
  }
  const [missing] = definitions.values();
  return missing && !isUnfinished ? describeDifference(missing.type, missing.name) : undefined;
}
