import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';

const runtime = join(repository, 'client');
const generated = join(repository, 'generated', 'client', 'src');
const totals = join(repository, 'totals');

/** Files of `client/` and `totals/` that are not part of the package. */
const NOT_PACKAGED = ['**/*.{test,test-d}.ts', '__fixtures__/**', 'examples/**', 'generator/**', 'node_modules/**'];

/**
 * Copies the sources of the package to `dist/src` of its folder, importing each other as JavaScript: the generated files, with
 * the runtime in `runtime/` and the arithmetic of invoices in `totals/`.
 */
export async function copySources(folder: string): Promise<void> {
  const copyOf = (file: string): string => join(folder, 'dist', 'src', getSourcePath(file));
  for (const file of [...list(generated), ...list(runtime, NOT_PACKAGED), ...list(totals, NOT_PACKAGED)]) {
    const copy = copyOf(file);
    const source = (await readFile(file, 'utf8')).replaceAll(/(?<= from ')\.\.?\/[\w./-]+\.ts(?=')/g, (path) => {
      const imported = relative(dirname(copy), copyOf(resolve(dirname(file), path))).replaceAll('\\', '/');
      return `${imported.startsWith('.') ? '' : './'}${imported}`.replace(/\.ts$/, '.js');
    });
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, source);
  }
}

/** Returns the path of a source in `dist/src`. */
function getSourcePath(file: string): string {
  if (file.startsWith(generated)) return relative(generated, file);
  return file.startsWith(totals) ? relative(repository, file) : join('runtime', relative(runtime, file));
}

/** Lists the paths of the TypeScript files in a folder. */
const list = (folder: string, exclude: readonly string[] = []): string[] =>
  globSync('**/*.ts', { cwd: folder, exclude }).map((file) => join(folder, file));
