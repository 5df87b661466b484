import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { copyPackageTexts, createManifest, type Manifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { getBundleSize } from '../../scripts/packages/bundle-size.ts';
import { API_INDEX } from './emit-api-index.ts';
import { addEntries, DATA_ENTRIES, type FORMATS } from './package-entries.ts';

const client = join(repository, 'client');
const generated = join(repository, 'generated', 'client', 'src');
const totals = join(repository, 'totals');
/** The part of `contract/` that the runtime needs. */
const normalization = join(repository, 'contract', 'normalize-text.ts');

/** Files of `client/` and `totals/` that are not part of the package. */
const NOT_PACKAGED = [
  '**/*.{test,test-d}.ts',
  '__fixtures__/**',
  'examples/**',
  'generator/**',
  'node_modules/**',
  'php/**',
];

/** Compiler options of the client: for Node and browsers, with the types of the web platform only. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  sourceMap: true,
  newLine: 'lf',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  // The declarations of the peer dependencies are not ours to check; those of the client are, in the projects of its tests.
  skipLibCheck: true,
};

/** What differs. The sources are checked once, and both formats have the same declarations. */
const formatOptions: Readonly<Record<keyof typeof FORMATS, object>> = {
  esm: { module: 'nodenext', declaration: true, declarationMap: true },
  cjs: { module: 'commonjs', moduleResolution: 'bundler', esModuleInterop: true, noCheck: true },
};

/** Declares what the client uses of Node. Without the types of Node, nothing else of it can be used by mistake. */
const NODE_DECLARATIONS = `
declare module 'node:fs' {
  export function openAsBlob(path: string | URL, options: { type: string }): Promise<Blob>;
}
declare module 'node:fs/promises' {
  export function stat(path: string | URL): Promise<{ isFile(): boolean }>;
}
`;

const READER_FILES = ['client/README.md', 'client/examples'];

/** The manifest of folders that are not ES modules. Bundlers take `sideEffects` from the nearest manifest. */
const COMMONJS: Manifest = { type: 'commonjs', sideEffects: false };

/**
 * Builds the npm package of the client, `generated/client`: the generated TypeScript together with the hand-written runtime
 * of `client/`, as ES modules and as CommonJS.
 */
async function packageClient(output: string): Promise<string> {
  const { info } = await readContract();
  const folder = join(output, 'generated', 'client');
  await copySources(folder);
  await compile(folder);
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

/**
 * Copies the sources of the package to `dist/src` of its folder, importing each other as JavaScript: the generated files, with
 * the runtime in `runtime/` and the arithmetic of invoices in `totals/`.
 */
async function copySources(folder: string): Promise<void> {
  const getCopyPath = (file: string): string => join(folder, 'dist', 'src', getSourcePath(file));
  for (const file of [
    ...listSources(generated),
    ...listSources(client, NOT_PACKAGED),
    ...listSources(totals, NOT_PACKAGED),
    normalization,
  ]) {
    const copy = getCopyPath(file);
    const source = (await readFile(file, 'utf8')).replaceAll(/(?<= from ')\.\.?\/[\w./-]+\.ts(?=')/g, (path) => {
      const imported = relative(dirname(copy), getCopyPath(resolve(dirname(file), path))).replaceAll('\\', '/');
      return `${imported.startsWith('.') ? '' : './'}${imported}`.replace(/\.ts$/, '.js');
    });
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, source);
  }
}

/** Returns the path of a source in `dist/src`, where the folders of `client/` are below `runtime/`. */
function getSourcePath(file: string): string {
  if (file.startsWith(generated)) return relative(generated, file);
  if (file.startsWith(totals)) return relative(repository, file);
  if (file === normalization) return join('runtime', basename(file));
  const runtime = join(client, 'runtime');
  return join('runtime', relative(file.startsWith(runtime) ? runtime : client, file));
}

const listSources = (folder: string, exclude: readonly string[] = []): string[] =>
  globSync('**/*.ts', { cwd: folder, exclude }).map((file) => join(folder, file));

/** Copies declarations of the ES modules for CommonJS. The map is theirs. */
async function shareDeclarations(file: string, copy: string): Promise<void> {
  const map = relative(dirname(copy), file).replaceAll('\\', '/');
  const code = await readFile(file, 'utf8');
  await writeFile(copy, code.replace(/(?<=^\/\/# sourceMappingURL=).*\.d\.ts(?=\.map)/m, map));
}

/** Modules of types or data: what is compiled has the same text as the source, so that maps would lead nowhere better. */
const PLAIN_MODULES = ['types'];

/** Drops the maps of a module, and its source. */
async function dropMaps(folder: string, module: string): Promise<void> {
  for (const extension of ['js', 'd.ts']) {
    const file = `${module}.${extension}`;
    const code = await readFile(file, 'utf8').catch(() => undefined);
    if (code !== undefined) await writeFile(file, code.replace(/^\/\/# sourceMappingURL=.*\n?/m, ''));
    await rm(`${file}.map`, { force: true });
  }
  await rm(join(folder, 'dist', 'src', `${basename(module)}.ts`), { force: true });
}

/** Compiles `dist/src` to the other folders of `dist`, side by side. */
async function compile(folder: string): Promise<void> {
  const declarations = join(folder, 'node.d.ts');
  await writeFile(declarations, NODE_DECLARATIONS);
  // The compiler takes the module format from the package.json above the sources.
  await writeManifest(folder, { type: 'module' });
  await Promise.all(
    Object.entries(formatOptions).map(async ([format, options]) => {
      const project = join(folder, `tsconfig.${format}.json`);
      const output = { ...compilerOptions, ...options, rootDir: 'dist/src', outDir: `dist/${format}` };
      await writeFile(project, JSON.stringify({ compilerOptions: output, include: ['dist/src', 'node.d.ts'] }));
      await runTool('typescript-7', 'tsc', ['-p', project]);
      await rm(project);
    }),
  );
  await rm(declarations);
}

async function writeManifests(folder: string, contract: string): Promise<void> {
  const manifests: Readonly<Record<string, Manifest>> = {
    '.': addEntries(createManifest('client', contract)),
    'dist/cjs': COMMONJS,
  };
  for (const [name, manifest] of Object.entries(manifests)) await writeManifest(join(folder, name), manifest);
}

if (import.meta.main) await runStep(packageClient);
