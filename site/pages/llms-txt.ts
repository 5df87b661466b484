import { demoToken } from '../../mocks/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { listOperations, type OperationEntry } from '../../scripts/document/openapi.ts';
import { type DocsDocument, formatEndpoint, getTag, listGuides, listResourceGroups } from '../docs-document.ts';
import { createMarkdownLinks, getGuideFile, getOperationFile, rewriteLinks } from './links.ts';
import { printOperation } from './operation-markdown.ts';

/** A Markdown file of the site. */
export interface MarkdownFile {
  readonly file: string;
  /** Markdown with the links of the contract. */
  readonly markdown: string;
}

/** Prints the guides, the introduction first. */
export function printGuides(contract: DocsDocument): readonly MarkdownFile[] {
  const { description, title } = contract.info;
  const print = (file: string, heading: string, text: string): MarkdownFile => ({
    file,
    markdown: `# ${heading}\n\n${text.trim()}\n`,
  });
  return [
    print(getGuideFile('Introduction'), title, description),
    ...listGuides(contract).map((tag) => print(getGuideFile(tag), tag, getDescription(contract, tag))),
  ];
}

/** Prints the operations. */
export function printOperations(
  contract: DocsDocument,
): readonly (MarkdownFile & { readonly entry: OperationEntry })[] {
  const entries = listOperations(contract);
  const entriesByTag = Map.groupBy(entries, ({ operation }) => getTag(operation));
  return entries.map((entry) => ({
    entry,
    file: getOperationFile(entry.operation.operationId),
    markdown: printOperation(contract, entry, entriesByTag.get(getTag(entry.operation)) ?? []),
  }));
}

/**
 * Prints `llms.txt`: a table of contents, as https://llmstxt.org describes it.
 *
 * @param more files that are listed with the guides.
 */
export function printLlmsTxt(contract: DocsDocument, fullBytes: number, more: readonly MarkdownFile[] = []): string {
  const { title, summary, version, description } = contract.info;
  const entries = listOperations(contract);
  const printLine = (name: string, file: string, text: string): string =>
    `- [${name}](${file})${getFirstSentence(text)}`;
  const guides = listGuides(contract).map((tag) => printLine(tag, getGuideFile(tag), getDescription(contract, tag)));
  const others = more.map(({ file, markdown }) => {
    const [heading = '', ...paragraphs] = markdown.split('\n\n');
    return printLine(heading.replace('# ', ''), file, paragraphs.join('\n\n'));
  });
  const resources = listResourceGroups(contract).map(({ name, tags }) => {
    const lines = entries.filter(({ operation }) => tags.includes(getTag(operation))).map(printOperationLine);
    return `## ${name}\n\n${lines.join('\n')}\n`;
  });
  return `# ${title}

> ${summary} Version ${version}: ${entries.length} operations on ${Object.keys(contract.paths).length} paths.

Every guide and every operation is a page of Markdown. The address of an operation is its \`operationId\`:
\`operations/listDebtors.md\`. A sandbox responds on \`${SANDBOX_URL}\` and accepts the token \`${demoToken}\`.

## Guides

${[printLine('Introduction', getGuideFile('Introduction'), description), ...guides, ...others].join('\n')}

${resources.join('\n')}
## Optional

- [All of this in one file](llms-full.txt): ${Math.round(fullBytes / 1024)} kB
- [The contract](downloads/openapi.json): OpenAPI 3.1, as JSON
- [Downloads](downloads.html): the TypeScript client, the sandbox, requests for tools
- [Changelog](changelog.html)
`;
}

/**
 * Prints `llms-full.txt`: all guides and operations.
 *
 * @param more files between them.
 */
export function printLlmsFullTxt(contract: DocsDocument, more: readonly MarkdownFile[] = []): string {
  const mapLink = createMarkdownLinks(contract, '');
  const operations = printOperations(contract).map(
    ({ entry, markdown }) => `# ${entry.operation.summary}\n\n${markdown}`,
  );
  return [...[...printGuides(contract), ...more].map(({ markdown }) => markdown), ...operations]
    .map((markdown) => rewriteLinks(markdown, mapLink))
    .join('\n---\n\n');
}

const printOperationLine = (entry: OperationEntry): string =>
  `- [${entry.operation.summary}](${getOperationFile(entry.operation.operationId)}): ${formatEndpoint(entry)}`;

const getDescription = (contract: DocsDocument, tag: string): string =>
  contract.tags.find(({ name }) => name === tag)?.description ?? '';

/** Gets the first sentence after a colon, without links. */
function getFirstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const [sentence = ''] = /^.*?\.(?=\s|$)/s.exec(paragraph) ?? [];
  return sentence === '' ? '' : `: ${sentence.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')}`;
}
