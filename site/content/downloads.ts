import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import type { Download } from '../downloads/list.ts';
import { joinBlocks, printFence } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Instructions for files, with `%` in place of the name. */
const INSTRUCTIONS: readonly (readonly [name: RegExp, title: string, text: string])[] = [
  [
    /^openapi\.yaml$/,
    'Use the contract',
    'Give `%`, or the same as JSON, to any tool that reads OpenAPI 3.1: generators of clients, editors, gateways. Tools that read 3.0 only take `openapi-3.0.json`. The examples of the parameters, the request and the response of an operation have the same names: testers such as Specmatic send these requests, which a sandbox with its initial data responds to as shown. [Clients](#page/clients) has recipes for C# and Python. `types.d.ts` has the types for TypeScript and no code: use it with `openapi-fetch` and similar packages.',
  ],
  [
    /^openapi\.json$/,
    'Send requests from an API client',
    `Import \`%\` in Postman, Bruno, Insomnia or Hoppscotch: every operation becomes a request, with an example of its body. Set the base URL to \`${SANDBOX_URL}\`, and the token to \`${demoToken}\`.`,
  ],
  [
    /-client-.*\.tgz$/,
    'Install the client',
    `In the folder of your project:\n\n${printFence('sh', 'npm install ./%')}\n\n[The client for TypeScript](#page/clients/typescript) says how it is used.`,
  ],
  [
    /-client-php-.*\.zip$/,
    'Install the client for PHP',
    joinBlocks(
      'With `%` in a folder `packages` of your project:',
      printFence(
        'sh',
        'composer config repositories.accounting artifact packages\ncomposer require accounting-platform/client guzzlehttp/guzzle',
      ),
      '[The client for PHP](#page/clients/php) says how it is used.',
    ),
  ],
  [
    /-sandbox-.*\.tgz$/,
    'Run the sandbox',
    joinBlocks(
      `It needs Node 22.13 or later, and listens on \`${SANDBOX_URL}\`:`,
      printFence('sh', 'npx ./%'),
      'Install it for the tests of your project, which start it with `startSandbox`:',
      printFence('sh', 'npm install --save-dev ./%'),
    ),
  ],
  [
    /-conformance-.*\.tgz$/,
    'Check a server',
    joinBlocks(
      'It needs Node 24.18 or later. Give it the URL of a server and an access token:',
      printFence('sh', 'ACCOUNTING_TOKEN=… npx ./% check --url https://server.example'),
      'Without `--url` it checks a sandbox of its own.',
    ),
  ],
  [
    /-mcp-.*\.tgz$/,
    'Serve an AI agent',
    joinBlocks(
      'It needs Node 24.18 or later. Without `--url` it has a sandbox of its own, and without `--write` it only reads:',
      printFence('sh', 'npx ./% --help'),
      'In the configuration of your agent, the command is `npx`, and its arguments `--yes` and the path of the file. [AI agents](#page/ai-agents) says what the tools do, and what keeps them safe.',
    ),
  ],
  [
    /-client-\d.*\.cdx\.json$/,
    'Check the components',
    'Give `%`, or that of the sandbox, to a tool that reads CycloneDX, to see which packages are inside and whether one of them has a known vulnerability.',
  ],
  [
    /^SKILL\.md$/,
    'Teach a coding agent',
    'Put `%` where your agent looks for skills, such as `.claude/skills/accounting-platform/`. It says where to find things, which conventions matter, and how to check an integration.',
  ],
];

export function createDownloadsPage(files: readonly Download[], version: string): SitePage {
  const items = files.map(
    ({ name, bytes, description }) => `- [${name}](#file/downloads/${name}), ${formatSize(bytes)}: ${description}`,
  );
  const instructions = files.flatMap(({ name }) =>
    INSTRUCTIONS.filter(([pattern]) => pattern.test(name)).map(
      ([, title, text]) => `## ${title}\n\n${text.replaceAll('%', name)}`,
    ),
  );
  return {
    id: 'downloads',
    title: 'Downloads',
    groups: ['About'],
    description:
      'The contract, the clients, the sandbox, the conformance suite, the MCP server and workflows, each with its SHA-256 checksum.',
    markdown: joinBlocks(
      `All of it is made for version ${version} of the contract. The packages have a version of their own.`,
      items.join('\n'),
      ...instructions,
      '## Verify the files',
      'Their SHA-256 checksums:',
      printFence('', files.map(({ name, sha256 }) => `${sha256}  ${name}`).join('\n')),
      'With `SHA256SUMS` beside the files:',
      printFence('sh', 'sha256sum -c SHA256SUMS'),
      'On macOS it is `shasum -a 256 -c SHA256SUMS`. Add `--ignore-missing` when you downloaded only some of the files.',
    ),
  };
}

/** `3.5 MB`, `150 kB`, `640 bytes`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
