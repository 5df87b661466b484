import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../../messages/startup-error.ts';
import type { Row } from '../../../store/database.ts';
import type { Query } from '../../../store/database-objects.ts';
import { hasPlainTablesOnly, inspectDatabase } from '../../../store/inspect-database.ts';
import type { InitialData } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';

/** What a data file must match. */
export interface DataFileOptions {
  readonly contract: ValidatedContract;
  readonly seed?: InitialData['seed'] | undefined;
  readonly extraLedgerLines?: number | undefined;
  /** Default: what `--data` can do. */
  readonly advice?: FileAdvice | undefined;
}

/** What to do about a file that cannot be used. */
export interface FileAdvice {
  /** When it has what no version makes. */
  readonly onVersion: string;
  readonly onFailure: string;
}

const DATA_ADVICE: FileAdvice = {
  onVersion: 'Name another file with --data, or delete this one.',
  onFailure: 'Name another file with --data, or leave --data out to keep the data in memory.',
};

/**
 * Returns the initial data of a data file; undefined for a new file. Changes nothing, because the file may belong to
 * another program.
 *
 * @throws StartupError when the file cannot be used, with the reason and what to do.
 */
export function inspectDataFile(file: string, options: DataFileOptions): InitialData | undefined {
  const path = resolve(file);
  const { advice } = options;
  if (!existsSync(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} does not exist`, advice);
  // SQLite would open a read-only file, and fail at the first write.
  if (!isWritable(dirname(path))) throw createFileError(file, `the folder ${dirname(file)} is read-only`, advice);
  if (!existsSync(path)) return undefined;
  if (statSync(path).isDirectory()) throw createFileError(file, 'it is a folder', advice);
  if (!isWritable(path)) throw createFileError(file, 'it is read-only', advice);
  const inspect = () => inspectUndamaged(path, (query) => readInitialData(query, file, options));
  return withReadableErrors(file, inspect, advice);
}

/**
 * Inspects a file beside those of the books, such as the snapshots of a world, which statements of the sandbox read and write,
 * too.
 *
 * @throws an error of a damaged database when it is damaged, or has anything but plain tables.
 */
export function inspectFileBeside(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  inspectUndamaged(file, (query) => {
    if (!hasPlainTablesOnly(query)) throw createDamageError(`${file} is damaged, or has what no version makes`);
  });
}

/**
 * Inspects a database file without changing it. A page in the middle of it is read by some requests only, so all are checked,
 * once `inspect` knows that what the file holds is harmless.
 */
function inspectUndamaged<Result>(file: string, inspect: (query: Query) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const query: Query = (sql) => database.prepare(sql).all() as Row[];
    const result = inspect(query);
    const [check] = query('pragma quick_check(1)');
    if (check?.quick_check !== 'ok') throw createDamageError(String(check?.quick_check));
    return result;
  } finally {
    database.close();
  }
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
  query: Query,
  file: string,
  { contract, seed, extraLedgerLines, advice = DATA_ADVICE }: DataFileOptions,
): InitialData | undefined {
  const { initialData, problem, isForeign, isLater } = inspectDatabase(query, contract);
  if (isForeign) throw createFileError(file, 'it is the database of another program', advice);
  if (problem !== undefined) {
    throw new StartupError(`The data file ${file} ${problem}.${isLater ? '' : ` ${advice.onVersion}`}`);
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

/** The result code of SQLite for a database that is damaged. */
const DAMAGED = 11;

const createDamageError = (message: string): Error => Object.assign(new Error(message), { errcode: DAMAGED });

/** Errors of SQLite by their code: https://www.sqlite.org/rescode.html */
const REASONS: ReadonlyMap<number, string> = new Map([
  [5, 'another sandbox or another program uses it'],
  [8, 'it is read-only'],
  [DAMAGED, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened; check the permissions of the file and its folder'],
  [26, 'it is not a database'],
]);

/**
 * Runs `work`, and translates errors of SQLite.
 *
 * @throws StartupError that explains the error in a sentence.
 */
export function withReadableErrors<Result>(file: string, work: () => Result, advice?: FileAdvice): Result {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === undefined) throw error;
    // An extended code has the code in its lowest byte.
    throw createFileError(file, REASONS.get(errcode & 255) ?? message, advice);
  }
}

const createFileError = (file: string, reason: string, { onFailure } = DATA_ADVICE): StartupError =>
  new StartupError(`The data file ${file} cannot be used: ${reason}. ${onFailure}`);
