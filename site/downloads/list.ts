import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BuildError } from '../../scripts/lib/run.ts';
import type { ArazzoDocument } from '../../scripts/workflows/documents.ts';
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
  json30: 'openapi-3.0.json',
  reference: 'reference.html',
  types: 'types.d.ts',
  totals: 'totals-vectors.json',
  control: 'control.json',
  skill: 'SKILL.md',
  checksums: 'SHA256SUMS',
} as const;

type Description = string | ((content: string) => string);

/** Descriptions of all downloads, in the order in which they are listed. */
const descriptions: readonly (readonly [name: string | RegExp, description: Description])[] = [
  [DOWNLOAD_NAMES.yaml, 'The contract, as one OpenAPI 3.1 document.'],
  [DOWNLOAD_NAMES.json, 'The contract as JSON.'],
  [
    DOWNLOAD_NAMES.json30,
    'The contract as OpenAPI 3.0, for generators that do not read 3.1. Unions are single objects in it.',
  ],
  [
    DOWNLOAD_NAMES.reference,
    'The whole contract on one page, which Redoc renders: one file, to read without a server.',
  ],
  [DOWNLOAD_NAMES.types, 'TypeScript types of every path, operation and schema, as openapi-typescript makes them.'],
  [/^accounting-platform-client-.*\.tgz$/, 'The TypeScript client, to install with npm.'],
  [/^accounting-platform-client-php-.*\.zip$/, 'The PHP client, to install with Composer.'],
  [/^accounting-platform-sandbox-.*\.tgz$/, 'The sandbox without dependencies, to install with npm.'],
  [/^accounting-platform-conformance-.*\.tgz$/, 'The conformance suite without dependencies, to run with npx.'],
  [/^accounting-platform-mcp-.*\.tgz$/, 'The MCP server for AI agents without dependencies, to run with npx.'],
  [/^accounting-platform-client-\d.*\.cdx\.json$/, 'The SBOM of the client, CycloneDX 1.5.'],
  [/^accounting-platform-client-php-.*\.cdx\.json$/, 'The SBOM of the PHP client, CycloneDX 1.5.'],
  [
    /^accounting-platform-sandbox-.*\.cdx\.json$/,
    'The SBOM of the sandbox, with version, license and hash of every component, CycloneDX 1.5.',
  ],
  [/^accounting-platform-conformance-.*\.cdx\.json$/, 'The SBOM of the conformance suite, CycloneDX 1.5.'],
  [/^accounting-platform-mcp-.*\.cdx\.json$/, 'The SBOM of the MCP server, CycloneDX 1.5.'],
  [DOWNLOAD_NAMES.totals, 'Test vectors of the totals of invoices, for implementations in other languages.'],
  [samplePdf.name, 'A PDF for the requests that upload one.'],
  [/\.arazzo\.yaml$/, describeWorkflow],
  [DOWNLOAD_NAMES.control, 'The control plane of the sandbox as an OpenAPI document, for the workflows that call it.'],
  [DOWNLOAD_NAMES.skill, 'A skill for coding agents that build integrations: conventions, client, tests.'],
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
  const files = (await readdir(folder)).sort(
    (left, right) => findIndex(left) - findIndex(right) || left.localeCompare(right),
  );
  return Promise.all(files.map((file) => readDownload(folder, file)));
}

async function readDownload(folder: string, name: string): Promise<Download> {
  const description = descriptions[findIndex(name)]?.[1];
  if (!description) throw new BuildError(`Describe the download ${name} in site/downloads/list.ts.`);
  const content = await readFile(join(folder, name));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const text = typeof description === 'string' ? description : description(content.toString());
  return { name, bytes: content.length, sha256, description: text };
}

/** `Arazzo workflow: From a new customer to a draft invoice.` */
function describeWorkflow(content: string): string {
  const { info } = parse(content) as ArazzoDocument;
  return `Arazzo workflow: ${info.summary}`;
}

/** Formats checksums for `sha256sum -c`. */
export const formatChecksums = (files: readonly Download[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');

/** `8 files, 2348 kB` */
export function summarizeDownloads(files: readonly Pick<Download, 'bytes'>[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${files.length} files, ${Math.round(bytes / 1024)} kB`;
}
