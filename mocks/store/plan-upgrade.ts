import { compareVersions } from '../../contract/compare-versions.ts';
import type { Field } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { getTableName, TENANT_COLUMN } from './columns.ts';
import { type DatabaseObject, type DatabaseObjects, getSandboxDefinitions } from './database-objects.ts';
import { type Column, type Definition, isPlain, parseTable } from './definitions.ts';
import { encode } from './records.ts';
import { isStagedName } from './staging.ts';
import { isFilledByUpgrade } from './upgrades/index.ts';
import type { ColumnName } from './upgrades/upgrade.ts';

/** A table that is created again, because it is of another version. */
interface TableChange {
  readonly name: string;
  /** Columns that keep their values. */
  readonly kept: readonly string[];
}

/** How the database of another version becomes one of this version. */
export interface UpgradePlan {
  readonly changes: readonly TableChange[];
  /** Tables of resources that the contract no longer has. */
  readonly removedTables: readonly string[];
  /** Indexes that the tables no longer have, or have in another form. */
  readonly removedIndexes: readonly string[];
  /** All columns that are not there, also those of tables that are not there. */
  readonly missing: readonly ColumnName[];
}

/** Why a database cannot be used, as the end of a sentence: `was created …`. */
export interface Problem {
  readonly problem: string;
  /** Whether it is of a later version, so that another sandbox can use it. */
  readonly isLater?: true;
}

/**
 * Plans the upgrade of a database from the tables that it has and those of the contract.
 *
 * @param madeWith version of the contract that it was made with.
 * @returns undefined when it is of this version.
 */
export function planUpgrade(
  objects: DatabaseObjects,
  madeWith: string,
  contract: ValidatedContract,
): UpgradePlan | Problem | undefined {
  const { version } = contract.document.info;
  if (compareVersions(madeWith, version) > 0) return describeLaterVersion(madeWith, version);
  const definitions = getSandboxDefinitions(contract);
  const different = [...definitions.values()].filter(({ name, sql }) => objects.get(name)?.sql !== sql);
  const isEarlier = madeWith !== version;
  if (different.length === 0 && !isEarlier) return undefined;
  const changes: TableChange[] = [];
  const missing: ColumnName[] = [];
  for (const definition of different) {
    const object = objects.get(definition.name);
    const change = object && compareObjects(object, definition, contract, isEarlier);
    if (object && !change) return describeDifference(object);
    if (definition.type === 'index') continue;
    if (change) changes.push(change);
    const added = parseTable(definition.sql)?.filter(({ name }) => !change?.kept.includes(name)) ?? [];
    missing.push(...added.map(({ name }) => ({ table: definition.name, column: name })));
  }
  const outdated = [...objects.values()].filter(({ name, sql }) => definitions.get(name)?.sql !== sql);
  const isRemoved = (object: DatabaseObject) => isEarlier && !definitions.has(object.name) && isResourceTable(object);
  const isRemovedIndex = ({ type, table }: DatabaseObject) => type === 'index' && definitions.has(table);
  return {
    changes,
    missing,
    removedTables: outdated.filter(isRemoved).map(({ name }) => name),
    removedIndexes: outdated.filter(isRemovedIndex).map(({ name }) => name),
  };
}

const describeLaterVersion = (madeWith: string, version: string): Problem => ({
  isLater: true,
  problem: `was created with version ${madeWith} of the contract, and this sandbox has ${version}. Use a sandbox with version ${madeWith} of the contract, or a later one`,
});

export const describeDifference = (object: DatabaseObject): Problem => ({
  problem: `was created by another version of the sandbox: its ${describeObject(object)} differs`,
});

/** `table debtors`. The name can have any character. */
export const describeObject = ({ type, name }: DatabaseObject): string =>
  `${type} ${/^\w+$/.test(name) ? name : JSON.stringify(name)}`;

/** Whether it is the name of a copy: of an import, or in a Durable Object of a snapshot. */
const isCopyName = (name: string): boolean => isStagedName(name) || name.startsWith('snapshots ');

/** Whether it is a table with rows of administrations, and not a copy of one. */
export const isResourceTable = ({ type, name, sql }: DatabaseObject): boolean =>
  type === 'table' && !isCopyName(name) && parseTable(sql)?.some((column) => column.name === TENANT_COLUMN) === true;

/** @returns what changes; undefined when the contracts do not say what becomes of the values, nor a step. */
function compareObjects(
  object: DatabaseObject,
  definition: Definition,
  contract: ValidatedContract,
  isEarlier: boolean,
): TableChange | undefined {
  if (object.type !== definition.type || !isPlain(object)) return undefined;
  const from = parseTable(object.sql) ?? [];
  const to = parseTable(definition.sql) ?? [];
  const kept = to.filter(({ name }) => from.some((column) => column.name === name));
  const isSame = kept.every(({ name, type }) => from.some((column) => column.name === name && canBecome(column, type)));
  // What only a later sandbox with this version of the contract has would be lost.
  if (!isSame || (kept.length < from.length && !isEarlier)) return undefined;
  const isUnknown = ({ name }: Column) =>
    !kept.some((column) => column.name === name) && !canBeAdded({ table: definition.name, column: name }, contract);
  return to.some(isUnknown) ? undefined : { name: definition.name, kept: kept.map(({ name }) => name) };
}

/** Whether the values of a column are stored as those of a type. The first sandboxes had `text` and `integer` only. */
const canBecome = ({ type }: Column, to: string): boolean =>
  type === to || (type === 'text' && to.endsWith(' text')) || (type === 'integer' && / int\b/.test(to));

/** Whether the contract or a step says what a record of an earlier version has in a column. */
const canBeAdded = (name: ColumnName, contract: ValidatedContract): boolean =>
  findField(name, contract)?.nullable !== false || getDefault(name, contract) !== null || isFilledByUpgrade(name);

/** Returns the default of a column, as it is stored; null for none. One that depends on the day is not certain. */
export function getDefault(name: ColumnName, contract: ValidatedContract): unknown {
  const field = findField(name, contract);
  return field && typeof field.default !== 'symbol' ? encode(field, field.default) : null;
}

function findField({ table, column }: ColumnName, { resources }: ValidatedContract): Field | undefined {
  const resource = [...resources.values()].find((one) => one.hasTable && getTableName(one) === table);
  return resource?.fields.find(({ name }) => name === column);
}
