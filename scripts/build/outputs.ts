import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Creates an empty folder in which a step writes its outputs, under the names that they have in the repository.
 *
 * @param parent a folder on the same file system as the repository, so that a file can be renamed to its place.
 */
export function createStagingFolder(parent: string, outputs: readonly string[]): string {
  mkdirSync(parent, { recursive: true });
  const staging = mkdtempSync(join(parent, 'step-'));
  for (const glob of outputs) {
    const [path = ''] = glob.split(/[*!{]/, 1);
    mkdirSync(join(staging, dirname(`${path}_`)), { recursive: true });
  }
  return staging;
}

/**
 * Moves each file that a step wrote to its place in the repository, and removes the outputs that it no longer writes. Who
 * reads a file meanwhile reads all of the old one or all of the new one. A file with the same content stays as it is, so
 * that what watches it does not restart.
 */
export function moveOutputs(staging: string, repository: string, outputs: readonly string[]): void {
  const written = new Set(listFiles(staging));
  for (const file of written) {
    const target = join(repository, file);
    if (isSame(join(staging, file), target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(staging, file), target);
  }
  for (const file of globSync(outputs, { cwd: repository })) {
    if (!written.has(file)) removeFile(join(repository, file));
  }
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(relative(folder, parentPath), name));

function isSame(file: string, other: string): boolean {
  const size = statSync(other, { throwIfNoEntry: false })?.size;
  return size === statSync(file).size && readFileSync(file).equals(readFileSync(other));
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(file: string): void {
  if (!statSync(file).isFile()) return;
  rmSync(file);
  try {
    for (let folder = dirname(file); ; folder = dirname(folder)) rmdirSync(folder);
  } catch {
    // The folder has other files.
  }
}
