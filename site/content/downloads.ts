import type { Download } from '../downloads/list.ts';
import { joinBlocks, printFence } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Lists the files, each with what to do with it, and their checksums. */
export function createDownloadsPage(files: readonly Download[], version: string): SitePage {
  const items = files.map(
    ({ name, bytes, description }) => `- [${name}](#file/downloads/${name}), ${formatSize(bytes)}: ${description}`,
  );
  return {
    id: 'downloads',
    title: 'Downloads',
    groups: ['Sandbox and tools', 'Tools'],
    description:
      'The contract, the clients, the sandbox, the conformance suite, the MCP server and workflows, each with its SHA-256 checksum.',
    markdown: joinBlocks(
      `All of it is made for version ${version} of the contract. The packages have a version of their own.`,
      items.join('\n'),
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
