import { findClosest } from '../../contract/did-you-mean.ts';
import lists from './words.json' with { type: 'json' };

const STOP_WORDS: ReadonlySet<string> = new Set(
  'a again an and are as by doen can did do does everything for field from get has have how i in into is it may my of on only or our per that the this to use was what when where which who why with de een en het hoe ik in is mijn met moet naar op te van voor waar wat welke zijn'.split(
    ' ',
  ),
);

/** `facturen` and `factuur` have one stem, and so have `invoice` and `invoices`: without an ending, and with single vowels. */
export const toStem = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/([aeou])\1/g, '$1')
    .replace(/(?<=.{3})s$/, '')
    .replace(/(?<=.{4})(?:en|e|n)$/, '');

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

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

/** An English word of the glossary, and the Dutch one. */
export type Translation = readonly [english: string, dutch: string];

/** The longest come first, so that `credit note` is not `note`, and `verkoopfactuur` not `factuur`. */
const sortTerms = (list: readonly Term[]): readonly Term[] =>
  list.toSorted((a, b) => b.stems.length - a.stems.length || b.stems.join('').length - a.stems.join('').length);

/** The shortest part by which a compound is found. */
const MIN_PART = 4;

/**
 * Creates a function that translates a query into the contract's terms. Each inner list is a subject of the query, as words of which
 * any is enough: the word itself, and a term for it.
 *
 * @param known words that pages have. A word without one, and without a term, is taken for a misspelling.
 */
export function createTranslator(glossary: readonly Translation[], known: ReadonlySet<string>) {
  const dutch = [...glossary.map(([english, word]) => [word, english] as const), ...Object.entries(lists.dutch)];
  const words = [...Object.entries(lists.english), ...dutch].map(toTerm);
  // Whole words come before parts of them.
  const terms = [...sortTerms(words), ...sortTerms(dutch.map(toTerm)).map((term) => ({ ...term, isPart: true }))];
  const englishStems = new Set(glossary.flatMap(([english]) => splitWords(english).map(toStem)));
  const stems = new Set([...words.flatMap((term) => term.stems), ...known].map(toStem));
  const spellings = [...known, ...Object.keys(lists.english), ...dutch.map(([word]) => word)]
    .flatMap(splitWords)
    .filter((word) => word.length >= MIN_PART);

  /** `credit` is no beginning of `crediteur`. */
  const isFound = (word: string, stem: string, { isPart }: Term): boolean => {
    const own = toStem(word);
    if (own === stem) return true;
    if (
      !isPart ||
      englishStems.has(own) ||
      known.has(word.toLowerCase()) ||
      Math.min(word.length, stem.length) < MIN_PART
    )
      return false;
    return stem.startsWith(own) || own.startsWith(stem) || own.endsWith(stem);
  };
  const correct = (word: string): string => {
    const isKnown = stems.has(toStem(word)) || word.length < MIN_PART || /\d/.test(word);
    return isKnown ? word : (findClosest(word.toLowerCase(), spellings) ?? word);
  };

  /** The subjects of a term that the words have. These words are taken. */
  const take = (term: Term, rest: string[]): readonly (readonly string[])[] => {
    const found = term.stems.map((stem) => rest.find((word) => isFound(word, stem, term)));
    if (found.length === 0 || found.includes(undefined)) return [];
    for (const word of found) rest.splice(rest.indexOf(word as string), 1);
    const subjects = term.english.map((word) => [word]);
    if (found.length === 1) for (const word of found as string[]) subjects.at(-1)?.push(word);
    return subjects;
  };
  const translate = (words: readonly string[]): readonly (readonly string[])[] => {
    const telling = removeStopWords(words);
    const rest = [...(telling.length > 0 ? telling : words)];
    const subjects = terms.flatMap((term) => take(term, rest));
    return [...subjects, ...rest.map((word) => [word])].filter(
      ([word], index, list) => list.findIndex(([other]) => other === word) === index,
    );
  };
  return { translate, correct: (query: string) => splitWords(query).map(correct) };
}
