import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Files by their paths in a folder. */
export type Files = Readonly<Record<string, string | Buffer>>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'test-'));

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Creates an empty folder, which is removed after the tests of the file, or of the group. */
export function useFolder(): string {
  const folder = makeFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** Creates a folder with some files, which is removed at the end of the test. */
export async function createFolder(files: Files = {}): Promise<string> {
  const folder = makeFolder();
  onTestFinished(() => remove(folder));
  await writeFiles(folder, files);
  return folder;
}

/** Returns a function that creates a folder with some files, which is removed after the tests of the file. */
export function useFolders(): (files?: Files) => Promise<string> {
  const folders: string[] = [];
  afterAll(() => folders.forEach(remove));
  return async (files = {}) => {
    const folder = makeFolder();
    folders.push(folder);
    await writeFiles(folder, files);
    return folder;
  };
}
