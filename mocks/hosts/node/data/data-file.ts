import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../../messages/startup-error.ts';
import type { Row } from '../../../store/database.ts';
import { inspectDatabase } from '../../../store/inspect-database.ts';
import type { InitialData } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';
import { openDatabase } from './node-sqlite.ts';

/** What a data file must match. */
export interface DataFileOptions {
  readonly contract: ValidatedContract;
  readonly seed?: InitialData['seed'] | undefined;
  readonly extraLedgerLines?: number | undefined;
}

/**
 * Returns the initial data of a data file; undefined for a new file. Changes nothing, because the file may belong to
 * another program.
 *
 * @throws StartupError when the file cannot be used, with the reason and what to do.
 */
export function inspectDataFile(file: string, options: DataFileOptions): InitialData | undefined {
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} does not exist`);
  // SQLite would open a read-only file, and fail at the first write.
  if (!isWritable(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} is read-only`);
  if (!existsSync(path)) return undefined;
  if (statSync(path).isDirectory()) throw createFileError(file, 'it is a folder');
  if (!isWritable(path)) throw createFileError(file, 'it is read-only');
  return withReadableErrors(file, () => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return readInitialData((sql) => database.prepare(sql).all() as Row[], file, options);
    } finally {
      database.close();
    }
  });
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readInitialData(
  query: (sql: string) => Row[],
  file: string,
  { contract, seed, extraLedgerLines }: DataFileOptions,
): InitialData | undefined {
  const { initialData, problem, isForeign } = inspectDatabase(query, contract, openDatabase);
  if (isForeign) throw createFileError(file, 'it is the database of another program');
  if (problem !== undefined) {
    throw new StartupError(`The data file ${file} ${problem}. Name another file with --data, or delete this one.`);
  }
  if (!initialData) return undefined;
  assertSameOption(file, 'seed', initialData.seed, seed);
  assertSameOption(file, 'extra-ledger-lines', initialData.scale, extraLedgerLines);
  return initialData;
}

/** An explicit option must match the file; without one, the file decides. */
function assertSameOption(file: string, option: string, value: string | number, requested?: string | number): void {
  if (requested === undefined || requested === value) return;
  throw new StartupError(
    `The data file ${file} was created with --${option} ${value}, not ${requested}. Leave --${option} out to use it, or name another file with --data.`,
  );
}

/** Errors of SQLite by their code: https://www.sqlite.org/rescode.html */
const REASONS: ReadonlyMap<number, string> = new Map([
  [5, 'another sandbox or another program uses it'],
  [8, 'it is read-only'],
  [11, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened; check the permissions of the file and its folder'],
  [26, 'it is not a database'],
]);

/**
 * Runs `work`, and translates errors of SQLite.
 *
 * @throws StartupError that explains the error in a sentence.
 */
export function withReadableErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === undefined) throw error;
    // An extended code has the code in its lowest byte.
    throw createFileError(file, REASONS.get(errcode & 255) ?? message);
  }
}

const createFileError = (file: string, reason: string): StartupError =>
  new StartupError(
    `The data file ${file} cannot be used: ${reason}. Name another file with --data, or leave --data out to keep the data in memory.`,
  );
