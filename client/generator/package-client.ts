import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { readContract } from '../../scripts/bundle.ts';
import { createManifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { runStep } from '../../scripts/lib/run-step.ts';
import { getBundleSize } from '../../scripts/packages/bundle-size.ts';
import { writePackageTexts } from '../../scripts/release/package-texts.ts';

/** Modules that programs import: the path after the package name, and the module in the repository, without extension. */
export const ENTRIES: Readonly<Record<string, string>> = {
  '.': 'generated/client/src/index',
  './sync': 'client/sync/index',
  './totals': 'totals/index',
  './types': 'generated/client/src/types',
};

/** Entries that are data, at the same path in the package and in the repository. */
const DATA = './totals/vectors.json';

const READER_FILES = ['client/README.md', 'client/examples'];

/**
 * Builds the npm package of the client, `generated/client`, as ES modules and as CommonJS. Files stay separate, so that bundlers
 * drop unused modules. Both formats share declarations.
 */
async function packageClient(output: string): Promise<string> {
  const { info } = await readContract();
  const folder = join(output, 'generated', 'client');
  const [esm, cjs] = [join(folder, 'dist', 'esm'), join(folder, 'dist', 'cjs')];
  const input = Object.values(ENTRIES).map((module) => join(repository, `${module}.ts`));
  const bundle = await rolldown({ input, platform: 'neutral', transform: { target: 'es2022' } });
  const options = { preserveModules: true, preserveModulesRoot: repository, entryFileNames: '[name].js' };
  // Source maps contain the sources, named like the compiled files.
  const maps = { sourcemap: true, sourcemapPathTransform: (source: string) => basename(source) };
  await bundle.write({ ...options, ...maps, dir: esm, format: 'esm' });
  await bundle.write({ ...options, ...maps, dir: cjs, format: 'cjs' });
  await bundle.close();
  await runTool('typescript-7', 'tsc', ['-p', join(repository, 'client', 'tsconfig.build.json'), '--outDir', esm]);
  for (const file of globSync('**/*.d.ts', { cwd: esm })) await cp(join(esm, file), join(cjs, file));

  const toFiles = (format: string, module: string) => ({
    types: `./dist/${format}/${module}.d.ts`,
    default: `./dist/${format}/${module}.js`,
  });
  const exports = Object.entries(ENTRIES).map(([entry, module]) => [
    entry,
    { import: toFiles('esm', module), require: toFiles('cjs', module) },
  ]);
  const data = ['./package.json', DATA].map((path) => [path, path]);
  const manifest = createManifest('client', info.version);
  await writeManifest(folder, { ...manifest, exports: Object.fromEntries([...exports, ...data]) });
  // Bundlers take `sideEffects` from the nearest manifest.
  await writeManifest(cjs, { type: 'commonjs', sideEffects: false });
  await cp(join(repository, DATA), join(folder, DATA));
  for (const file of READER_FILES) await cp(join(repository, file), join(folder, basename(file)), { recursive: true });
  await writePackageTexts(folder);
  const size = await getBundleSize(join(esm, `${ENTRIES['.']}.js`), ['createClientCore', 'listDebtors']);
  return `createClientCore and one operation: ${(size / 1000).toFixed(2)} kB gzip`;
}

if (import.meta.main) await runStep(packageClient);
