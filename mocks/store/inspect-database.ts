import type { ValidatedContract } from '../validation/validated-contract.ts';
import {
  type DatabaseObject,
  type DatabaseObjects,
  getSandboxDefinitions,
  INITIAL_DATA_TABLE,
  type Query,
  readObjects,
} from './database-objects.ts';
import { isPlain } from './definitions.ts';
import { describeDifference, describeObject, isResourceTable, type Problem, planUpgrade } from './plan-upgrade.ts';
import { isStagedName } from './staging.ts';
import type { InitialData } from './store.ts';

/** What a database is. It has none of these when it is empty, or its first start was interrupted. */
export interface Inspection extends Partial<Problem> {
  readonly initialData?: InitialData;
  /** Whether it is the database of another program. */
  readonly isForeign?: true;
}

/**
 * Inspects a database, and changes nothing, because it may belong to another program. Only what a version of the sandbox creates
 * may be in it: an index, a trigger, a view or a column can hold code, which would run with the next request.
 */
export function inspectDatabase(query: Query, contract: ValidatedContract): Inspection {
  const objects = readObjects(query);
  if (objects.size === 0) return {};
  const about = objects.get(INITIAL_DATA_TABLE);
  if (about === undefined) return { isForeign: true };
  if (!isPlain(about)) return describeDifference(about);
  const { version } = contract.document.info;
  const [row] = query(`select contract, seed, scale from ${INITIAL_DATA_TABLE}`);
  const madeWith = String(row?.contract ?? version);
  const plan = planUpgrade(objects, madeWith, contract);
  if (plan && 'problem' in plan) return plan;
  const foreign = findForeign(objects, contract, madeWith !== version);
  if (foreign) {
    return { problem: `has the ${describeObject(foreign)}, which this version of the sandbox does not create` };
  }
  return row ? { initialData: { seed: String(row.seed), scale: Number(row.scale) } } : {};
}

/** Finds what no version has created; of this version, what it does not create. */
function findForeign(
  objects: DatabaseObjects,
  contract: ValidatedContract,
  isEarlier: boolean,
): DatabaseObject | undefined {
  const definitions = getSandboxDefinitions(contract);
  const isKnown = (object: DatabaseObject): boolean => {
    if (definitions.has(object.name)) return true;
    if (!isPlain(object)) return false;
    // Those of an import that was interrupted.
    if (isStagedName(object.name)) return true;
    return isEarlier && (object.type === 'index' || isResourceTable(object));
  };
  return [...objects.values()].find((object) => !isKnown(object));
}

/** Whether a database has tables whose columns hold values, and nothing that computes any. */
export function hasPlainTablesOnly(query: Query): boolean {
  const others = query(
    `select 1 from sqlite_schema where sql is not null
     and (type <> 'table' or sql not like 'create table %'
          or (name = 'saved' and (sql like '%check%' or sql like '%default%')))`,
  );
  if (others.length > 0) return false;
  const computed = query(
    'select 1 from sqlite_schema as entry join pragma_table_xinfo(entry.name) as column where column.hidden <> 0',
  );
  return computed.length === 0;
}
