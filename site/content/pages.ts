import { join, matchesGlob } from 'node:path';
import { getResponses, isList, listOperations, type OperationEntry, resolveRef } from '../../contract/document.ts';
import { lazy } from '../../contract/memoize.ts';
import { readStatements } from '../../programs/statements.ts';
import { readWorkflows, type WorkflowFile } from '../../programs/workflows.ts';
import { listHistory } from '../../scripts/breaking/history.ts';
import { readContract } from '../../scripts/bundle.ts';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { findDeadCarriers } from '../../scripts/provenance/dead-carriers.ts';
import { readChangelog } from '../../scripts/release/changes.ts';
import { type DocsDocument, formatEndpoint, getTag, listGuides, listResourceGroups } from '../docs-document.ts';
import { type Download, listDownloads } from '../downloads/list.ts';
import { readControlDocument } from '../load-docs-document.ts';
import { listSampleRequests, type SampleRequest } from '../samples/sample-requests.ts';
import { siteConfig } from '../site.config.ts';
import { createChangelogPage, createChangesPages } from './changelog.ts';
import { readReadme } from './clients/packages.ts';
import { createClientPages } from './clients/pages.ts';
import { createDownloadsPage } from './downloads.ts';
import { printFields } from './fields.ts';
import { toSlug } from './links.ts';
import { createLocator } from './locations.ts';
import { describePage, getFirstSentence, joinBlocks, printTable } from './markdown.ts';
import { type OperationContext, printIntro, printOperation } from './operation.ts';
import type { SitePage } from './page.ts';
import { createPanel } from './panel.ts';
import { createProvenancePage, createStatementFinder } from './provenance.ts';
import { createRelated } from './related.ts';
import { createResponses } from './responses.ts';
import { addRunSlots } from './run-slots.ts';
import { createStartPage } from './start-page.ts';
import { createTextPage } from './text-page.ts';
import { createWorkflowPage, indexOperations } from './workflows.ts';

/** The topic of the menu that is about neither the guides nor the API. */
const TOOLS = 'Sandbox and tools';

/** Compares the contract with its releases, once: it takes as long as all pages, and `npm run dev` creates them again. */
const readHistory = lazy(async () => listHistory(join(repository, 'releases'), await readContract()));

/** Lists the pages in the order of the menu. */
export async function listPages(contract: DocsDocument, downloads: string): Promise<readonly SitePage[]> {
  const control = await readControlDocument();
  const statements = readStatements();
  const [dead] = findDeadCarriers(contract, statements, join(repository, 'openapi', 'provenance'));
  if (dead) throw new BuildError(`${dead.file}:${dead.line}: ${dead.message}`);
  const [workflows, files] = await Promise.all([readWorkflows(), listDownloads(downloads)]);
  const operations = indexOperations(contract, control);
  const changelog = await readChangelog(repository, 'contract');
  const resources = listResourceGroups(contract).flatMap(({ tags }) => tags);
  const history = await readHistory();
  return [
    createStartPage(contract, createFirstRequest(contract)),
    ...createGuides(contract, files),
    ...workflows.map((file) => createWorkflowPage(file, operations)),
    ...createReference(contract, createStatementFinder(contract, statements), workflows),
    ...(siteConfig.pageSandbox
      ? [
          createTextPage('try.md', {
            id: 'try',
            title: 'Try everything in this page',
            label: 'Try it here',
            groups: [TOOLS, 'Sandbox'],
          }),
        ]
      : []),
    ...createControlPages(control),
    ...createClientPages(),
    createDownloadsPage(files, contract.info.version),
    {
      id: 'ai-agents',
      title: 'AI agents',
      groups: [TOOLS, 'Tools'],
      markdown: readReadme('mcp'),
      description: 'An MCP server for agents that work in the books, and a skill for those that build integrations.',
    },
    createChangelogPage(changelog, history),
    ...createChangesPages(history, resources),
    createProvenancePage(statements, createLocator(contract)),
    createTextPage('publish.md', { id: 'publish', title: 'Publish this site', groups: [TOOLS, 'About'] }),
  ];
}

