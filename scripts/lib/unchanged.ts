import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What a build reads, from the folder of the repository. */
const inputs = [
  'client',
  'generated',
  'mocks',
  'openapi',
  'releases',
  'site',
  'scripts',
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', 'LICENSE'],
  ...['redocly.yaml', '.redocly.lint-ignore.yaml', '.spectral.yaml', '.cspell'],
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs'],
];

/** What lies beside them and is not read, or is written while nothing is built. */
const passedOver = new Set(['node_modules', 'site-screenshots', '.compile-cache']);

/** Remembers how the files were when a build had succeeded, so that the next one knows whether it has anything to do. */
export function buildRecord(repository: string) {
  const file = join(repository, 'generated', '.built');
  const present = () => fingerprint(repository, file);
  return {
    /** Whether no file that is read or was made has changed since. */
    async isUpToDate(): Promise<boolean> {
      const kept = await readFile(file, 'utf8').catch(() => undefined);
      return kept !== undefined && kept === (await present());
    },
    keep: async (): Promise<void> => writeFile(file, await present()),
    forget: (): Promise<void> => rm(file, { force: true }),
  };
}

/** SHA-256 of the names and the contents of all files, and of the program that builds. */
async function fingerprint(repository: string, record: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const path of await filesAt(join(repository, input))) {
      if (path === record) continue;
      const content = await readFile(path);
      hash.update(`\0${relative(repository, path)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** The files below a folder, or the file itself; none when there is nothing. In the order of their names. */
async function filesAt(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return path;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (typeof entries === 'string') return [entries];
  const kept = entries
    .filter(({ name }) => !passedOver.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const found: string[] = [];
  for (const entry of kept) {
    if (entry.isDirectory()) found.push(...(await filesAt(join(path, entry.name))));
    else if (entry.isFile()) found.push(join(path, entry.name));
  }
  return found;
}
