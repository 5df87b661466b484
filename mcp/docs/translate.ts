import { guides } from './guides.ts';
import otherWords from './search-words.json' with { type: 'json' };

const STOP_WORDS: ReadonlySet<string> = new Set(
  'a again an and are as by can did do does everything for from get has have how i in into is it may my of on only or our per that the this to use was what when where which who why with de een en het hoe ik in is mijn met moet naar op te van voor waar wat welke zijn'.split(
    ' ',
  ),
);

/** `facturen` and `factuur` have one stem, and so have `invoice` and `invoices`: without an ending, and with single vowels. */
export const toStem = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/([aeou])\1/g, '$1')
    .replace(/(?:en|e|n|s|t)$/, '');

const splitWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const removeStopWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));

interface Term {
  readonly stems: readonly string[];
  readonly english: readonly string[];
  /** Found in compounds: `grootboekrekeningen` has `grootboekrekening`. */
  readonly isPart?: boolean;
}

const toTerm = ([phrase, english]: readonly [string, string]): Term => ({
  stems: removeStopWords(splitWords(phrase)).map(toStem),
  english: splitWords(english),
});

/** The rows of the glossary: `| ledger account | grootboekrekening | … |`. */
const glossary = guides.find(({ id }) => id === 'glossary')?.markdown ?? '';
const rows = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \| /gm)].filter(([, english]) => english !== 'word');
const englishStems = new Set(rows.flatMap(([, english = '']) => splitWords(english).map(toStem)));

/** The longest come first, so that `credit note` is not `note`, and `verkoopfactuur` not `factuur`. */
const sortTerms = (list: readonly Term[]): readonly Term[] =>
  list.toSorted((a, b) => b.stems.length - a.stems.length || b.stems.join('').length - a.stems.join('').length);

const dutch = [
  ...rows.map(([, english = '', word = '']) => [word, english] as const),
  ...Object.entries(otherWords.dutch),
];

/** Whole words come before parts of them. */
const terms: readonly Term[] = [
  ...sortTerms([...Object.entries(otherWords.english), ...dutch].map(toTerm)),
  ...sortTerms(dutch.map(toTerm)).map((term) => ({ ...term, isPart: true })),
];

/** The shortest part by which a compound is found. */
const MIN_PART = 4;

/** `credit` is no beginning of `crediteur`. */
const isFound = (word: string, stem: string, { isPart }: Term): boolean =>
  toStem(word) === stem ||
  (isPart === true &&
    !englishStems.has(toStem(word)) &&
    Math.min(word.length, stem.length) >= MIN_PART &&
    (stem.startsWith(toStem(word)) || toStem(word).startsWith(stem) || toStem(word).endsWith(stem)));

/**
 * Translates a query into the contract's terms. Each inner list is a subject of the query, as words of which any is enough: the word
 * itself, and a term for it.
 */
export function translate(query: string): readonly (readonly string[])[] {
  const words = splitWords(query);
  const telling = removeStopWords(words);
  const rest = [...(telling.length > 0 ? telling : words)];
  const subjects: string[][] = [];
  for (const term of terms) {
    const found = term.stems.map((stem) => rest.find((word) => isFound(word, stem, term)));
    if (found.length === 0 || !found.every((word) => word !== undefined)) continue;
    for (const word of found) rest.splice(rest.indexOf(word), 1);
    for (const word of term.english) subjects.push([word]);
    const [word, ...others] = found;
    if (word !== undefined && others.length === 0) subjects.at(-1)?.push(word);
  }
  return [...subjects, ...rest.map((word) => [word])].filter(
    ([word], index, all) => all.findIndex(([other]) => other === word) === index,
  );
}
