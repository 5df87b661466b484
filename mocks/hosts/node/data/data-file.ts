import { accessSync, constants, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../../messages/startup-error.ts';
import type { Database, Row } from '../../../store/database.ts';
import { type Inspection, inspectDatabase, type Query } from '../../../store/inspect-database.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';

interface RequestedData {
  readonly seed?: string | undefined;
  readonly extraLedgerLines?: number | undefined;
}

/** Inspects a file without a change: it may belong to another program. Throws a StartupError with what to do. */
export function inspectDataFile(file: string, contract: ValidatedContract, requested: RequestedData): Inspection {
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} does not exist`);
  // SQLite opens a read-only file, and fails at the first write.
  if (!isWritable(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} is read-only`);
  if (!existsSync(path)) return {};
  if (statSync(path).isDirectory()) throw createFileError(file, 'it is a folder');
  if (!isWritable(path)) throw createFileError(file, 'it is read-only');
  const inspection = withReadableErrors(file, () => inspectUndamaged(path, contract));
  const { initialData, problem, isForeign, isLater } = inspection;
  if (isForeign) throw createFileError(file, 'it is the database of another program');
  if (problem !== undefined) {
    const advice = isLater ? '' : ' Name another file with --data, or delete this one.';
    throw new StartupError(`The data file ${file} ${problem}.${advice}`);
  }
  if (initialData) {
    assertSameOption(file, 'seed', initialData.seed, requested.seed);
    assertSameOption(file, 'extra-ledger-lines', initialData.extraLedgerLines, requested.extraLedgerLines);
  }
  return inspection;
}

/** Reads every page: most requests would miss damage in the middle of a file. */
function inspectUndamaged(path: string, contract: ValidatedContract): Inspection {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec('pragma trusted_schema = off');
    const query: Query = (sql) => database.prepare(sql).all() as Row[];
    const inspection = inspectDatabase(query, contract);
    const [check] = query('pragma quick_check(1)');
    if (check?.quick_check !== 'ok') throw Object.assign(new Error(String(check?.quick_check)), { errcode: DAMAGED });
    return inspection;
  } finally {
    database.close();
  }
}

export function copyEarlierFile(database: Database, file: string, version: string): string {
  let copy = `${file}.${version}`;
  for (let number = 2; existsSync(copy); number += 1) copy = `${file}.${version}-${number}`;
  // A killed process must not leave a partial copy under the name of a copy.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  database.run('vacuum main into ?', resolve(part));
  renameSync(part, copy);
  return copy;
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Checks an explicit option against the file. Without the option, the file decides. */
function assertSameOption(file: string, option: string, value: string | number, requested?: string | number): void {
  if (requested === undefined || requested === value) return;
  throw new StartupError(
    `The data file ${file} was created with --${option} ${value}, not ${requested}. Leave --${option} out to use it, or name another file with --data.`,
  );
}

const DAMAGED = 11;

const REASONS: ReadonlyMap<number, string> = new Map([
  [5, 'another sandbox or another program uses it'],
  [8, 'it is read-only'],
  [DAMAGED, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened; check the permissions of the file and its folder'],
  [26, 'it is not a database'],
]);

export function withReadableErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === undefined) throw error;
    // The lowest byte of an extended code is the code.
    throw createFileError(file, REASONS.get(errcode & 255) ?? message);
  }
}

const createFileError = (file: string, reason: string): StartupError =>
  new StartupError(
    `The data file ${file} cannot be used: ${reason}. Name another file with --data, or leave --data out to keep the data in memory.`,
  );
