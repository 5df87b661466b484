import { type Download, formatSize } from '../downloads/list.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Lists the files by section, each with what to do with it. */
export function createDownloadsPage(files: readonly Download[], version: string): SitePage {
  const sections = Map.groupBy(files, ({ section }) => section);
  return {
    id: 'downloads',
    title: 'Downloads',
    groups: ['Sandbox and tools', 'Tools'],
    description:
      'The contract, the clients, the sandbox, the conformance suite, the MCP server and workflows, with their checksums.',
    markdown: joinBlocks(
      `For version ${version} of the contract. Packages have their own version.`,
      ...[...sections].flatMap(([title, members]) => [title && `## ${title}`, members.map(printFile).join('\n')]),
    ),
  };
}

const printFile = ({ name, bytes, description }: Download): string =>
  `- [${name}](#file/downloads/${name}), ${formatSize(bytes)}. ${description}`;