/** The request of the start page, which is posted at once. */
const FIRST_REQUEST = 'createSalesInvoiceWithLines';

function createFirstRequest(contract: DocsDocument): ReturnType<typeof createRequest> {
  const entry = listOperations(contract).find(({ operation }) => operation.operationId === FIRST_REQUEST);
  if (!entry) throw new BuildError(`The request of the start page, ${FIRST_REQUEST}, is not in the contract.`);
  return createRequest({ document: contract, samples: groupSamples(contract) }, entry);
}

/** The guides that are not about a task, by their group in the menu. */
const GUIDE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'First steps': ['Introduction', 'Getting started', 'Signing in', 'Choosing an administration'],
  Requests: ['Envelopes and paging', 'Filtering and sorting', 'Errors', 'Rate limits and retries'],
  'Going live': ['Sandbox', 'Test suites in parallel', 'Is my integration ready', 'Versioning and change'],
  'Look up': ['Glossary', 'Decisions'],
};

const TASKS = 'Tasks';

/** Creates the guides in the order of the menu. */
function createGuides(contract: DocsDocument, files: readonly Download[]): SitePage[] {
  const findGroup = (title: string): string =>
    Object.keys(GUIDE_GROUPS).find((group) => GUIDE_GROUPS[group]?.includes(title)) ?? TASKS;
  const order = ['First steps', TASKS, ...Object.keys(GUIDE_GROUPS).slice(1)];
  return listGuides(contract)
    .map((title) => ({ title, group: findGroup(title) }))
    .toSorted((left, right) => order.indexOf(left.group) - order.indexOf(right.group))
    .map(({ title, group }) => {
      const markdown = linkDownloads(getDescription(contract, title), files);
      return {
        id: `guides/${toSlug(title)}`,
        title,
        groups: ['Guides', group],
        markdown,
        html: addRunSlots(markdown),
        description: describePage(markdown),
      };
    });
}

/** Links the files that a guide names without a version: `accounting-platform-sandbox-*.tgz`. */
const linkDownloads = (markdown: string, files: readonly Download[]): string =>
  markdown.replaceAll(/(?<!`)`([\w.-]*\*[\w.-]+)`/g, (code, pattern: string) => {
    const file = files.find(({ name }) => matchesGlob(name, pattern));
    return file ? `[${code.replace(pattern, file.name)}](#file/downloads/${file.name})` : code;
  });

const getDescription = ({ tags }: DocsDocument, tag: string): string =>
  tags.find(({ name }) => name === tag)?.description ?? '';

/** Creates the page of each resource, followed by the pages of its operations. */
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
      const groups = ['API', ...new Set([name, tag])];
      return [
        createResourcePage(context, tag, groups, entries),
        ...entries.map((entry) => createOperationPage(context, entry, groups, 'operations')),
      ];
    }),
  );
}

/** Creates the page of a resource: what one can do, its fields, and its first request. */
function createResourcePage(
  context: PageContext,
  tag: string,
  groups: readonly string[],
  entries: readonly OperationEntry[],
): SitePage {
  const { document } = context;
  const description = getDescription(document as DocsDocument, tag).trim();
  const first = entries.find(({ operation }) => isList(operation)) ?? entries[0];
  const text = ['## What you can do', printOperationTable(entries, 'operation')];
  return {
    id: `resources/${toSlug(tag)}`,
    title: tag,
    label: 'Overview',
    groups,
    description: describePage(
      description,
      `Operations: ${entries.map(({ operation }) => operation.summary).join(', ')}.`,
    ),
    markdown: joinBlocks(description, ...text),
    html: joinBlocks(...text, ...printRecord(context, entries)),
    intro: description,
    ...(first && createRequest(context, first)),
  };
}

