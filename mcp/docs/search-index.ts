import { DatabaseSync } from 'node:sqlite';
import { getTag } from '../../site/docs-document.ts';
import { apiOperations, type CatalogOperation, controlOperations, workflows } from './catalog.ts';
import { translate } from './dutch.ts';
import { guides, listSections } from './guides.ts';

/** A result of a search. */
interface SearchHit {
  readonly kind: 'operation' | 'control' | 'workflow' | 'guide';
  /** The identifier of an operation or a workflow; a guide and its section: `invoices#prices-with-and-without-vat`. */
  readonly name: string;
  readonly title: string;
  /** The words around what was found. */
  readonly excerpt: string;
}

interface Entry extends Omit<SearchHit, 'excerpt'> {
  readonly text: string;
}

/** Titles and names say more than the text. */
const FIND = `
  SELECT kind, name, title, snippet(entries, 4, '', '', '…', 24) AS excerpt
  FROM entries WHERE entries MATCH ? ORDER BY bm25(entries, 0, 4, 6, 4, 1), rowid LIMIT ?`;

/** Creates a search in the contract, the guides, the workflows and the control plane, by a full-text index in memory. */
export function createSearch() {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE entries USING fts5(kind UNINDEXED, name, title, words, text, tokenize = 'porter unicode61 remove_diacritics 2')",
  );
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)');
  for (const { kind, name, title, text } of listEntries()) insert.run(kind, name, title, splitWords(name), text);
  const find = database.prepare(FIND);
  return (query: string, limit: number): readonly SearchHit[] => {
    const match = toMatch(query);
    return match === '' ? [] : (find.all(match, limit) as unknown as SearchHit[]);
  };
}

const listEntries = (): readonly Entry[] => [
  ...apiOperations.map((entry) => toEntry('operation', entry)),
  ...controlOperations.map((entry) => toEntry('control', entry)),
  ...workflows.map(({ id, workflow }): Entry => {
    const steps = workflow.steps.map(({ stepId, description }) => `${stepId}: ${description}`);
    return { kind: 'workflow', name: id, title: workflow.summary, text: [workflow.description, ...steps].join('\n') };
  }),
  ...guides.flatMap((guide) =>
    listSections(guide).map(
      (section): Entry => ({
        kind: 'guide',
        name: `${guide.id}#${section.id}`,
        title: section.title === guide.title ? guide.title : `${guide.title}: ${section.title}`,
        text: section.markdown,
      }),
    ),
  ),
];

function toEntry(kind: 'operation' | 'control', { id, path, method, operation }: CatalogOperation): Entry {
  const text = `${operation.description} ${getTag(operation)} ${method.toUpperCase()} ${path}`;
  return { kind, name: id, title: operation.summary, text };
}

/** `listVatCodes` is found by `vat` too. */
const splitWords = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-#]/g, ' ');

/** Words that say nothing about what somebody looks for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are by can did do does for from get has have how i in is it my of on or our that the this to was what when where which who why with de een en het hoe ik in is maak mijn met moet naar op te van voor waar wat welke zijn'.split(
    ' ',
  ),
);

/** Any of the words is enough, or the English terms of Dutch ones. None is taken for an operator of the index. */
function toMatch(query: string): string {
  const words = splitWords(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const english = translate(telling);
  const parts = english.flatMap((term) => term.match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...(telling.length > 0 ? telling : words), ...english, ...parts]
    .map((word) => `"${word.replaceAll('"', '')}"`)
    .join(' OR ');
}
