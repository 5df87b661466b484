import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOperations, type OperationEntry } from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import { readStatements } from '../../scripts/provenance/statements.ts';
import { readWorkflows, type WorkflowFile } from '../../scripts/workflows/documents.ts';
import {
  type DocsDocument,
  formatEndpoint,
  getTag,
  listGuides,
  listResourceGroups,
  readControlDocument,
} from '../docs-document.ts';
import { listDownloads } from '../downloads/list.ts';
import { listSampleRequests, type SampleRequest } from '../samples/sample-requests.ts';
import { siteConfig } from '../site.config.ts';
import { createChangelogPage, readReports } from './changelog.ts';
import { readReadme } from './clients/packages.ts';
import { createClientPages } from './clients/pages.ts';
import { createDownloadsPage } from './downloads.ts';
import { toSlug } from './links.ts';
import { createLocator } from './locations.ts';
import { getFirstSentence, joinBlocks, printTable } from './markdown.ts';
import { type OperationContext, printIntro, printOperation } from './operation.ts';
import type { SitePage } from './page.ts';
import { createPanel } from './panel.ts';
import { createProvenancePage, createStatementFinder } from './provenance.ts';
import { createRelated } from './related.ts';
import { addRunSlots } from './run-slots.ts';
import { createStartPage } from './start-page.ts';
import { createWorkflowPage, indexOperations } from './workflows.ts';

/** Lists the pages in the order of the menu. */
export async function listPages(contract: DocsDocument, downloads: string): Promise<readonly SitePage[]> {
  const control = await readControlDocument();
  const statements = readStatements();
  const [workflows, files] = await Promise.all([readWorkflows(), listDownloads(downloads)]);
  const operations = indexOperations(contract, control);
  const changelog = await readFile(join(repository, 'CHANGELOG.md'), 'utf8');
  const publish = await readText('publish.md');
  const tryHere = await readText('try.md');
  return [
    createStartPage(contract),
    ...(siteConfig.pageSandbox ? [createTryPage(tryHere)] : []),
    ...createGuides(contract),
    ...createClientPages(),
    ...createReference(contract, createStatementFinder(contract, statements), workflows),
    ...workflows.map((file) => createWorkflowPage(file, operations)),
    ...createControlPages(control),
    {
      id: 'ai-agents',
      title: 'AI agents',
      groups: ['About'],
      markdown: readReadme('mcp'),
      description: 'An MCP server for agents that work in the books, and a skill for those that build integrations.',
    },
    createDownloadsPage(files, contract.info.version),
    createChangelogPage(changelog, await readReports(join(repository, 'releases'))),
    createProvenancePage(statements, createLocator(contract)),
    {
      id: 'publish',
      title: 'Publish this site',
      groups: ['About'],
      markdown: publish,
      description: getFirstSentence(publish),
    },
  ];
}

const createTryPage = (markdown: string): SitePage => ({
  id: 'try',
  title: 'Try everything in this page',
  label: 'Try it here',
  groups: [],
  markdown,
  html: addRunSlots(markdown),
  description: getFirstSentence(markdown),
});

const readText = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

function createGuides(contract: DocsDocument): SitePage[] {
  const create = (title: string, markdown: string): SitePage => ({
    id: `guides/${toSlug(title)}`,
    title,
    groups: ['Guides'],
    markdown,
    html: addRunSlots(markdown),
    description: getFirstSentence(markdown),
  });
  return [
    create('Introduction', contract.info.description),
    ...listGuides(contract).map((tag) => create(tag, getDescription(contract, tag))),
  ];
}

const getDescription = ({ tags }: DocsDocument, tag: string): string =>
  tags.find(({ name }) => name === tag)?.description ?? '';

/** Creates the page of each resource, followed by those of its operations. */
function createReference(
  contract: DocsDocument,
  findStatements: OperationContext['findStatements'],
  workflows: readonly WorkflowFile[],
): SitePage[] {
  const entriesByTag = Map.groupBy(listOperations(contract), ({ operation }) => getTag(operation));
  const context = {
    document: contract,
    findStatements,
    printRelated: createRelated(contract, workflows),
    samples: groupSamples(contract),
  };
  return listResourceGroups(contract).flatMap(({ name, tags }) =>
    tags.flatMap((tag) => {
      const entries = entriesByTag.get(tag) ?? [];
      const groups = name === tag ? [name] : [name, tag];
      return [
        createResourcePage(tag, groups, getDescription(contract, tag), entries),
        ...entries.map((entry) => createOperationPage(context, entry, groups, 'operations')),
      ];
    }),
  );
}

function createResourcePage(
  tag: string,
  groups: readonly string[],
  description: string,
  entries: readonly OperationEntry[],
): SitePage {
  return {
    id: `resources/${toSlug(tag)}`,
    title: tag,
    label: 'Overview',
    groups,
    description: getFirstSentence(description),
    markdown: joinBlocks(description.trim(), '## Operations', printOperationTable(entries, 'operation')),
  };
}

const printOperationTable = (entries: readonly OperationEntry[], kind: 'operation' | 'control'): string =>
  printTable(
    ['Operation', 'Request'],
    entries.map((entry) => [
      `[${entry.operation.summary}](#${kind}/${entry.operation.operationId})`,
      // Two names, so that a narrow table wraps between them.
      `\`${formatEndpoint(entry).replace(' ', '` `')}\``,
    ]),
  );

interface PageContext extends OperationContext {
  /** By operation. */
  readonly samples: ReadonlyMap<string, readonly SampleRequest[]>;
}

const groupSamples = (document: DocsDocument): PageContext['samples'] =>
  Map.groupBy(listSampleRequests(document), ({ operation }) => operation.operationId);

function createOperationPage(
  context: PageContext,
  entry: OperationEntry,
  groups: readonly string[],
  folder: 'operations' | 'sandbox-controls',
): SitePage {
  const { operationId, summary } = entry.operation;
  return {
    id: `${folder}/${operationId}`,
    title: summary,
    groups,
    description: `${formatEndpoint(entry)}: ${summary}.`,
    markdown: printOperation(context, entry, false),
    html: printOperation(context, entry, true),
    intro: printIntro(context, entry, true),
    panel: createPanel(context.document, entry, context.samples.get(operationId) ?? []),
    endpoint: { method: entry.method.toUpperCase(), path: entry.path, isLocal: folder === 'sandbox-controls' },
  };
}

/** Creates the pages of the control plane, which only a sandbox has. */
function createControlPages(control: DocsDocument): SitePage[] {
  const samples = groupSamples(control);
  const context = { document: control, findStatements: () => [], printRelated: () => '', samples };
  const entries = listOperations(control);
  return [
    {
      id: 'sandbox-controls',
      title: 'Sandbox controls',
      label: 'Overview',
      groups: ['Sandbox controls'],
      description: control.info.summary,
      markdown: joinBlocks(control.info.description.trim(), '## Operations', printOperationTable(entries, 'control')),
    },
    ...entries.map((entry) =>
      createOperationPage(context, entry, ['Sandbox controls', getTag(entry.operation)], 'sandbox-controls'),
    ),
  ];
}
