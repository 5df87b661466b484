import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../programs/recording.ts';
import { repository } from '../../scripts/lib/run.ts';
import type { DocsDocument } from '../docs-document.ts';
import { type Links, mapLinks } from './links.ts';
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

/** The skill for coding agents, without its header. */
const skill = readFileSync(join(repository, 'mcp', 'skill', 'SKILL.md'), 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '');

/** Rules for an agent that writes code, from the skill. */
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
  const resources = [
    ...Map.groupBy(
      pages.filter(({ id }) => /^(resources|operations)\//.test(id)),
      ({ groups }) => groups.at(-1) ?? '',
    ),
  ].map(([name, members]) => joinBlocks(`### ${name}`, members.map(printPage).join('\n')));
  const { title, summary, version } = contract.info;
  const text = joinBlocks(
    `# ${title}`,
    `> ${summary} Version ${version}.`,
    `Every page is Markdown. A sandbox on your own machine listens on \`${SANDBOX_URL}\` and accepts the token \`${demoToken}\`.`,
    '## For AI agents',
    [
      '- [SKILL.md](#file/downloads/SKILL.md): how to build and test an integration, with code',
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
    list(/^(downloads|changelog|changes\/.*|provenance)$/),
  );
  return { file: 'llms.txt', text: `${mapLinks(text, links.toMarkdownUrl)}\n` };
}
