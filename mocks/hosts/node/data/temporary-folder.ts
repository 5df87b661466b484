import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A folder that is removed when its sandbox ends. */
export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => void;
}

const PREFIX = 'sandbox-worlds-';

/** The file that a process locks for as long as it uses the folder that it is in. */
const LOCK = '.lock';

/** Creates a folder among the temporary files, locked by this process, whose number is in its name. */
export function createTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const lock = acquireLock(join(path, LOCK));
  return {
    path,
    remove() {
      lock?.close();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/**
 * Removes the folders of processes that were killed: those whose process is gone, and whose lock is free, because processes of
 * other containers have other numbers. What cannot be removed is left.
 */
export function removeAbandonedFolders(): void {
  for (const name of existsSync(tmpdir()) ? readdirSync(tmpdir()) : []) {
    const processId = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    const path = join(tmpdir(), name);
    if (processId === undefined || isRunning(Number(processId))) continue;
    try {
      if (isOwn(path) && isUnlocked(join(path, LOCK))) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another sandbox may be removing it.
    }
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether it is a folder of this user: everybody can create one of that name. */
function isOwn(path: string): boolean {
  const { uid } = lstatSync(path);
  return lstatSync(path).isDirectory() && (process.getuid === undefined || uid === process.getuid());
}

function isUnlocked(file: string): boolean {
  if (!existsSync(file)) return true;
  const lock = acquireLock(file);
  lock?.close();
  return lock !== undefined;
}

/** Locks a file until the connection is closed or its process ends. Returns undefined when another process has it. */
function acquireLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}
