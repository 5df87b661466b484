import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Licensed } from '../../scripts/dependencies/licenses.ts';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import type { Package } from './packages.ts';

/** Where the build writes down whose work went into the package; the file is no part of it. */
export const componentsName = 'components.json';

/** The packages that were bundled, by name and version, each once. */
export function componentsOf(packages: readonly Package[]): readonly Licensed[] {
  const byKey = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  const sorted = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, { name, version, licence }]) => ({ name, version, license: licence }));
}

/**
 * What was written down of a package that was built.
 *
 * @throws BuildError when it was not built.
 */
export async function readComponents(folder: string): Promise<readonly Licensed[]> {
  const text = await readFile(join(folder, componentsName), 'utf8').catch(() => {
    const file = relative(repository, join(folder, componentsName));
    throw new BuildError(`${file} is missing. Build the sandbox first: npm run build -- sandbox`);
  });
  return JSON.parse(text) as Licensed[];
}
