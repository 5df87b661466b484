import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { createManifest, type Manifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { getBundleSize } from '../../scripts/packages/bundle-size.ts';
import { copySources } from './copy-sources.ts';
import { compilerOptions, FORMATS, NODE_DECLARATIONS } from './package-config.ts';
import { addEntries, DATA_ENTRIES, fallbackManifests } from './package-entries.ts';

const target = join(repository, 'generated', 'client');

/** What the package has for its readers. */
const READER_FILES = ['client/README.md', 'client/CHANGELOG.md', 'client/examples', 'LICENSE'];

/** The manifest of folders that are not ES modules. Bundlers take `sideEffects` from the nearest manifest. */
const COMMONJS: Manifest = { type: 'commonjs', sideEffects: false };

/**
 * Builds the npm package of the client, `generated/client`: the generated TypeScript together with the hand-written runtime
 * of `client/`, as ES modules and as CommonJS. It is built in a temporary folder and moved when it is whole.
 */
async function packageClient(): Promise<string> {
  const { info } = await readContract();
  const work = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    // The compiler looks for the peer dependencies.
    await symlink(join(repository, 'node_modules'), join(work, 'node_modules'), 'junction');
    const folder = join(work, 'package');
    await copySources(folder);
    await compile(folder, 'esm', { declaration: true, declarationMap: true });
    // The sources have been checked, and both formats have the same declarations.
    await compile(folder, 'cjs', { noCheck: true });
    await copyDeclarations(join(folder, 'dist', 'esm'), join(folder, 'dist', 'cjs'));
    await writeManifests(folder, info.version);
    for (const file of DATA_ENTRIES) await cp(join(repository, file), join(folder, file));
    for (const file of READER_FILES) {
      await cp(join(repository, file), join(folder, basename(file)), { recursive: true });
    }
    const size = await getBundleSize(join(folder, 'dist', 'esm', 'index.js'), ['createClientCore', 'listDebtors']);
    await replacePackage(folder);
    return `createClientCore and one operation: ${(size / 1000).toFixed(2)} kB gzip`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Compiles `dist/src` to another folder of `dist`. The compiler takes the module format from the package.json above it. */
async function compile(folder: string, format: keyof typeof FORMATS, formatOptions: object): Promise<void> {
  await writeManifest(folder, { type: FORMATS[format] });
  const options = { ...compilerOptions, ...formatOptions, rootDir: 'dist/src', outDir: `dist/${format}` };
  const project = join(folder, 'tsconfig.json');
  const declarations = join(folder, 'node.d.ts');
  await writeFile(project, JSON.stringify({ compilerOptions: options, include: ['dist/src', 'node.d.ts'] }));
  await writeFile(declarations, NODE_DECLARATIONS);
  await runTool('typescript', 'tsc', ['-p', project]);
  for (const file of [project, declarations]) await rm(file);
}

async function copyDeclarations(from: string, to: string): Promise<void> {
  for (const file of globSync('**/*.d.ts{,.map}', { cwd: from })) await cp(join(from, file), join(to, file));
}

async function writeManifests(folder: string, contract: string): Promise<void> {
  const manifests: Readonly<Record<string, Manifest>> = {
    '.': addEntries(createManifest('client', contract)),
    'dist/cjs': COMMONJS,
    ...fallbackManifests,
  };
  for (const [name, manifest] of Object.entries(manifests)) await writeManifest(join(folder, name), manifest);
}

/** Replaces the package, and leaves the sources in the folder. */
async function replacePackage(folder: string): Promise<void> {
  for (const part of await readdir(target)) if (part !== 'src') await rm(join(target, part), { recursive: true });
  await cp(folder, target, { recursive: true });
}

if (import.meta.main) await runStep(packageClient);
