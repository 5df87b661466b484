import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import type { DocsDocument } from '../docs-document.ts';
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
