import { execFile } from 'node:child_process';
import { access, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { readWorkflows, type WorkflowFile } from '../programs/workflows.ts';
import { listInstalled } from '../scripts/dependencies/installed.ts';
import { BuildError, repository } from '../scripts/lib/run.ts';
import { runStep } from '../scripts/lib/run-step.ts';
import { type Download, formatChecksums, formatSize, listDownloads } from './downloads/list.ts';
import { packPhp } from './downloads/php-package.ts';
import { writeBundleSbom, writeClientSbom, writePhpSbom } from './downloads/sbom.ts';
import { samplePdf } from './requests/sample-pdf.ts';

const generated = join(repository, 'generated');

/**
 * Builds what partners download, `generated/downloads`: the contract, the clients, the sandbox, the test vectors of totals, the
 * workflows, and the skill for coding agents.
 */
async function buildDownloads(output: string): Promise<string> {
  const files = await buildDownloadsFolder(generated, join(output, 'generated', 'downloads'));
  return `${files.length} files, ${formatSize(files.reduce((sum, { bytes }) => sum + bytes, 0))}`;
}

/**
 * Builds a folder of downloads. The same input gives the same bytes.
 *
 * @param from the folder with the outputs of the other steps: `openapi.yaml`, `client`, `sandbox` ...
 * @throws BuildError when a package is missing, or npm fails.
 */
export async function buildDownloadsFolder(from: string, to: string): Promise<readonly Download[]> {
  await mkdir(to, { recursive: true });
  for (const name of copies) {
    const text = await readFile(join(from, name), 'utf8');
    await writeFile(join(to, name), name.endsWith('.json') ? `${JSON.stringify(JSON.parse(text))}\n` : text);
  }
  const client = join(from, 'client');
  const bundles = ['sandbox', 'conformance', 'mcp'].map((name) => join(from, name));
  const installed = listInstalled();
  await Promise.all([installed, packPackages([client, ...bundles], to)]);
  await writeClientSbom(client, to);
  await packPhp(join(from, 'client-php'), to);
  await writePhpSbom(join(from, 'client-php'), to);
  for (const folder of bundles) await writeBundleSbom(folder, to, installed);
  await copyFile(join(repository, 'totals', 'vectors.json'), join(to, 'totals-vectors.json'));
  await copyFile(join(repository, 'mcp', 'skill', 'SKILL.md'), join(to, 'SKILL.md'));
  await writeFile(join(to, samplePdf.name), samplePdf.createBytes());
  for (const file of await readWorkflows()) await writeFile(join(to, file.file), toDownload(file));
  await writeFile(join(to, 'SHA256SUMS'), formatChecksums(await listDownloads(to)));
  return await listDownloads(to);
}

/** Creates the download of a workflow, which refers to the OpenAPI documents beside it. */
export const toDownload = ({ text }: WorkflowFile): string =>
  text.replaceAll(/url: \.\.\/\.\.\/generated\/(\w+)\.(?:yaml|json)$/gm, 'url: $1.json');

/** Files that other steps of the build have made. JSON is for programs; the YAML file is for people. */
const copies = ['openapi.yaml', 'openapi.json', 'openapi-3.0.json', 'control.json'];

/** No network access, and no scripts of the package. */
const packOptions = ['--offline', '--ignore-scripts', '--no-update-notifier', '--no-workspaces'];

/** Packs packages with one run of npm, which takes longer to start than to pack one. */
async function packPackages(folders: readonly string[], into: string): Promise<void> {
  for (const folder of folders) {
    await access(join(folder, 'package.json')).catch(() => {
      throw new BuildError(`${relative(repository, folder)} is missing. Build it first: npm run build`);
    });
  }
  const args = ['pack', ...packOptions, '--pack-destination', into, ...folders];
  const options = { cwd: into, shell: process.platform === 'win32' };
  await promisify(execFile)('npm', args, options).catch((error: { stderr?: string }) => {
    throw new BuildError(`The packages were not packed: ${error.stderr || String(error)}`);
  });
}

if (import.meta.main) await runStep(buildDownloads);
