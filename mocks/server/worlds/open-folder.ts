import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../node-sqlite.ts';

/** A folder that no other sandbox uses. */
export interface WorldFolder {
  readonly path: string;
  readonly unlock: () => void;
}

/**
 * Opens the folder of worlds, and creates it if it is missing. It is locked, because two sandboxes would not see each other's
 * changes. Programs that copy the databases are not locked out.
 *
 * @throws StartupError when it cannot be used.
 */
export function openWorldFolder(folder: string): WorldFolder {
  const path = resolve(folder);
  let lock: Database | undefined;
  try {
    mkdirSync(path, { recursive: true });
    lock = openDatabase(join(path, '.lock'));
    lock.exec('pragma locking_mode = exclusive');
    lock.transaction(() => undefined);
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    const reason = errcode === 5 ? 'another sandbox uses it' : message;
    throw new StartupError(`The folder ${folder} cannot be used: ${reason}. Name another folder with --worlds.`);
  }
  return { path, unlock: lock.close };
}
