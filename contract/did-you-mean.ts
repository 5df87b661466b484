const MAX_DISTANCE = 2;

export function findClosest(name: string, candidates: Iterable<string>): string | undefined {
  const lowerCase = name.toLowerCase();
  let closest: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = getEditDistance(lowerCase, candidate.toLowerCase());
    if (
      distance <= Math.min(MAX_DISTANCE, candidate.length / 2) &&
      distance < (closest?.distance ?? Number.POSITIVE_INFINITY)
    ) {
      closest = { name: candidate, distance };
    }
  }
  return closest?.name;
}

/**
 * Finds the name that was probably meant when no name is close: the one that shares most words with it, and has fewest others.
 * Of several, the first. `date` is `invoiceDate`, and `priceExcludingVat` is `unitPrice`.
 */
export function findSimilar(name: string, candidates: Iterable<string>): string | undefined {
  const words = dropExcluded(splitWords(name));
  let best: { readonly name: string; readonly score: number } | undefined;
  for (const candidate of candidates) {
    const others = splitWords(candidate);
    const shared = words.filter((word) => others.some((other) => isSameWord(word, other))).length;
    // The last word says what it is: `invoiceLines` are lines.
    const isLastWord = others.length === 1 && others[0] === words.at(-1);
    const score = shared === 0 ? 0 : shared - others.length / 10 + (isLastWord ? 0.5 : 0);
    if (score > (best?.score ?? 0)) best = { name: candidate, score };
  }
  return best?.name;
}

/** Words that most names have, or that say nothing about what is meant. */
const COMMON_WORDS: readonly string[] = [
  'id',
  'ids',
  'the',
  'of',
  'is',
  'has',
  'no',
  'nr',
  'number',
  'name',
  'code',
  'type',
];

/** `priceExcludingVat`, `price_excluding_vat` and `ArticleSKU` alike: words in lower case, without those that say nothing. */
function splitWords(name: string): readonly string[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !COMMON_WORDS.includes(word));
  return telling.length > 0 ? telling : words;
}

/** What is left out says nothing about what is meant: `priceExcludingVat` is a price, and no VAT. */
function dropExcluded(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => ['excluding', 'excl', 'ex', 'without'].includes(word));
  return end > 0 ? words.slice(0, end) : words;
}

/** Letters with which two words of one stem begin: `postal` and `postcode`, `line` and `lines`. */
const STEM_LENGTH = 4;

const isSameWord = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= STEM_LENGTH && b.length >= STEM_LENGTH && a.slice(0, STEM_LENGTH) === b.slice(0, STEM_LENGTH));

/** Levenshtein distance; any number above the maximum for names that cannot be that close. */
function getEditDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...b].entries()) {
      const substituted = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(substituted, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? MAX_DISTANCE + 1;
}
