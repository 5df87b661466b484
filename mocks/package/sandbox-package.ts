import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { repository, StepFailed } from '../../scripts/lib/run.ts';
import { assets } from '../assets.ts';
import { recordName } from '../fresh.ts';
import { createConfig } from '../rolldown.config.ts';
import { writeSeedImage } from '../seed/image.ts';
import { writeDeclarations } from './declarations.ts';
import { recordOf } from './record.ts';

/** Builds the npm package of the sandbox, `generated/sandbox`. */
export async function sandboxPackage(): Promise<string> {
  const folder = join(repository, 'generated', 'sandbox');
  await packSandbox(folder);
  return `${await getSize(folder)} kB`;
}

/**
 * Writes the package into a folder: the bundled program with its declarations, the files that it reads, and the texts.
 *
 * @throws StepFailed when a file has not been built yet, or a declaration is not explicit.
 */
export async function packSandbox(folder: string): Promise<void> {
  const startedAt = Date.now();
  await rm(folder, { recursive: true, force: true });
  const { output } = await build(createConfig(folder));
  await writeDeclarations(join(folder, 'dist'));
  const copied = await copyAssets(folder);
  writeSeedImage(join(folder, 'generated', 'seed.sqlite'));
  await writeManifest(folder);
  await cp(join(repository, 'mocks', 'README.md'), join(folder, 'README.md'));
  await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const sources = modules.filter((id) => id.startsWith(repository) && !/[\\/]node_modules[\\/]/.test(id));
  const lockfile = join(repository, 'package-lock.json');
  await writeFile(join(folder, recordName), await recordOf([...sources, ...copied, lockfile], startedAt));
}

/** Copies the documents that the sandbox reads, without indentation. */
async function copyAssets(folder: string): Promise<readonly string[]> {
  await mkdir(join(folder, 'generated'));
  const files = Object.values(assets).map((asset) => fileURLToPath(asset));
  for (const file of files) {
    const path = relative(repository, file);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new StepFailed(`${path} is missing. Build it first: npm run build`);
    });
    await writeFile(join(folder, path), JSON.stringify(JSON.parse(text)));
  }
  return files;
}

/** Writes the manifest of the workspace without the dependencies, which are bundled. Its version is the contract's. */
async function writeManifest(folder: string): Promise<void> {
  const source = JSON.parse(await readFile(join(repository, 'mocks', 'package.json'), 'utf8'));
  const { private: _private, dependencies: _bundled, ...rest } = source as Record<string, unknown>;
  const contract = JSON.parse(await readFile(assets.contract, 'utf8')) as { info: { version: string } };
  const manifest = { ...rest, version: contract.info.version };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Returns the size of a folder in kB. */
async function getSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}
