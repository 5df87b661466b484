import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { repository } from '../../scripts/lib/run.ts';
import type { DocsDocument } from '../docs-document.ts';
import { DOWNLOAD_NAMES } from '../downloads/list.ts';
import { type Links, mapLinks, toSlug } from './links.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export const printMarkdownFiles = (pages: readonly SitePage[], links: Links): TextFile[] =>
  pages.map(({ id, title, markdown }) => ({
    file: `${id}.md`,
    text: mapLinks(`# ${title}\n\n${markdown.trim()}\n`, links.toMarkdownFile(id)),
  }));

/** Prints a file for each resource with all of its pages, small enough for the context of a language model. */
export const printBundles = (pages: readonly SitePage[], links: Links): TextFile[] =>
  listBundles(pages).map(({ name, members }) => ({
    file: getBundleFile(name),
    text: mapLinks(
      members.map(({ title, markdown }) => `# ${title}\n\n${shorten(markdown)}\n`).join('\n---\n\n'),
      links.toMarkdownUrl,
    ),
  }));

/** Removes the links to the other pages, which are in the same file, and those from each field to its provenance. */
const shorten = (markdown: string): string =>
  markdown
    .replace(/\n## Related\n[\s\S]*/, '')
    .replaceAll(/\[(\w+)\]\(#page\/provenance#[^)]*\)/g, '$1')
    .trim();

const getBundleFile = (name: string): string => `llms/${toSlug(name)}.txt`;

/** Groups the pages by their innermost group; guides are files of their own. */
function listBundles(pages: readonly SitePage[]): { name: string; members: readonly SitePage[] }[] {
  const operations = pages.filter(({ id }) => /^(resources|operations)\//.test(id));
  return [...Map.groupBy(operations, ({ groups }) => groups.at(-1) ?? '')].map(([name, members]) => ({
    name,
    members,
  }));
}

/** The skill for coding agents, without its header. */
const skill = readFileSync(join(repository, 'mcp', 'skill', 'SKILL.md'), 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '');

/** What an agent must know before it writes code, from the skill. */
const RULES = ['Conventions', 'Create each record once', 'Handle errors'].map(getSkillSection);

function getSkillSection(title: string): string {
  const [section] = new RegExp(`^## ${title}\n[\\s\\S]*?(?=^## )`, 'm').exec(skill) ?? [];
  if (section === undefined) throw new Error(`The skill has no section ${title}`);
  return section.trim();
}

/** Prints `llms-full.txt`: the skill, the client and the guides in one file; resources have files of their own. */
export function printLlmsFullTxt({ info }: DocsDocument, pages: readonly SitePage[], links: Links): TextFile {
  // Examples are files of the package, and pages link to no other site.
  const client = readFileSync(join(repository, 'client', 'README.md'), 'utf8').replaceAll(
    /\[([^\]]+)\]\((?:examples|#|https:\/\/(?![^)/]*\.example))[^)]*\)/g,
    '$1',
  );
  const head = `# ${info.title}, the guides in one file\n\nVersion ${info.version}. [llms.txt](#file/llms.txt) lists everything else: operations, resources and workflows.`;
  const guides = pages
    .filter(({ id }) => id.startsWith('guides/'))
    .map(({ title, markdown }) => `# ${title}\n\n${markdown.trim()}`);
  const text = [head, skill.trim(), client.trim(), ...guides].join('\n\n---\n\n');
  return { file: 'llms-full.txt', text: `${mapLinks(text, links.toMarkdownUrl)}\n` };
}

/** Prints `llms.txt`: a table of contents, as https://llmstxt.org describes it. */
export function printLlmsTxt(contract: DocsDocument, pages: readonly SitePage[], links: Links): TextFile {
  const printPage = ({ id, title, description }: SitePage): string => `- [${title}](#page/${id}): ${description}`;
  const list = (pattern: RegExp): string =>
    pages
      .filter(({ id }) => pattern.test(id))
      .map(printPage)
      .join('\n');
  const resources = listBundles(pages).map(({ name, members }) =>
    joinBlocks(
      `### ${name}`,
      `- [Everything about ${name}](#file/${getBundleFile(name)}): all of the following in one file\n${members.map(printPage).join('\n')}`,
    ),
  );
  const { title, summary, version } = contract.info;
  const text = joinBlocks(
    `# ${title}`,
    `> ${summary} Version ${version}.`,
    `Every page is Markdown. A sandbox on your own machine listens on \`${SANDBOX_URL}\` and accepts the token \`${demoToken}\`.`,
    '## For AI agents',
    [
      `- [SKILL.md](#file/downloads/${DOWNLOAD_NAMES.skill}): how to build and test an integration, with code`,
      '- [llms-full.txt](#file/llms-full.txt): the skill, the TypeScript client and all guides in one file',
      '- [AI agents](#page/ai-agents): an MCP server that searches all of this, and works in the books of a sandbox or of the platform',
    ].join('\n'),
    ...RULES,
    '## Guides',
    list(/^guides\//),
    '## Workflows',
    list(/^workflows\//),
    '## Resources',
    ...resources,
    '## Sandbox controls',
    'Only a sandbox has these.',
    list(/^sandbox-controls/),
    '## Optional',
    '- [The contract](#file/downloads/openapi.json): OpenAPI 3.1, as JSON',
    list(/^(downloads|changelog|provenance)$/),
  );
  return { file: 'llms.txt', text: `${mapLinks(text, links.toMarkdownUrl)}\n` };
}
