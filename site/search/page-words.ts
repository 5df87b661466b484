import {
  getParameters,
  getResponses,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  resolveRef,
  type Schema,
} from '../../contract/document.ts';
import { toSlug } from '../content/links.ts';
import { type DocsDocument, getTag } from '../docs-document.ts';
import { isConvention } from '../samples/sort-parameters.ts';
import lists from './words.json' with { type: 'json' };

/** Pages about sandboxes, about alternatives and about the contract come after those about the reader's task. */
const WEIGHTS: readonly (readonly [pages: RegExp, weight: number])[] = [
  [/^(?:provenance|changelog|changes\/.*|guides\/decisions)$/, 0.02],
  [/^(?:guides\/(?:glossary|introduction)|downloads|publish)$/, 0.4],
  [/^workflows/, 0.5],
  [/^operations\/(?:replace|update|delete)\w+Line$/, 0.2],
  [/^operations\/replace/, 0.3],
  [/^operations\/(?:get|update|delete)|(?:Invoice|Order|Entry)Lines?$/, 0.5],
  [/^(?:resources|sandbox-controls)/, 0.6],
];

/** A name that so many resources have finds none of them. */
const MAX_RESOURCES = 6;

/** How the search ranks a page. */
export interface SearchWords {
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly weight: number;
}

/** Creates a function that lists words and names for which a page comes first in the search, and the weight of its text. */
export function createSearchWords(contract: DocsDocument, control: OpenApiDocument): (page: string) => SearchWords {
  const words = new Map<string, readonly string[]>(Object.entries(lists.pages));
  const names = new Map<string, readonly string[]>();
  const add = (lists: Map<string, readonly string[]>, page: string, ...added: readonly string[]): void =>
    void lists.set(page, [...(lists.get(page) ?? []), ...added]);
  for (const entry of listOperations(contract)) {
    const { operation, path } = entry;
    add(names, `operations/${operation.operationId}`, operation.operationId, ...(path.includes('{') ? [] : [path]));
    add(names, `operations/${operation.operationId}`, ...listOwnParameters(contract, entry));
  }
  for (const { operation } of listOperations(control)) {
    add(names, `sandbox-controls/${operation.operationId}`, operation.operationId);
  }
  for (const { name, description } of contract.tags) {
    add(words, `guides/${toSlug(name)}`, name);
    if (name === 'Errors') add(words, 'guides/errors', ...listProblemTypes(description));
    for (const { page, row } of listGlossary(description)) add(words, page, ...row);
  }
  for (const [field, pages] of locateFields(contract)) {
    if (pages.length <= MAX_RESOURCES) for (const page of pages) add(names, page, field);
  }
  return (page) => ({
    words: words.get(page) ?? [],
    names: names.get(page) ?? [],
    weight: WEIGHTS.find(([pages]) => pages.test(page))?.[1] ?? 1,
  });
}

/** The problem types in the tables of a guide, with their statuses. */
const listProblemTypes = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| (\d{3}) \| `([a-z-]+)`/gm)].flatMap(([, status = '', type = '']) => [status, type]);

/** The parameters in the query that neither every list nor every record has. */
const listOwnParameters = (contract: OpenApiDocument, entry: OperationEntry): string[] =>
  getParameters(contract, entry)
    .filter((parameter) => parameter.in === 'query' && !parameter['x-filter'] && !isConvention(parameter))
    .map(({ name }) => name);

/** The rows of a glossary: the page where a word is found first, the word, and what it is called in Dutch. */
export const listGlossary = (markdown: string): { page: string; row: readonly [string, string] }[] =>
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
