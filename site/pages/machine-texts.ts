import { guidesOf, operationsOf, resourceGroups, type ShownContract, type ShownOperation } from './contract.ts';
import { guideFile, markdownLinks, operationFile, relink } from './links.ts';
import { operationMarkdown } from './operation.ts';

/** The name of the introduction among the guides. */
const introduction = 'Introduction';

/** A text for machines, with its place in the site. */
export interface Text {
  readonly file: string;
  /** Markdown, whose links are those of the contract. */
  readonly markdown: string;
}

/** The guides, the introduction first. */
export function guideTexts(contract: ShownContract): readonly Text[] {
  const { description, title } = contract.info;
  const guides = guidesOf(contract).map((tag) => ({ file: guideFile(tag), title: tag, text: textOf(contract, tag) }));
  return [{ file: guideFile(introduction), title, text: description }, ...guides].map((one) => ({
    file: one.file,
    markdown: `# ${one.title}\n\n${one.text.trim()}\n`,
  }));
}

/** The operations, each with its neighbours. */
export function operationTexts(contract: ShownContract): readonly (Text & { readonly operation: ShownOperation })[] {
  const operations = operationsOf(contract);
  const byTag = Map.groupBy(operations, ({ tag }) => tag);
  return operations.map((operation) => ({
    operation,
    file: operationFile(operation.id),
    markdown: operationMarkdown(contract, operation, byTag.get(operation.tag) ?? []),
  }));
}

/**
 * `llms.txt`: what there is to read, as https://llmstxt.org describes it.
 *
 * @param more texts that stand with the guides.
 */
export function contents(contract: ShownContract, fullBytes: number, more: readonly Text[] = []): string {
  const { title, summary, version } = contract.info;
  const operations = operationsOf(contract);
  const guides = guidesOf(contract).map(
    (tag) => `- [${tag}](${guideFile(tag)})${firstSentence(textOf(contract, tag))}`,
  );
  const others = more.map(({ file, markdown }) => {
    const [title = '', ...paragraphs] = markdown.split('\n\n');
    return `- [${title.replace('# ', '')}](${file})${firstSentence(paragraphs.join('\n\n'))}`;
  });
  const resources = resourceGroups(contract).map(({ name, tags }) => {
    const links = operations.filter(({ tag }) => tags.includes(tag)).map(operationLine);
    return `## ${name}\n\n${links.join('\n')}\n`;
  });
  return `# ${title}

> ${summary} Version ${version}: ${operations.length} operations on ${Object.keys(contract.paths).length} paths.

Every guide and every operation is a page of Markdown. The address of an operation is its \`operationId\`:
\`operations/listDebtors.md\`. A sandbox answers on \`http://localhost:4010\` and takes the token \`sandbox-demo-token\`.

## Guides

- [${introduction}](${guideFile(introduction)})${firstSentence(contract.info.description)}
${[...guides, ...others].join('\n')}

${resources.join('\n')}
## Optional

- [All of this in one file](llms-full.txt): ${Math.round(fullBytes / 1024)} kB
- [The contract](downloads/openapi.json): OpenAPI 3.1, as JSON
- [Downloads](downloads.html): the TypeScript client, the sandbox, requests for tools
- [Changelog](changelog.html)
`;
}

/**
 * `llms-full.txt`: all guides and operations, one after the other.
 *
 * @param more texts that stand between them.
 */
export function everything(contract: ShownContract, more: readonly Text[] = []): string {
  const links = markdownLinks(contract, '');
  const operations = operationTexts(contract).map(({ operation, markdown }) => `# ${operation.summary}\n\n${markdown}`);
  return [...[...guideTexts(contract), ...more].map(({ markdown }) => markdown), ...operations]
    .map((markdown) => relink(markdown, links))
    .join('\n---\n\n');
}

const operationLine = ({ id, summary, method, path }: ShownOperation): string =>
  `- [${summary}](${operationFile(id)}): ${method} ${path}`;

const textOf = (contract: ShownContract, wanted: string): string =>
  contract.tags.find(({ name }) => name === wanted)?.description ?? '';

/** With a colon before it; links and code as plain text. */
function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const [sentence = ''] = /^.*?\.(?=\s|$)/s.exec(paragraph) ?? [];
  return sentence === '' ? '' : `: ${sentence.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')}`;
}
