import { StartupError } from '../../messages/startup-error.ts';
import { inspectDatabase } from '../../store/inspect-database.ts';
import type { InitialData } from '../../store/store.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import { openDatabase, type Sqlite } from './wasm-sqlite.ts';

/**
 * Returns what the bytes of a database began with.
 *
 * @throws StartupError when it is not a database of this version of the sandbox or an earlier one.
 */
export function inspectImage(image: Uint8Array, sqlite: Sqlite, contract: ValidatedContract): InitialData {
  try {
    const database = openDatabase(sqlite, image);
    try {
      database.exec('pragma trusted_schema = off');
      const { initialData, problem, isLater } = inspectDatabase((sql) => database.all(sql), contract);
      if (isLater) throw new StartupError(`The image ${problem}.`);
      if (!initialData) throw new Error(problem === undefined ? 'it has no data' : `it ${problem}`);
      if (database.get('pragma quick_check(1)')?.quick_check !== 'ok') throw new Error('it is damaged');
      return initialData;
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The image cannot be used: ${(error as Error).message}.`);
  }
}
