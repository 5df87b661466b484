import { DatabaseSync } from 'node:sqlite';
import { createSearchWords } from '../../site/content/search-words.ts';
import { getTag } from '../../site/docs-document.ts';
import { apiOperations, type CatalogOperation, contract, control, controlOperations, workflows } from './catalog.ts';
import { guides, listSections } from './guides.ts';
import { toStem, translate } from './translate.ts';

interface SearchHit {
  readonly kind: 'operation' | 'control' | 'workflow' | 'guide';
  /** The identifier of an operation or a workflow; a guide and its section: `invoices#prices-with-and-without-vat`. */
  readonly name: string;
  readonly title: string;
  readonly excerpt: string;
}

/** The last one is the page of the site with the same text, whose search words lead here too. */
type Entry = readonly [kind: SearchHit['kind'], name: string, title: string, text: string, page: string];

type Row = SearchHit & { readonly weight: number; readonly score: number };

/** Titles and names say more than the text. */
const FIND = `
  SELECT kind, name, title, weight, snippet(entries, 5, '', '', '…', 24) AS excerpt, -bm25(entries, 0, 4, 6, 4, 0, 1) AS score
  FROM entries WHERE entries MATCH ?`;

/** Creates a search in the contract, the guides, the workflows and the control plane, by a full-text index in memory. */
export function createSearch() {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE entries USING fts5(kind UNINDEXED, name, title, words, weight UNINDEXED, text, tokenize = 'porter unicode61 remove_diacritics 2')",
  );
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)');
  const getWords = createSearchWords(contract, control);
  for (const [kind, name, title, text, page] of listEntries()) {
    const words = [splitName(name), ...getWords({ id: page }).words].join(' ');
    insert.run(kind, name, title, words, getWeight(name, page), text);
  }
  const find = database.prepare(FIND);
  return (query: string, limit: number): readonly SearchHit[] => {
    const subjects = translate(splitName(query));
    const verbs = subjects.flat().filter((word) => VERB.test(word));
    const stems = new Set(subjects.flat().map(toStem));
    const found = new Map<string, { row: Row; score: number; count: number }>();
    for (const words of subjects) {
      const match = words.map((word) => `"${word}"`).join(' OR ');
      const named = new Set(find.all(`{name title words} : (${match})`).map(({ name }) => name));
      for (const row of find.all(match) as unknown as Row[]) {
        const { score = 0, count = 0 } = found.get(row.name) ?? {};
        const added = row.score + (named.has(row.name) ? NAME_SCORE : 0);
        found.set(row.name, { row, score: score + added, count: count + 1 });
      }
    }
    const rank = ({ row, score, count }: { row: Row; score: number; count: number }): number =>
      score *
      row.weight *
      (count / subjects.length) ** 2 *
      getCoverage(row, stems) *
      (verbs.some((verb) => row.name.startsWith(verb)) ? VERB_BOOST : 1);
    return [...found.values()]
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, limit)
      .map(({ row: { kind, name, title, excerpt } }) => ({ kind, name, title, excerpt }));
  };
}

const VERB = /^(?:create|update|delete|list|pay|finalize|recognize|close|reopen|expire|set|upload|download)$/;

/** Added for a subject that the name has: a word of most texts, such as `account`, has next to no score of its own. */
const NAME_SCORE = 2;

/** An operation that does what the query says comes before the page of its resource. */
const VERB_BOOST = 3;

/** Lowers an operation whose name has words that the query does not have: of two, the one that is named exactly comes first. */
function getCoverage({ kind, name }: Row, stems: ReadonlySet<string>): number {
  if (kind !== 'operation') return 1;
  const [, ...words] = splitName(name.replace('WithLines', '')).split(' ');
  return 0.6 + 0.4 * (words.filter((word) => stems.has(toStem(word))).length / Math.max(words.length, 1));
}

/** The first step of a task comes before a single record, a line, and the page of a resource, which only names its operations. */
const WEIGHTS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^decisions#/, 0.1],
  [/^(?:glossary|introduction)#/, 0.4],
  [/^(?:get|replace|update|delete)[A-Z]|(?:Invoice|Order|Entry)Lines?$/, 0.6],
];

const getWeight = (name: string, page: string): number =>
  WEIGHTS.find(([pattern]) => pattern.test(name))?.[1] ?? (page.startsWith('resources/') ? 0.6 : 1);

const listEntries = (): readonly Entry[] => [
  ...apiOperations.map((entry) => toEntry('operation', entry, 'operations')),
  ...controlOperations.map((entry) => toEntry('control', entry, 'sandbox-controls')),
  ...workflows.map(({ id, workflow: { summary, description, steps } }): Entry => {
    const text = [description, ...steps.map((step) => `${step.stepId}: ${step.description}`)].join('\n');
    return ['workflow', id, summary, text, `workflows/${id}`];
  }),
  ...guides.flatMap(({ kind, id, ...guide }) =>
    listSections({ kind, id, ...guide }).map((section, index): Entry => {
      const [title, page] = index === 0 ? [guide.title, `${kind}s/${id}`] : [`${guide.title}: ${section.title}`, ''];
      return ['guide', `${id}#${section.id}`, title, section.markdown, page];
    }),
  ),
];

function toEntry(kind: SearchHit['kind'], { id, path, method, operation }: CatalogOperation, folder: string): Entry {
  const text = `${operation.description} ${getTag(operation)} ${method.toUpperCase()} ${path}`;
  return [kind, id, operation.summary, text, `${folder}/${id}`];
}

/** `listVatCodes` is found by `vat` too. */
const splitName = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-#]/g, ' ');
