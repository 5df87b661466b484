import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { assets } from '../../mocks/assets.ts';
import { bundleDocuments, documentsPlugin } from '../../mocks/package/portable/documents.ts';
import { createConfig } from '../../mocks/package/rolldown.config.ts';
import { copyDocuments, copyInspector, getSize } from '../../mocks/package/sandbox-package.ts';
import { createManifest, writeManifest } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { runStep } from '../../scripts/lib/run-step.ts';
import { writePackageTexts } from '../../scripts/release/package-texts.ts';

async function conformancePackage(output: string): Promise<string> {
  const folder = join(output, 'generated', 'conformance');
  await packConformance(folder);
  return `${await getSize(folder)} kB`;
}

/** Bundled program with the files that it reads. */
interface BundledProgram {
  readonly workspace: string;
  readonly entry: string;
  readonly readme: string;
  /** Files and folders that it reads at run time, besides the contract and the control plane. */
  readonly copies: readonly string[];
}

/** Writes the package into a folder: the bundled program, and the hand-written contract, whose provenance reports name. */
export const packConformance = (folder: string): Promise<void> =>
  packProgram(folder, {
    workspace: 'conformance',
    entry: 'conformance/cli.ts',
    readme: 'conformance/package',
    copies: ['openapi'],
  });

/** Command of a package. Checks the version of Node before it lacks something. */
const BIN = "#!/usr/bin/env node\nimport './check-node.js';\n\nawait import('./program.js');\n";

export async function packProgram(folder: string, program: BundledProgram): Promise<void> {
  const { workspace, entry, readme, copies } = program;
  await build(createConfig(folder, { program: entry }, [documentsPlugin()]));
  await cp(join(repository, 'programs', 'check-node.js'), join(folder, 'dist', 'check-node.js'));
  await writeFile(join(folder, 'dist', 'bin.js'), BIN);
  await bundleDocuments(join(folder, 'dist'), folder);
  await copyDocuments(join(folder, 'dist', 'browser'));
  await copyInspector(join(folder, 'dist'));
  const isRead = (path: string): boolean => !/\.md$|[\\/]guides$/.test(path);
  for (const copy of copies) await cp(join(repository, copy), join(folder, copy), { recursive: true, filter: isRead });
  const { info } = JSON.parse(await readFile(assets.contract, 'utf8')) as { info: { version: string } };
  await writeManifest(folder, createManifest(workspace, info.version));
  await cp(join(repository, readme, 'README.md'), join(folder, 'README.md'));
  await writePackageTexts(folder);
}

if (import.meta.main) await runStep(conformancePackage);
