import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { STEPS } from '../../scripts/build/run-steps.ts';
import { repository } from '../../scripts/lib/run.ts';

/** Files that git has or would add. */
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard'];
export const files: readonly string[] = execFileSync('git', LIST, { cwd: repository, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(repository, file)));

const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)));
const paths: readonly string[] = ['.', ...files, ...new Set(folders)];
export const topFolders: ReadonlySet<string> = new Set(folders.filter((folder) => !folder.includes('/')));

const outputs = [...STEPS.values()].flatMap((step) => step.outputs);

/** Checks for a file, a folder or a glob, from the root. What the build writes counts, whether or not it has run. */
export function hasPath(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (paths.includes(plain) || (isGlob(plain) && hasMatch(plain))) return true;
  return outputs.some((output) => output.startsWith(`${plain}/`) || matchesGlob(plain, output));
}

/** Checks for a file, a folder or a glob at any depth below a folder; the empty folder is the root. */
export function hasPathBelow(folder: string, path: string): boolean {
  const start = folder === '' ? '' : `${folder}/`;
  const plain = path.replace(/\/$/, '');
  if (isGlob(plain)) return hasMatch(`${start}**/${plain}`);
  return paths.some((name) => name.startsWith(start) && `/${name}`.endsWith(`/${plain}`));
}

const isGlob = (path: string): boolean => /[*{]/.test(path);

const hasMatch = (glob: string): boolean => paths.some((path) => matchesGlob(path, glob));

export const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
