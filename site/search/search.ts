import MiniSearch from 'minisearch';
import { createTranslator, splitWords, type Translation, toStem } from './translate.ts';

/** A page, or a section of a guide. */
export interface Entry {
  /** The page, and the section: `guides/invoices#rounding`. */
  readonly id: string;
  readonly title: string;
  /** The text beside the title of a result: `Guide`, or the request of an operation. */
  readonly kind: string;
  /** Words for which it comes first, then names of the contract that it explains. */
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly weight: number;
  readonly text: string;
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
  readonly glossary: readonly Translation[];
}

const FIELDS = ['name', 'title', 'words', 'fields', 'text'];

/** Creates a search, which returns the best entries first. */
export function createSearch({ entries, glossary }: SearchIndex): (query: string) => readonly Entry[] {
  const index = new MiniSearch({ fields: FIELDS, tokenize: splitWords, processTerm: toStem });
  index.addAll(
    entries.map(({ id, title, names, words, text }, position) => {
      const [, operation = ''] = /\/(\w+)$/.exec(id) ?? [];
      return {
        id: position,
        title,
        name: `${operation} ${splitName(operation)}`,
        fields: names.flatMap((name) => [name, splitName(name)]).join(' '),
        words: words.join(' '),
        text,
      };
    }),
  );
  const known = new Set(
    entries
      .flatMap(({ title, names, words }) => [title, ...names, ...words].flatMap(splitWords))
      .map((word) => word.toLowerCase()),
  );
  const { translate, correct } = createTranslator(glossary, known);
  const exact = listExact(entries);
  return (query) => {
    const words = correct(splitName(query));
    const first = exact.get(normalize(query)) ?? exact.get(normalize(words.join(' '))) ?? [];
    return [...new Set([...first, ...rank(translate(words))])].map((position) => entries[position] as Entry);
  };

  /** Finds a word; one that no page has as the beginning of another, or with a mistake. */
  function find(words: string) {
    const found = index.search(words, { boost: BOOST });
    return found.length > 0 ? found : index.search(words, { boost: BOOST, fields: NAMES, prefix: true, fuzzy: 0.2 });
  }

  function rank(subjects: readonly (readonly string[])[]): readonly number[] {
    const verbs = subjects.flat().filter((word) => VERB.test(word));
    const stems = new Set(subjects.flat().map(toStem));
    const found = new Map<number, { score: number; count: number }>();
    for (const words of subjects) {
      for (const { id, score, match } of find(words.join(' '))) {
        const before = found.get(id) ?? { score: 0, count: 0 };
        const isNamed = Object.values(match)
          .flat()
          .some((field) => NAMES.includes(field));
        found.set(id, { score: before.score + score + (isNamed ? NAME_SCORE : 0), count: before.count + 1 });
      }
    }
    const getRank = ([position, { score, count }]: readonly [number, { score: number; count: number }]): number => {
      const { id, weight } = entries[position] as Entry;
      const isVerb = verbs.some((verb) => id.includes(`/${verb}`));
      return score * weight * (count / subjects.length) ** 2 * getCoverage(id, stems) * (isVerb ? VERB_BOOST : 1);
    };
    return [...found]
      .filter(([, { count }]) => count / subjects.length >= MIN_FOUND)
      .sort((a, b) => getRank(b) - getRank(a))
      .map(([position]) => position);
  }
}

/** Titles and names say more than the text. */
const BOOST = { name: 4, title: 6, words: 4, fields: 0.5 };

const NAMES = ['name', 'title', 'words'];

/** The part of the subjects that a result has at least. */
const MIN_FOUND = 0.5;

const VERB = /^(?:create|update|delete|list|pay|finalize|recognize|close|reopen|expire|set|upload|download)$/;

/** Added for a subject that the name has: a word of most texts, such as `account`, has next to no score of its own. */
const NAME_SCORE = 2;

/** An operation that does what the query says comes before the page of its resource. */
const VERB_BOOST = 3;

/** Lowers an operation whose name has words that the query does not have: of two, the one that is named exactly comes first. */
function getCoverage(id: string, stems: ReadonlySet<string>): number {
  const [, name = ''] = /^(?:operations|sandbox-controls)\/(\w+?)(?:WithLines)?$/.exec(id) ?? [];
  if (name === '') return 1;
  const [, ...words] = splitName(name).split(' ');
  return 0.6 + 0.4 * (words.filter((word) => stems.has(toStem(word))).length / Math.max(words.length, 1));
}

/** Writes the words of a name apart: `costCenterId` is `cost Center Id`. */
const splitName = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Makes a text comparable: `Delete a journal entry` is what `delete journal entries` is. */
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:an?|the) /g, '')
    .split(/[\s_-]+/)
    .map(toStem)
    .join(' ')
    .trim();

/** Lists the entries that are about a text, word for word: by their words, then by their titles, then by names of the contract. */
function listExact(entries: readonly Entry[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const add = (text: string, position: number): void =>
    void found.set(normalize(text), [...(found.get(normalize(text)) ?? []), position]);
  const words = entries.flatMap(({ words: list }, position) => list.map((text, place) => ({ text, place, position })));
  // The topic of a page is at the head of its list.
  for (const { text, position } of words.toSorted((a, b) => a.place - b.place)) add(text, position);
  for (const [position, { title }] of entries.entries()) add(title, position);
  const byWeight = [...entries.entries()].toSorted(([, a], [, b]) => b.weight - a.weight);
  for (const [position, { names }] of byWeight) {
    for (const name of names) for (const text of [name, splitName(name)]) add(text, position);
  }
  return found;
}
