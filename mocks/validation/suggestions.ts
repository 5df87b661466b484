import { findClosest } from '../../contract/did-you-mean.ts';
import otherNames from './other-names.json' with { type: 'json' };

/** Names that other APIs have for what a name of the contract means. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = otherNames;

/** Shorter names are a part of many. */
const MIN_LENGTH = 4;

/** Returns the candidate that is nearest to a name: misspelt, the same by another name, or by its words. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  const squashed = squash(name);
  return (
    candidates.find((candidate) => squash(candidate) === squashed) ??
    findClosest(name, candidates) ??
    candidates.find((candidate) => OTHER_NAMES[candidate]?.includes(squashed)) ??
    findByWords(name, candidates)
  );
}

/** `name desc` and `+name` are how other APIs sort, here `-name` and `name`. */
const ORDER = /^[+ ]?([^\s:]+?)(?:[\s:]+(asc|desc)(?:ending)?)?$/i;

/** Returns the value of a list that is nearest to a text. */
export function suggestValue(text: string, values: readonly string[]): string | undefined {
  const [, name = '', direction] = ORDER.exec(text.trim()) ?? [];
  const sign = direction?.toLowerCase() === 'desc' ? '-' : '';
  return values.find((value) => value === sign + name) ?? suggest(sign + name, values);
}

const squash = (name: string): string => name.toLowerCase().replaceAll(/[^\da-z]/g, '');

const splitWords = (name: string): string[] =>
  name
    .split(/[^\dA-Za-z]+|(?<=[a-z\d])(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const includesAll = (words: readonly string[], others: readonly string[]): boolean =>
  others.every((word) => words.includes(word));

/** Finds `unitPrice` for `price`, `Bookyear` for `year` and `number` for `debtorNumber`: the one with the fewest words more or less. */
function findByWords(name: string, candidates: readonly string[]): string | undefined {
  const words = splitWords(name);
  const lower = name.toLowerCase();
  if (words.length === 0) return undefined;
  const distances = candidates.flatMap((candidate) => {
    const others = splitWords(candidate);
    const isLonger =
      includesAll(others, words) || (lower.length >= MIN_LENGTH && candidate.toLowerCase().endsWith(lower));
    const isShorter = candidate.length >= MIN_LENGTH && includesAll(words, others);
    return isLonger || isShorter ? [{ candidate, distance: Math.abs(others.length - words.length) }] : [];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.candidate;
}
