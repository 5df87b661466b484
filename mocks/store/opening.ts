import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Contract } from '../contract/contract.ts';
import type { Resource } from '../contract/model.ts';
import { SandboxError } from '../sandbox-error.ts';
import { plant } from '../seed/plant.ts';
import type { Seed } from '../seed/seed.ts';
import type { Checks } from '../validation/ajv.ts';
import { bodyReader } from '../validation/body.ts';
import { pristineCopy } from './pristine.ts';
import { emptyTables } from './seeding.ts';
import { openDatabase } from './sqlite.ts';
import { type Database, type Tables, tableOf } from './tables.ts';

export interface StoreOptions {
  /** In memory when undefined. */
  readonly file: string | undefined;
  readonly contract: Contract;
  readonly checks: Checks;
  readonly seed: Seed;
  readonly today: () => string;
}

export interface Store {
  readonly database: Database;
  readonly administrations: Resource;
  /** Puts everything back to the seed, at once for everybody. */
  reset(): Promise<void>;
}

const versionTable = 'sandbox_file';

/**
 * Opens the store; an empty one gets the seed.
 *
 * @throws SandboxError when the file cannot be used.
 */
export async function openStore({ file, contract, checks, seed, today }: StoreOptions): Promise<Store> {
  const database = open(file);
  const administrations = contract.resources.get('administrations');
  if (!administrations) throw new Error('The contract has no administrations');
  const inputReader = ({ input, record }: Resource) => bodyReader(contract, checks, String(input), record);
  const stored = [...contract.resources.values()].filter((resource) => resource.stored).map(tableOf);
  const isEmpty = await isNew(database, contract, file);
  const pristine = await pristineCopy(database, stored);
  const reset = () =>
    database.transaction().execute(async (transaction) => {
      if (pristine.isTaken) return pristine.restore(transaction);
      await emptyTables(transaction, contract);
      await plant(seed, transaction, contract, { today: today(), inputReader });
      await pristine.take(transaction);
      await transaction.deleteFrom(versionTable).execute();
      await transaction.insertInto(versionTable).values({ contract: contract.document.info.version }).execute();
    });
  if (isEmpty) await reset();
  return { database, administrations, reset };
}

function open(file: string | undefined): Database {
  if (file === undefined) return openDatabase<Tables>();
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw unusable(file, `the folder ${dirname(file)} does not exist`);
  if (existsSync(path) && statSync(path).isDirectory()) throw unusable(file, 'it is a folder');
  try {
    return openDatabase<Tables>(path);
  } catch (error) {
    throw unusable(file, (error as Error).message);
  }
}

const unusable = (file: string, reason: string): SandboxError =>
  new SandboxError(
    `The data file ${file} cannot be used: ${reason}. Name another file with --data, or leave --data out to keep nothing.`,
  );

/** Whether the file has no data yet. One with the tables of another contract, or of another program, is refused. */
async function isNew(database: Database, contract: Contract, file: string | undefined): Promise<boolean> {
  const { version } = contract.document.info;
  const tables = await database.introspection.getTables();
  if (tables.length > 0 && !tables.some(({ name }) => name === versionTable)) {
    throw unusable(String(file), 'it is the database of something else');
  }
  await database.schema.createTable(versionTable).ifNotExists().addColumn('contract', 'text').execute();
  const kept = await database.selectFrom(versionTable).select('contract').executeTakeFirst();
  if (kept !== undefined && kept.contract !== version) {
    throw new SandboxError(
      `The data file ${file} was made with version ${kept.contract} of the contract; this is ${version}. Name another file with --data, or delete this one.`,
    );
  }
  return kept === undefined;
}
