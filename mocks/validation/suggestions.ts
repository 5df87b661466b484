import { findClosest } from '../../contract/did-you-mean.ts';
import otherNames from './other-names.json' with { type: 'json' };

/** Names of other APIs, by the contract's name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = otherNames;

/** Minimum length: shorter names are part of many. */
const MIN_LENGTH = 4;

/** Returns the nearest candidate: by spelling, by a name of other APIs, or by words. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  const squashed = squash(name);
  return (
    candidates.find((candidate) => squash(candidate) === squashed) ??
    findClosest(name, candidates) ??
    candidates.find((candidate) => OTHER_NAMES[candidate]?.includes(squashed)) ??
    findByWords(name, candidates)
  );
}

/** Order in the notation of other APIs, `name desc` and `+name`, here `-name` and `name`. */
const ORDER = /^[+ ]?([^\s:]+?)(?:[\s:]+(asc|desc)(?:ending)?)?$/i;

/** Returns the list value that is nearest to a text. */
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

/**
 * Finds the candidate with the most similar words: `unitPrice` for `price`, `Bookyear` for `year`, `number` for `debtorNumber`.
 */
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
