import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { TokenStore, Tokens } from '@accounting-platform/client';

/**
 * Stores the tokens of one user in a file that only its owner can read, for all processes of one machine. Without the file
 * no user is signed in. Needs Node 22.13 and a local disk: locks on network disks are unreliable.
 *
 * @param path the file, in an existing folder. An empty file `<path>.lock` is created beside it.
 */
export function fileTokenStore(path: string): TokenStore {
  return {
    load: () => readTokens(path),
    save: (tokens) => replaceFile(path, JSON.stringify(tokens)),
    async lock(work) {
      const release = await acquireLock(`${path}.lock`);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

async function readTokens(path: string): Promise<Tokens | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // The parser's error would quote the text, and with it a token.
    if (error instanceof SyntaxError) throw new Error(`${path} does not contain tokens. Remove it, and sign in again.`);
    throw error;
  }
}

/** Replaces a file atomically: readers get the old text or the new one, also after a power failure. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // Syncing the folder makes the new name durable. Windows cannot open folders, and does not need it.
  const folder = process.platform === 'win32' ? undefined : await open(dirname(path));
  await folder?.sync().finally(() => folder.close());
}

const isBusy = (error: unknown): boolean => (error as { errcode?: unknown }).errcode === 5;

/**
 * Waits for the lock of an SQLite database, which is used for its lock only. The operating system releases it when the
 * process ends, even after a crash, so that no stale lock remains.
 */
async function acquireLock(path: string): Promise<() => void> {
  const database = new DatabaseSync(path);
  for (;;) {
    try {
      database.exec('begin exclusive');
      return () => database.close();
    } catch (error) {
      if (!isBusy(error)) {
        database.close();
        throw error;
      }
    }
    await pause(20 + 30 * Math.random());
  }
}
