import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { copyPackageTexts, createManifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { getBundleSize } from '../../scripts/packages/bundle-size.ts';

/** What programs import: the path after the name of the package, and its module in the repository, without extension. */
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
 * Builds the npm package of the client, `generated/client`: as ES modules and as CommonJS, a file for each module, so that
 * bundlers drop what is unused. Both formats have the same declarations.
 */
async function packageClient(output: string): Promise<string> {
  const { info } = await readContract();
  const folder = join(output, 'generated', 'client');
  const [esm, cjs] = [join(folder, 'dist', 'esm'), join(folder, 'dist', 'cjs')];
  for (const format of [esm, cjs]) for (const file of PLAIN_MODULES) await dropMaps(folder, join(format, file));
  for (const file of globSync('**/*.d.ts', { cwd: esm })) await shareDeclarations(join(esm, file), join(cjs, file));
  await writeManifests(folder, info.version);
  for (const file of DATA_ENTRIES) await cp(join(repository, file), join(folder, file));
  for (const file of READER_FILES) {
    await cp(join(repository, file), join(folder, basename(file)), { recursive: true });
  }
  await copyPackageTexts(folder);
  await cp(join(generated, API_INDEX), join(folder, API_INDEX));
  const size = await getBundleSize(join(esm, 'index.js'), ['createClientCore', 'listDebtors']);
  return `createClientCore and one operation: ${(size / 1000).toFixed(2)} kB gzip`;
}

if (import.meta.main) await runStep(packageClient);
