import { guides } from './guides.ts';

/** Everyday words; the terms of bookkeeping are in the glossary. */
const WORDS: Readonly<Record<string, string>> = {
  factuur: 'invoice',
  klant: 'debtor',
  leverancier: 'creditor',
  betalen: 'payment pay',
  bestelling: 'sales order',
  aanmaning: 'overdue outstanding',
  achterstallig: 'overdue outstanding',
  inloggen: 'signing in',
  foutmelding: 'errors',
  bijlage: 'PDF document',
  bon: 'scan purchase invoice',
  uploaden: 'upload',
  balans: 'balance sheet',
  synchroniseren: 'data synchronization',
  zoeken: 'filtering',
  verwijderen: 'delete',
  wijzigen: 'update',
  aanmaken: 'create',
  proefbalans: 'trial balance ledger grouped',
  zandbak: 'sandbox',
};

/** `facturen` and `factuur` have one stem: without an ending, and with single vowels. */
const toStem = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/([aeou])\1/g, '$1')
    .replace(/(?:en|e|n|s|t)$/, '');

/** The rows of the glossary: `| ledger account | grootboekrekening | … |`. */
const rows = [...(guides.find(({ id }) => id === 'glossary')?.markdown ?? '').matchAll(/^\| ([^|]+) \| ([^|]+) \| /gm)]
  .map(([, english = '', dutch = '']) => ({ english, dutch }))
  .filter(({ english }) => english !== 'word');

const words = Object.entries(WORDS).map(([dutch, english]) => ({ english, dutch }));
const terms = [...words, ...rows].map(({ english, dutch }) => {
  return { stems: (dutch.match(/\p{L}+/gu) ?? []).map(toStem), english };
});

/** `credit` is no beginning of `crediteur` then. */
const englishWords = new Set(rows.flatMap(({ english }) => english.toLowerCase().split(' ')));

/** Finds the English terms for the Dutch words of a query: the same word, the start of one, or the end of a compound. */
export function translate(query: readonly string[]): readonly string[] {
  const stems = query.filter((word) => !englishWords.has(word.toLowerCase())).map(toStem);
  // Each word of the term, such as `winst en verlies`, must be in the query.
  const matches = terms.filter((term) => {
    const telling = term.stems.filter((stem) => stem.length >= MIN_WORD);
    return telling.length > 0 && telling.every((of) => stems.some((stem) => isFound(stem, of)));
  });
  return [...new Set(matches.map(({ english }) => english))];
}

/** The shortest word that says something, and the shortest part by which a word is found. */
const [MIN_WORD, MIN_PART] = [3, 4];

const isFound = (stem: string, of: string): boolean =>
  stem === of ||
  (Math.min(stem.length, of.length) >= MIN_PART && (of.startsWith(stem) || stem.startsWith(of) || stem.endsWith(of)));