/** Prints the fields of the record that an operation returns. */
function printRecord(context: PageContext, entries: readonly OperationEntry[]): string[] {
  const find = (kind: string): OperationEntry | undefined =>
    entries.find(({ operation }) => operation['x-kind'] === kind);
  const entry = find('get') ?? find('list');
  const [media] = Object.values((entry && getResponses(context.document, entry)[200]?.content) ?? {});
  if (!media) return [];
  const { properties } = resolveRef(context.document, media.schema);
  const record = properties?._data?.items ?? media.schema;
  // The pages of the operations show whose promise a field is.
  const fields = printFields({ ...context, findStatements: () => [], anchor: 'field.' }, record, 'response');
  return ['## Fields', fields.join('\n')];
}

/** Names of operations in the menu, below their resource. */
const LABELS: Readonly<Record<string, string>> = {
  list: 'List',
  create: 'Create',
  get: 'Get',
  replace: 'Replace',
  update: 'Update',
  delete: 'Delete',
  upload: 'Upload a PDF',
  download: 'Download the PDF',
  authorize: 'Send the user',
  requestToken: 'Get tokens',
  listAdministrationModules: 'List modules',
  updateModules: 'Change modules',
  resetClock: 'Reset the clock',
  recognizeSalesInvoice: 'Read a scan, sales',
  recognizePurchaseInvoice: 'Read a scan, purchases',
};

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

/** The request that a page shows beside its text, with its responses. */
const createRequest = ({ document, samples }: Pick<PageContext, 'document' | 'samples'>, entry: OperationEntry) => ({
  panel: createPanel(document, entry, samples.get(entry.operation.operationId) ?? []),
  responses: createResponses(document, entry),
});

function createOperationPage(
  context: PageContext,
  entry: OperationEntry,
  groups: readonly string[],
  folder: 'operations' | 'sandbox-controls',
): SitePage {
  const { operationId, summary, 'x-kind': kind } = entry.operation;
  return {
    id: `${folder}/${operationId}`,
    title: summary,
    label: LABELS[String(kind ?? operationId)] ?? summary,
    groups,
    description: `${summary} by ${formatEndpoint(entry)}. ${getFirstSentence(entry.operation.description)}`,
    markdown: printOperation(context, entry, false),
    html: printOperation(context, entry, true),
    intro: printIntro(context, entry, true),
    ...createRequest(context, entry),
    endpoint: { method: entry.method.toUpperCase(), path: entry.path, isLocal: folder === 'sandbox-controls' },
  };
}

/** The groups of the controls in the menu, by tag. */
const CONTROLS: Readonly<Record<string, string>> = {
  Clock: 'Clock and data',
  State: 'Clock and data',
  Snapshots: 'Clock and data',
  Administrations: 'Clock and data',
  Invoices: 'In the platform',
  Ledger: 'In the platform',
  Tokens: 'In the platform',
  Faults: 'Faults and limits',
  Limits: 'Faults and limits',
  Requests: 'Requests',
  Worlds: 'Worlds',
};

/** Creates the pages of the control plane, which only a sandbox has. */
function createControlPages(control: DocsDocument): SitePage[] {
  const samples = groupSamples(control);
  const context = { document: control, findStatements: () => [], printRelated: () => '', samples };
  const entries = listOperations(control);
  return [
    {
      id: 'sandbox-controls',
      title: 'Sandbox controls',
      label: 'All controls',
      groups: [TOOLS, 'Sandbox'],
      description: control.info.summary,
      markdown: joinBlocks(control.info.description.trim(), '## Operations', printOperationTable(entries, 'control')),
    },
    ...entries.map((entry) =>
      createOperationPage(context, entry, [TOOLS, CONTROLS[getTag(entry.operation)] ?? 'Sandbox'], 'sandbox-controls'),
    ),
  ];
}
