import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputChunk } from 'rolldown';
import { runStep } from '../../scripts/lib/command.ts';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { assets } from '../assets.ts';
import { writeSeedImage } from '../seed/image.ts';
import { bundleSandbox } from './bundle.ts';
import { componentsName, componentsOf } from './components.ts';
import { writeDeclarations } from './declarations.ts';
import { licencesOf } from './licences.ts';
import { type Package, packageOf } from './packages.ts';
import { manifest, readme } from './texts.ts';
import { tryOut } from './try-out.ts';

/**
 * Makes the sandbox as a package that needs no other, `generated/sandbox`, and calls it once as a person does.
 *
 * @throws BuildError when {@link packSandbox} does, or when the sandbox that was built does not answer.
 */
export async function sandboxPackage(): Promise<string> {
  const target = join(repository, 'generated', 'sandbox');
  await packSandbox(target);
  await tryOut().catch(async (error: unknown) => {
    await rm(target, { recursive: true, force: true });
    throw error;
  });
  return `${await sizeOf(target)} kB`;
}

/**
 * Makes the folder of the package: the program and what it loads, bundled; its types; the contract.
 * It is made beside that folder and moved when it is whole.
 *
 * @throws BuildError when something would be looked for outside the package, or a licence does not allow it.
 */
export async function packSandbox(target: string): Promise<void> {
  const work = await mkdtemp(`${target}-`);
  try {
    await chmod(work, 0o755);
    const chunks = await bundleSandbox(join(work, 'dist'));
    await copyAssets(work);
    writeSeedImage(join(work, 'generated', 'seed.sqlite'));
    const declarations = await writeDeclarations('sandbox.ts', join(work, 'dist'));
    const packages = packagesIn(chunks);
    await writeTexts(work, packages, declarations);
    await writeFile(join(work, componentsName), `${JSON.stringify(componentsOf(packages), null, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(work, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Copies what the sandbox reads as it runs. */
async function copyAssets(folder: string): Promise<void> {
  for (const asset of Object.values(assets)) {
    const from = fileURLToPath(asset);
    const files = await filesIn(from).catch(() => {
      throw new BuildError(`${relative(repository, from)} is missing. Build it first: npm run build`);
    });
    for (const file of files) await copyFile(file, join(folder, relative(repository, file)));
  }
}

/** Copies a file; the JSON that the sandbox reads without the white space that only a person reads. */
async function copyFile(from: string, to: string): Promise<void> {
  if (!from.endsWith('.json')) return cp(from, to);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, JSON.stringify(JSON.parse(await readFile(from, 'utf8'))));
}

/** The files of a folder and of those in it; a file is its own. */
async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function writeTexts(
  folder: string,
  packages: readonly Package[],
  declarations: readonly string[],
): Promise<void> {
  const contract = JSON.parse(await readFile(assets.contract, 'utf8')) as { info: { version: string } };
  await writeFile(join(folder, 'package.json'), await manifest(contract.info.version));
  await writeFile(join(folder, 'README.md'), await readme(join(folder, 'dist'), declarations));
  await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES.txt'), await licencesOf(packages));
}

function packagesIn(chunks: readonly OutputChunk[]): Package[] {
  const packages = chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf));
  return [...new Set(packages.filter((one) => one !== undefined))];
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(folder)).map(async (file) => (await stat(file)).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}

if (import.meta.main) await runStep(sandboxPackage);
