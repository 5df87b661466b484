import { execFile } from 'node:child_process';
import { access, chmod, copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { OpenApiDocument } from '../contract/document.ts';
import { runStep } from '../scripts/lib/command.ts';
import { BuildError, repository } from '../scripts/lib/run.ts';
import { readWorkflows, type WorkflowFile } from '../scripts/workflows/documents.ts';
import { createHttpFile } from './downloads/http-file.ts';
import { DOWNLOAD_NAMES, type Download, formatChecksums, listDownloads, summarizeDownloads } from './downloads/list.ts';
import { createPostmanCollection } from './downloads/postman.ts';
import { createPostmanEnvironment } from './downloads/postman-environment.ts';
import { writeBundleSbom, writeClientSbom } from './downloads/sbom.ts';
import { samplePdf } from './requests/sample-pdf.ts';

const generated = join(repository, 'generated');

/**
 * Builds what partners download, `generated/downloads`: the contract, its types, the client, the sandbox, the requests for
 * two tools, the test vectors of totals, the workflows, and the skill for coding agents.
 */
async function buildDownloads(): Promise<string> {
  return summarizeDownloads(await buildDownloadsFolder(generated, join(generated, 'downloads')));
}

/**
 * Builds a folder of downloads beside the old one, and replaces that when it is complete. The same input gives the same
 * bytes.
 *
 * @param from the folder with the outputs of the other steps: `openapi.yaml`, `types.d.ts`, `client`, `sandbox` ...
 * @throws BuildError when a package is missing, npm fails, or the contract lacks an example.
 */
export async function buildDownloadsFolder(from: string, to: string): Promise<readonly Download[]> {
  const work = await mkdtemp(`${to}-`);
  try {
    await chmod(work, 0o755);
    for (const name of copies) await copyFile(join(from, name), join(work, name));
    await packPackage(join(from, 'client'), work);
    await writeClientSbom(join(from, 'client'), work);
    for (const name of ['sandbox', 'conformance']) {
      await packPackage(join(from, name), work);
      await writeBundleSbom(join(from, name), work);
    }
    const contract = JSON.parse(await readFile(join(from, DOWNLOAD_NAMES.json), 'utf8')) as OpenApiDocument;
    const writeJson = (name: string, value: object): Promise<void> =>
      writeFile(join(work, name), `${JSON.stringify(value, null, 2)}\n`);
    await writeJson(DOWNLOAD_NAMES.postman, createPostmanCollection(contract));
    await writeJson(DOWNLOAD_NAMES.environment, createPostmanEnvironment());
    await writeFile(join(work, DOWNLOAD_NAMES.http), createHttpFile(contract));
    await copyFile(join(repository, 'totals', 'vectors.json'), join(work, DOWNLOAD_NAMES.totals));
    await copyFile(join(repository, 'mcp', 'skill', 'SKILL.md'), join(work, DOWNLOAD_NAMES.skill));
    await writeFile(join(work, samplePdf.name), samplePdf.createBytes());
    for (const file of await readWorkflows()) await writeFile(join(work, file.file), toDownload(file));
    await writeFile(join(work, DOWNLOAD_NAMES.checksums), formatChecksums(await listDownloads(work)));
    await rm(to, { recursive: true, force: true });
    await rename(work, to);
    return await listDownloads(to);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Creates the download of a workflow, which refers to the OpenAPI documents beside it. */
export const toDownload = ({ text }: WorkflowFile): string =>
  text.replaceAll(/url: \.\.\/\.\.\/generated\/(\w+)\.(?:yaml|json)$/gm, 'url: $1.json');

/** What other steps of the build have made. */
const copies = [
  DOWNLOAD_NAMES.yaml,
  DOWNLOAD_NAMES.json,
  DOWNLOAD_NAMES.json30,
  DOWNLOAD_NAMES.types,
  DOWNLOAD_NAMES.control,
];

/** No network access, and no scripts of the package. */
const packOptions = ['--offline', '--ignore-scripts', '--no-update-notifier', '--no-workspaces'];

async function packPackage(folder: string, into: string): Promise<void> {
  const name = relative(repository, folder);
  await access(join(folder, 'package.json')).catch(() => {
    throw new BuildError(`${name} is missing. Build it first: npm run build`);
  });
  const args = ['pack', ...packOptions, '--pack-destination', into, folder];
  const options = { cwd: into, shell: process.platform === 'win32' };
  await promisify(execFile)('npm', args, options).catch((error: { stderr?: string }) => {
    throw new BuildError(`${name} was not packed: ${error.stderr || String(error)}`);
  });
}

if (import.meta.main) await runStep(buildDownloads);
