import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { createManifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { runStep } from '../../scripts/lib/run-step.ts';
import { writePackageTexts } from '../../scripts/release/package-texts.ts';
import { assets, inspectorFiles } from '../assets.ts';
import { bundleForNode } from './browser/browser-bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { mergeLicenses } from './licenses.ts';
import { documentsPlugin } from './portable/documents.ts';
import { createConfig } from './rolldown.config.ts';

/** Builds the npm package of the sandbox, `generated/sandbox`. */
async function sandboxPackage(output: string): Promise<string> {
  const folder = join(output, 'generated', 'sandbox');
  await packSandbox(folder);
  return `${await getSize(folder)} kB`;
}

/** Writes the bundled program, declarations, files and texts. Throws a BuildError for a missing file. */
export async function packSandbox(folder: string): Promise<void> {
  const entries = { bin: 'mocks/hosts/node/cli/main.ts', index: 'mocks/index.ts' };
  const config = createConfig(folder, entries, [documentsPlugin('./browser')]);
  // Names remain for stacks of errors.
  await build({ ...config, output: { ...config.output, minify: { mangle: false } } });
  await copyBrowserBundle(join(folder, 'dist', 'browser'));
  await bundleForNode(join(folder, 'dist', 'browser'));
  await mergeLicenses(folder, join(folder, 'dist', 'browser'));
  await writeDeclarations(join(folder, 'dist'));
  await copyInspector(join(folder, 'dist'));
  await writeSandboxManifest(folder);
  await cp(join(repository, 'mocks', 'README.md'), join(folder, 'README.md'));
  await writePackageTexts(folder);
}

async function copyBrowserBundle(folder: string): Promise<void> {
  await cp(join(repository, 'generated', 'browser'), folder, { recursive: true }).catch(() => {
    throw new BuildError('generated/browser is missing. Build it first: npm run build');
  });
}

/** Copies the documents of the sandbox with their descriptions, for a package that shows them, and the initial data. */
export async function copyDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, asset] of Object.entries(assets)) {
    const text = await readFile(asset, 'utf8').catch(() => {
      throw new BuildError(`${relative(repository, fileURLToPath(asset))} is missing. Build it first: npm run build`);
    });
    await writeFile(join(folder, `${name}.json`), JSON.stringify(JSON.parse(text)));
  }
}

/** Copies the scripts and the style of the inspector. */
export async function copyInspector(folder: string): Promise<void> {
  const inspector = fileURLToPath(inspectorFiles);
  const copy = join(folder, relative(join(repository, 'mocks'), inspector));
  await cp(inspector, copy, { recursive: true, filter: (file) => !file.endsWith('.json') });
}

async function writeSandboxManifest(folder: string): Promise<void> {
  const contract = JSON.parse(await readFile(assets.contract, 'utf8')) as { info: { version: string } };
  await writeManifest(folder, createManifest('mocks', contract.info.version));
}

export async function getSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}

if (import.meta.main) await runStep(sandboxPackage);
