import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

async function makeFolder(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  await writeFiles(folder, files);
  return folder;
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Creates a folder with some files, which is removed at the end of the test. */
export async function createFolder(files: Files = {}): Promise<string> {
  const folder = await makeFolder(files);
  onTestFinished(() => remove(folder));
  return folder;
}

/** Returns a function that creates a folder with some files, which is removed after the tests of the file. */
export function useFolders(): (files?: Files) => Promise<string> {
  const folders: Promise<string>[] = [];
  afterAll(async () => Promise.all((await Promise.all(folders)).map(remove)));
  return (files = {}) => {
    const folder = makeFolder(files);
    folders.push(folder);
    return folder;
  };
}
