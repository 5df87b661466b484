import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** Files by their paths in a folder. */
export type Files = Readonly<Record<string, string | Buffer>>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Returns a function that creates a folder with some files, which is removed after the tests of the file. */
export function useFolders(): (files?: Files) => Promise<string> {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  return async (files = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'test-'));
    folders.push(folder);
    await writeFiles(folder, files);
    return folder;
  };
}
