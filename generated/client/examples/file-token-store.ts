import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { TokenStore, Tokens } from '@accounting-platform/client';

/**
 * Keeps the tokens of one user in a file that only its owner can read, for all processes of one machine. Nobody is
 * signed in while there is no such file. Needs Node 22.13, and a disk of the machine itself: locks of network disks
 * cannot be trusted.
 *
 * @param path the file, in a folder that exists. Beside it stands an empty file `<path>.lock`.
 */
export function fileTokenStore(path: string): TokenStore {
  return {
    load: () => readTokens(path),
    save: (tokens) => replaceFile(path, JSON.stringify(tokens)),
    async lock(work) {
      const release = await takeLock(`${path}.lock`);
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
    // The error of the parser quotes the text, and with it a token.
    if (error instanceof SyntaxError) throw new Error(`${path} does not hold tokens. Remove it, and sign in again.`);
    throw error;
  }
}

/** Whoever reads the file sees the old text or the new one, also after a power cut. */
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
  // The new name is on the disk when the folder is. Windows opens no folders, and needs it not.
  const folder = process.platform === 'win32' ? undefined : await open(dirname(path));
  await folder?.sync().finally(() => folder.close());
}

const isBusy = (error: unknown): boolean => (error as { errcode?: unknown }).errcode === 5;

/**
 * Waits for the lock of an SQLite database, and uses nothing else of it. The operating system takes such a lock back
 * when the process ends in whatever way, so nobody has to guess whether a lock has been left behind.
 */
async function takeLock(path: string): Promise<() => void> {
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
