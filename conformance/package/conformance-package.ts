import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { assets } from '../../mocks/assets.ts';
import { createConfig } from '../../mocks/package/rolldown.config.ts';
import { copyAssets, getSize } from '../../mocks/package/sandbox-package.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { createManifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';

async function conformancePackage(output: string): Promise<string> {
  const folder = join(output, 'generated', 'conformance');
  await packConformance(folder);
  return `${await getSize(folder)} kB`;
}

/** Writes the package into a folder: the bundled program, and the hand-written contract, whose provenance its reports name. */
export async function packConformance(folder: string): Promise<void> {
  await build(createConfig(folder, { bin: 'conformance/cli.ts' }, [moveRepository]));
  await copyAssets(folder);
  const isContract = (path: string): boolean => !/\.md$|[\\/]guides$/.test(path);
  await cp(join(repository, 'openapi'), join(folder, 'openapi'), { recursive: true, filter: isContract });
  const { info } = JSON.parse(await readFile(assets.contract, 'utf8')) as { info: { version: string } };
  await writeManifest(folder, createManifest('conformance', info.version));
  await cp(join(repository, 'conformance', 'package', 'README.md'), join(folder, 'README.md'));
  await cp(join(repository, 'conformance', 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
}

/** The bundle is one folder below the package, and the module with the path of the repository two. */
const moveRepository: Plugin = {
  name: 'move-repository',
  transform: (code, id) =>
    id.endsWith(join('scripts', 'lib', 'run.ts'))
      ? code.replace("'../../', import.meta.url", "'../', import.meta.url")
      : null,
};

if (import.meta.main) await runStep(conformancePackage);
