import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** A lock that one process holds at a time. */
export interface Lock {
  release(): void;
}

/** The result code of SQLite when another connection holds a lock. */
const SQLITE_BUSY = 5;

/**
 * Waits until no other process holds the lock of a file, and takes it. SQLite locks the file by the operating system, which
 * releases the lock when its process ends in any way.
 *
 * @param wait waits before each new attempt.
 */
export async function takeLock(file: string, wait: () => Promise<unknown> = () => setTimeout(100)): Promise<Lock> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  while (!tryLock(database)) await wait();
  return { release: () => database.close() };
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
