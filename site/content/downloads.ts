import { type Download, formatSize } from '../downloads/list.ts';
import { joinBlocks, printFence } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Lists the files by section, each with what to do with it. */
export function createDownloadsPage(files: readonly Download[], version: string): SitePage {
  const sections = Map.groupBy(files, ({ section }) => section);
  const others = [...sections].filter(([title]) => title !== '');
  const intro = `For version ${version} of the contract. Packages have their own version.`;
  const print = (list: typeof others): string[] =>
    list.flatMap(([title, members]) => [title && `## ${title}`, members.map(printFile).join('\n')]);
  const cards = files.filter(({ title }) => title !== undefined).map(printCard);
  return {
    id: 'downloads',
    title: 'Downloads',
    groups: ['Sandbox and tools', 'Tools'],
    description:
      'The contract, the clients, the sandbox, the conformance suite, the MCP server and workflows, with their checksums.',
    markdown: joinBlocks(intro, ...print([...sections])),
    html: joinBlocks(intro, '<div class="cards">', cards.join('\n'), '</div>', ...print(others)),
  };
}

/** Prints a file that most readers want: its title as the link, its size, and one command; without one, what to do. */
function printCard({ name, bytes, title = '', command, description }: Download): string {
  const text = command === undefined ? description : printFence('sh', command);
  const blocks = [`${formatSize(bytes)}, .${name.split('.').at(-1)}`, text].join('\n\n');
  return `- [${title}](#file/downloads/${name})\n\n${blocks.replaceAll(/^(?=.)/gm, '  ')}\n`;
}

const printFile = ({ name, bytes, description }: Download): string =>
  `- [${name}](#file/downloads/${name}), ${formatSize(bytes)}. ${description}`;
