import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../../scripts/lib/run.ts';
import { samplePdf } from '../requests/sample-pdf.ts';

/** A file that a partner can download. */
export interface Download {
  readonly name: string;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** One sentence. */
  readonly description: string;
}

/** Names of the files that do not depend on a version. */
export const DOWNLOAD_NAMES = {
  yaml: 'openapi.yaml',
  json: 'openapi.json',
  postman: 'accounting-platform.postman_collection.json',
  http: 'accounting-platform.http',
  totals: 'totals-vectors.json',
  checksums: 'SHA256SUMS',
} as const;

/** Descriptions of all downloads, in the order in which they are listed. */
const descriptions: readonly (readonly [name: string | RegExp, description: string])[] = [
  [DOWNLOAD_NAMES.yaml, 'The contract, as one OpenAPI 3.1 document.'],
  [DOWNLOAD_NAMES.json, 'The contract as JSON.'],
  [/^accounting-platform-client-.*\.tgz$/, 'The TypeScript client, to install with npm.'],
  [/^accounting-platform-sandbox-.*\.tgz$/, 'The sandbox without dependencies, to install with npm.'],
  [/^accounting-platform-client-.*\.cdx\.json$/, 'The SBOM of the client, CycloneDX 1.5.'],
  [
    /^accounting-platform-sandbox-.*\.cdx\.json$/,
    'The SBOM of the sandbox, with version, license and hash of every component, CycloneDX 1.5.',
  ],
  [DOWNLOAD_NAMES.postman, 'A Postman collection with a request for each operation.'],
  [
    DOWNLOAD_NAMES.http,
    'A request for each operation, for the REST Client of VS Code and the HTTP Client of JetBrains.',
  ],
  [DOWNLOAD_NAMES.totals, 'Test vectors of the totals of invoices, for implementations in other languages.'],
  [samplePdf.name, 'A PDF for the requests that upload one.'],
  [DOWNLOAD_NAMES.checksums, 'The SHA-256 checksums of the other files, for `sha256sum -c`.'],
];

const findIndex = (file: string): number =>
  descriptions.findIndex(([name]) => (typeof name === 'string' ? name === file : name.test(file)));

/**
 * Lists the files of a folder of downloads, in the order of the downloads page.
 *
 * @throws BuildError when a file has no description.
 */
export async function listDownloads(folder: string): Promise<readonly Download[]> {
  const files = (await readdir(folder)).sort((left, right) => findIndex(left) - findIndex(right));
  return Promise.all(files.map((file) => readDownload(folder, file)));
}

async function readDownload(folder: string, name: string): Promise<Download> {
  const description = descriptions[findIndex(name)]?.[1];
  if (!description) throw new BuildError(`Describe the download ${name} in site/downloads/list.ts.`);
  const content = await readFile(join(folder, name));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, sha256, description };
}

/** Formats checksums for `sha256sum -c`. */
export const formatChecksums = (files: readonly Download[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');

/** `8 files, 2348 kB` */
export function summarizeDownloads(files: readonly Pick<Download, 'bytes'>[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${files.length} files, ${Math.round(bytes / 1024)} kB`;
}
