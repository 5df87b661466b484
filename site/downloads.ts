import { chmod, copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../scripts/document/openapi.ts';
import { runStep } from '../scripts/lib/command.ts';
import { repository } from '../scripts/lib/run.ts';
import { httpFile } from './downloads/http-file.ts';
import { type Download, described, listDownloads, names, sumsOf } from './downloads/list.ts';
import { pack } from './downloads/pack.ts';
import { postmanCollection } from './downloads/postman.ts';
import { writeClientSbom, writeSandboxSbom } from './downloads/sbom.ts';
import { scan } from './downloads/scan.ts';

const generated = join(repository, 'generated');
const folder = join(generated, 'downloads');

/**
 * Makes what partners download, `generated/downloads`: the contract, the client, the sandbox, and the requests for two
 * tools.
 *
 * @throws BuildError when {@link makeDownloads} does.
 */
export async function downloads(): Promise<string> {
  return described(await makeDownloads(generated, folder));
}

/**
 * Makes a folder of downloads anew, beside it, and moves it when it is whole. From the same files it makes the same
 * bytes.
 *
 * @param from the folder of what was built: `openapi.yaml`, `openapi.json`, `client` and `sandbox`.
 * @throws BuildError when a package is missing, npm fails, or the contract cannot become requests.
 */
export async function makeDownloads(from: string, to: string): Promise<readonly Download[]> {
  const work = await mkdtemp(`${to}-`);
  try {
    await chmod(work, 0o755);
    for (const name of [names.yaml, names.json]) await copyFile(join(from, name), join(work, name));
    await pack(join(from, 'client'), work);
    await writeClientSbom(join(from, 'client'), work);
    await pack(join(from, 'sandbox'), work);
    await writeSandboxSbom(join(from, 'sandbox'), work);
    const contract = JSON.parse(await readFile(join(from, names.json), 'utf8')) as OpenApiDocument;
    await writeFile(join(work, names.postman), `${JSON.stringify(await postmanCollection(contract), null, 2)}\n`);
    await writeFile(join(work, names.http), httpFile(contract));
    await writeFile(join(work, names.scan), scan.bytes());
    await writeFile(join(work, names.sums), sumsOf(await listDownloads(work)));
    await rm(to, { recursive: true, force: true });
    await rename(work, to);
    return await listDownloads(to);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

if (import.meta.main) await runStep(downloads);
