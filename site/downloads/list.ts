import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../../scripts/lib/run.ts';

/** A file that a partner can download. */
export interface Download {
  readonly name: string;
  /** Its size. */
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** One sentence. */
  readonly description: string;
}

/** Names of the files that do not depend on a version. */
export const names = {
  yaml: 'openapi.yaml',
  json: 'openapi.json',
  postman: 'accounting-platform.postman_collection.json',
  http: 'accounting-platform.http',
  scan: 'scan.pdf',
  sums: 'SHA256SUMS',
} as const;

/** What each file is, in the order of a list of them. The names of packages end in their version. */
const descriptions: readonly (readonly [name: string | RegExp, description: string])[] = [
  [names.yaml, 'The contract, as one OpenAPI 3.1 document.'],
  [names.json, 'The contract as JSON.'],
  [/^accounting-platform-client-.*\.tgz$/, 'The TypeScript client, to install with npm.'],
  [/^accounting-platform-sandbox-.*\.tgz$/, 'The sandbox without dependencies, to install with npm.'],
  [/^accounting-platform-client-.*\.cdx\.json$/, 'What is in the client: its SBOM, CycloneDX 1.5.'],
  [
    /^accounting-platform-sandbox-.*\.cdx\.json$/,
    'What is in the sandbox, by version, licence and hash: its SBOM, CycloneDX 1.5.',
  ],
  [names.postman, 'A Postman collection with a request for each operation.'],
  [names.http, 'A request for each operation, for the REST Client of VS Code and the HTTP Client of JetBrains.'],
  [names.scan, 'A PDF for the requests that upload one.'],
  [names.sums, 'The SHA-256 sums of the other files, for `sha256sum -c`.'],
];

const placeOf = (file: string): number =>
  descriptions.findIndex(([name]) => (typeof name === 'string' ? name === file : name.test(file)));

/**
 * The files of a folder of downloads, in the order in which a page should list them.
 *
 * @throws BuildError when there is a file that nothing is said about.
 */
export async function listDownloads(folder: string): Promise<readonly Download[]> {
  const files = (await readdir(folder)).sort((one, other) => placeOf(one) - placeOf(other));
  return Promise.all(files.map((file) => downloadOf(folder, file)));
}

async function downloadOf(folder: string, name: string): Promise<Download> {
  const description = descriptions[placeOf(name)]?.[1];
  if (!description) throw new BuildError(`Say in site/downloads/list.ts what the download ${name} is.`);
  const content = await readFile(join(folder, name));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, sha256, description };
}

/** The sums of files as `sha256sum -c` reads them. */
export const sumsOf = (files: readonly Download[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');

/** How many files there are, and how large they are in all: `8 files, 2348 kB`. */
export function described(files: readonly Pick<Download, 'bytes'>[]): string {
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
  return `${files.length} files, ${Math.round(bytes / 1024)} kB`;
}
