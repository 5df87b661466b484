import { copyFile, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type OutputOptions, type Plugin } from 'rolldown';
import { compressBrotli } from '../../../scripts/lib/compress.ts';
import { runStep } from '../../../scripts/lib/run-step.ts';
import { assets } from '../../assets.ts';
import { ASSET_FILES } from '../../hosts/browser/assets.ts';
import { mergeLicenses, thirdPartyLicenses } from '../licenses.ts';
import { bundleDocuments, documentsPlugin } from '../portable/documents.ts';
import { type Contracts, readContracts, VALIDATORS, validatorsPlugin } from '../portable/validators.ts';
import { COMMON } from '../rolldown.config.ts';

/** Builds the sandbox for web pages, `generated/browser`. */
async function browserBundle(output: string): Promise<string> {
  const folder = join(output, 'generated', 'browser');
  const contracts = await readContracts();
  const { contract, control } = contracts;
  await writeFile(join(folder, ASSET_FILES.contract), JSON.stringify(contract.document));
  await writeFile(join(folder, ASSET_FILES.control), JSON.stringify(control.document));
  await copyFile(assets.seed, join(folder, ASSET_FILES.seed));
  await copyFile(
    createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'),
    join(folder, ASSET_FILES.sqlite),
  );
  const chunks = await bundleCode(folder, contracts);
  const sizes = await measure(folder, [...chunks, ...Object.values(ASSET_FILES)]);
  await writeFile(join(folder, 'sizes.json'), JSON.stringify(sizes, undefined, 2));
  const summary = Object.entries(sizes).map(([name, bytes]) => `${name} ${Math.round(bytes / 1000)}`);
  return `${summary.join(', ')} kB (brotli)`;
}

async function bundleCode(folder: string, contracts: Contracts): Promise<string[]> {
  const sizes = await Promise.all(
    Object.entries(ASSET_FILES).map(async ([name, file]) => [name, (await stat(join(folder, file))).size]),
  );
  const output: OutputOptions = {
    dir: folder,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ moduleIds }) => (moduleIds.some((id) => id.includes('sqlite-wasm')) ? 'sqlite.js' : '[name].js'),
  };
  const validators = await build({
    ...COMMON,
    platform: 'browser',
    input: { validators: VALIDATORS },
    plugins: [validatorsPlugin(contracts), thirdPartyLicenses(join(folder, 'validators'))],
    output,
  });
  const code = await build({
    ...COMMON,
    platform: 'browser',
    input: { index: 'mocks/hosts/browser/index.ts', worker: 'mocks/hosts/browser/worker.ts' },
    external: [VALIDATORS],
    transform: { define: { FILE_SIZES: JSON.stringify(Object.fromEntries(sizes)) } },
    plugins: [sqlitePlugin, documentsPlugin(), thirdPartyLicenses(folder)],
    output: { ...output, codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
  });
  await mergeLicenses(folder, join(folder, 'validators'));
  await rmdir(join(folder, 'validators'));
  await bundleDocuments(folder, folder);
  return [...validators.output, ...code.output].filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName);
}

/** Adds the package's entries for programs of Node, such as tests of a front end. */
export async function bundleForNode(folder: string): Promise<void> {
  for (const name of ['node', 'msw']) {
    await build({
      ...COMMON,
      platform: 'node',
      input: `mocks/hosts/browser/${name}.ts`,
      // Peer dependency.
      external: ['msw'],
      plugins: [documentsPlugin()],
      output: { file: join(folder, `${name}.js`), format: 'esm', minify: true, codeSplitting: false },
    });
  }
}

/** Code of both entries. SQLite is a separate file, loaded with the rest. */
const CORE = /^(?!.*(?:mocks\/hosts\/browser\/(?:index|worker|start-worker)\.ts|@sqlite\.org))/;

/** Removes the worker and the storage of SQLite, which a database in memory does not use. */
const sqlitePlugin: Plugin = {
  name: 'sqlite',
  transform: {
    filter: { id: /sqlite-wasm/ },
    handler: (code) => code.replaceAll(/new URL\("sqlite3[\w.-]+", import\.meta\.url\)/g, 'new URL("about:blank")'),
  },
};

async function measure(folder: string, files: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {};
  let total = 0;
  for (const file of files.filter((name) => name !== 'index.js')) {
    const bytes = compressBrotli(await readFile(join(folder, file))).length;
    sizes[file] = bytes;
    total += bytes;
  }
  return { ...sizes, total };
}

if (import.meta.main) await runStep(browserBundle);
