import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import type { ArazzoDocument } from '../../scripts/workflows/documents.ts';
import { samplePdf } from '../requests/sample-pdf.ts';

/** A file that a partner can download. */
export interface Download {
  readonly name: string;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** Its purpose, and how a reader uses it. */
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

/** A file, or files of a kind. */
interface Kind {
  readonly name: string | RegExp;
  /** Of a workflow, its summary follows. */
  readonly description: string;
  /** The way to use it, with `%` in place of the name. */
  readonly use?: string;
}

const createSbom = (product: string, title: string): Kind => ({
  name: new RegExp(`^accounting-platform-${product}-\\d.*\\.cdx\\.json$`),
  description: `The SBOM of the ${title}, CycloneDX 1.5.`,
});

/** All downloads, in the order in which they are listed. */
const KINDS: readonly Kind[] = [
  { name: DOWNLOAD_NAMES.yaml, description: 'The contract, as one OpenAPI 3.1 document.' },
  {
    name: DOWNLOAD_NAMES.json,
    description: 'The contract as JSON.',
    use: `Give it to any tool that reads OpenAPI 3.1: [generators of clients](#page/clients), editors, gateways. Import it in Postman, Bruno, Insomnia or Hoppscotch, with the base URL \`${SANDBOX_URL}\` and the token \`${demoToken}\`. Testers such as Specmatic send the examples of an operation, to which a sandbox with its initial data responds as shown.`,
  },
  {
    name: DOWNLOAD_NAMES.json30,
    description: 'The contract as OpenAPI 3.0, for generators that do not read 3.1. Unions are single objects in it.',
  },
  {
    name: DOWNLOAD_NAMES.reference,
    description: 'The whole contract on one page, which Redoc renders: one file, to read without a server.',
  },
  {
    name: DOWNLOAD_NAMES.types,
    description: 'TypeScript types of every path, operation and schema, as openapi-typescript makes them.',
    use: 'Use them with `openapi-fetch` and similar packages.',
  },
  {
    name: /^accounting-platform-client-.*\.tgz$/,
    description: 'The TypeScript client.',
    use: '`npm install ./%`, then see [the client for TypeScript](#page/clients/typescript).',
  },
  {
    name: /^accounting-platform-client-php-.*\.zip$/,
    description: 'The PHP client.',
    use: 'With the file in a folder `packages` of your project: `composer config repositories.accounting artifact packages`, then `composer require accounting-platform/client guzzlehttp/guzzle`. See [the client for PHP](#page/clients/php).',
  },
  {
    name: /^accounting-platform-sandbox-.*\.tgz$/,
    description: 'The sandbox without dependencies.',
    use: `\`npx ./%\` starts it on \`${SANDBOX_URL}\`, with Node 22.13 or later. \`npm install --save-dev ./%\` is for tests, which start it with \`startSandbox\`.`,
  },
  {
    name: /^accounting-platform-conformance-.*\.tgz$/,
    description: 'The conformance suite without dependencies.',
    use: '`ACCOUNTING_TOKEN=… npx ./% check --url https://server.example` checks a server, with Node 24.18 or later. Without `--url` it checks a sandbox of its own.',
  },
  {
    name: /^accounting-platform-mcp-.*\.tgz$/,
    description: 'The MCP server for AI agents without dependencies.',
    use: 'In the configuration of your agent, the command is `npx`, and its arguments are `--yes` and the path of the file. It needs Node 24.18 or later. See [AI agents](#page/ai-agents).',
  },
  createSbom('client', 'client'),
  createSbom('client-php', 'PHP client'),
  createSbom('sandbox', 'sandbox'),
  createSbom('conformance', 'conformance suite'),
  createSbom('mcp', 'MCP server'),
  {
    name: DOWNLOAD_NAMES.totals,
    description: 'Test vectors of the totals of invoices, for implementations in other languages.',
  },
  { name: samplePdf.name, description: 'A PDF for the requests that upload one.' },
  { name: /\.arazzo\.yaml$/, description: 'Arazzo workflow:' },
  {
    name: DOWNLOAD_NAMES.control,
    description: 'The control plane of the sandbox as an OpenAPI document, for the workflows that call it.',
  },
  {
    name: DOWNLOAD_NAMES.skill,
    description: 'A skill for coding agents that build integrations: conventions, client, tests.',
    use: 'Put it where your agent looks for skills, such as `.claude/skills/accounting-platform/`.',
  },
  {
    name: DOWNLOAD_NAMES.checksums,
    description: 'The SHA-256 checksums of the other files, for `sha256sum -c`.',
  },
];

const findIndex = (file: string): number =>
  KINDS.findIndex(({ name }) => (typeof name === 'string' ? name === file : name.test(file)));

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
  const kind = KINDS[findIndex(name)];
  if (!kind) throw new BuildError(`Describe the download ${name} in site/downloads/list.ts.`);
  const content = await readFile(join(folder, name));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const more = name.endsWith('.arazzo.yaml')
    ? (parse(content.toString()) as ArazzoDocument).info.summary
    : kind.use?.replaceAll('%', name);
  return { name, bytes: content.length, sha256, description: [kind.description, more].filter(Boolean).join(' ') };
}

/** Formats checksums for `sha256sum -c`. */
export const formatChecksums = (files: readonly Download[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');

/** `8 files, 2348 kB` */
export function summarizeDownloads(files: readonly Pick<Download, 'bytes'>[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${files.length} files, ${Math.round(bytes / 1024)} kB`;
}
