import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';

const runtime = join(repository, 'client');
const generated = join(repository, 'generated', 'client', 'src');
const contractTypes = join(repository, 'generated', 'types.d.ts');

/** Files of `client/` that are not part of the runtime. */
const NOT_RUNTIME = ['**/*.test.ts', 'examples/**', 'generator/**', 'node_modules/**'];

/**
 * Copies the sources of the package into its folder, importing each other as JavaScript: to `dist/src` the generated files, with
 * the runtime in `runtime/`, and to `dist/contract` the types of the contract, which all compiled forms import from there.
 */
export async function copySources(folder: string): Promise<void> {
  const copyOf = (file: string): string => {
    if (file === contractTypes) return join(folder, 'dist', 'contract', 'types.d.ts');
    const path = file.startsWith(generated) ? relative(generated, file) : join('runtime', relative(runtime, file));
    return join(folder, 'dist', 'src', path);
  };
  for (const file of [contractTypes, ...list(generated), ...list(runtime, NOT_RUNTIME)]) {
    const copy = copyOf(file);
    const source = (await readFile(file, 'utf8')).replaceAll(/(?<= from ')\.\.?\/[\w./-]+\.ts(?=')/g, (path) => {
      const imported = relative(dirname(copy), copyOf(resolve(dirname(file), path))).replaceAll('\\', '/');
      return `${imported.startsWith('.') ? '' : './'}${imported}`.replace(/(\.d)?\.ts$/, '.js');
    });
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, source);
  }
}

/** Lists the paths of the TypeScript files in a folder. */
const list = (folder: string, exclude: readonly string[] = []): string[] =>
  globSync('**/*.ts', { cwd: folder, exclude }).map((file) => join(folder, file));
