import {
  getResponses,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  resolveRef,
  type Schema,
} from '../../contract/document.ts';
import { type DocsDocument, getTag } from '../docs-document.ts';
import { toSlug } from './links.ts';
import type { SitePage } from './page.ts';
import synonyms from './search-words.json' with { type: 'json' };

/** Pages about sandboxes, about alternatives and about the contract come after those about the reader's task. */
const WEIGHTS: readonly (readonly [pages: RegExp, weight: number])[] = [
  [/^(?:provenance|changelog|changes\/.*|guides\/decisions)$/, 0.02],
  [/^(?:sandbox-controls|clients|publish|ai-agents)/, 0.2],
  [/^workflows/, 0.3],
  [/^operations\/(?:replace|update|delete)\w+Line$/, 0.1],
  [/^operations\/(?:replace|update|delete|\w+WithLines)/, 0.3],
  [/^operations\/\w+(?:Invoice|Entry)Lines?$/, 0.5],
];

/** A name that so many resources have finds none of them. */
const MAX_RESOURCES = 6;

/** How the search ranks a page. */
export interface SearchWords {
  readonly words: readonly string[];
  readonly names: readonly string[];
  /** Of its text. */
  readonly weight: number;
  /** The text beside the title of a result: `Guide`, or the request of an operation. */
  readonly kind: string;
}

/** Creates a function that lists words and names for which a page comes first in the search, and the weight of its text. */
export function createSearchWords(
  contract: DocsDocument,
  control: OpenApiDocument,
): (page: Pick<SitePage, 'id' | 'endpoint'>) => SearchWords {
  const words = new Map<string, readonly string[]>(Object.entries(synonyms));
  const names = new Map<string, readonly string[]>();
  const add = (lists: Map<string, readonly string[]>, page: string, ...added: readonly string[]): void =>
    void lists.set(page, [...(lists.get(page) ?? []), ...added]);
  for (const { operation, path } of listOperations(contract)) {
    add(names, `operations/${operation.operationId}`, operation.operationId, ...(path.includes('{') ? [] : [path]));
  }
  for (const { operation } of listOperations(control)) {
    add(names, `sandbox-controls/${operation.operationId}`, operation.operationId);
  }
  for (const { name, description } of contract.tags) {
    add(words, `guides/${toSlug(name)}`, name, ...listProblemTypes(description));
    for (const { page, row } of listGlossary(description)) add(words, page, ...row);
  }
  for (const [field, pages] of locateFields(contract)) {
    if (pages.length <= MAX_RESOURCES) for (const page of pages) add(names, page, field);
  }
  return ({ id, endpoint }) => ({
    words: words.get(id) ?? [],
    names: names.get(id) ?? [],
    weight: WEIGHTS.find(([pages]) => pages.test(id))?.[1] ?? 1,
    kind: endpoint ? `${endpoint.method} ${endpoint.path}` : (KINDS_OF_PAGES[id.replace(/\/.*/, '')] ?? 'Page'),
  });
}

/** The kinds of pages, by their folder. */
const KINDS_OF_PAGES: Readonly<Record<string, string>> = {
  guides: 'Guide',
  resources: 'Resource',
  workflows: 'Workflow',
  clients: 'Client',
};

/** The problem types in the tables of a guide, with their statuses. */
const listProblemTypes = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| (\d{3}) \| `([a-z-]+)`/gm)].flatMap(([, status = '', type = '']) => [status, type]);

/** The rows of a glossary: the page where a word is found first, the word, and what it is called in Dutch. */
const listGlossary = (markdown: string): { page: string; row: string[] }[] =>
  [...markdown.matchAll(/^\| ([^|]+) \| ([^|]+) \|[^|]+\| \[[^\]]+\]\(#tag\/([a-z-]+)\)/gm)].map(
    ([, word = '', dutch = '', tag = '']) => ({
      page: `resources/${tag}`,
      row: [word, dutch.replaceAll(/[()*]/g, '')],
    }),
  );

/** Operations that show a record, the first that has a field being the page of the field. */
const KINDS = ['create', 'list', 'get'];

/** Locates each field: for each resource that has it, the page of the operation where a reader looks for it. */
function locateFields(contract: OpenApiDocument): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const entries = listOperations(contract).filter(({ operation }) => !operation.operationId.endsWith('WithLines'));
  const byTag = Map.groupBy(entries, ({ operation }) => getTag(operation));
  for (const entries of byTag.values()) {
    const found = new Set<string>();
    for (const entry of KINDS.flatMap((kind) => entries.filter(({ operation }) => operation['x-kind'] === kind))) {
      for (const field of listFields(contract, entry)) {
        if (found.has(field)) continue;
        found.add(field);
        pages.set(field, [...(pages.get(field) ?? []), `operations/${entry.operation.operationId}`]);
      }
    }
  }
  return pages;
}

function listFields(contract: OpenApiDocument, entry: OperationEntry): Set<string> {
  const { requestBody } = entry.operation;
  const bodies = requestBody ? [resolveRef(contract, requestBody)] : Object.values(getResponses(contract, entry));
  const names = new Set<string>();
  const collect = (reference: Schema): void => {
    const { properties = {}, items, oneOf = [] } = resolveRef(contract, reference);
    for (const [name, property] of Object.entries(properties)) {
      if (!name.startsWith('_')) names.add(name);
      collect(property);
    }
    for (const part of [...oneOf, ...(items ? [items] : [])]) collect(part);
  };
  for (const { content = {} } of bodies) for (const { schema } of Object.values(content)) collect(schema);
  return names;
}
