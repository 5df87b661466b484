/** Minimum length without an equal first letter: shorter names resemble many. */
const MIN_LENGTH = 4;

const MAX_MISTAKES = 2;

/** Minimum length for two mistakes. */
const LONG = 8;

/**
 * Returns the closest name, with one or two mistakes, or an `Id` more or less at its end. Two mistakes in one word make another
 * word: *including*, *excluding*.
 */
export function findClosest(name: string, candidates: Iterable<string>): string | undefined {
  let closest: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = getDistance(name, candidate);
    if (distance !== undefined && distance < (closest?.distance ?? Number.POSITIVE_INFINITY))
      closest = { name: candidate, distance };
  }
  return closest?.name;
}

function getDistance(name: string, candidate: string): number | undefined {
  const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  if (length < MIN_LENGTH && (a[0] !== b[0] || length < MIN_LENGTH - 1)) return undefined;
  if (a === `${b}id` || b === `${a}id`) return 1;
  if (Math.abs(a.length - b.length) > MAX_MISTAKES) return undefined;
  const distance = countMistakes(a, b);
  if (distance > (length < LONG ? 1 : MAX_MISTAKES)) return undefined;
  const [words, others] = [splitWords(name), splitWords(candidate)];
  const isOtherWord =
    words.length === others.length && words.some((word, index) => countMistakes(word, others[index] ?? '') > 1);
  return isOtherWord ? undefined : distance;
}

const splitWords = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** Counts the letters that are missing, extra, wrong, or swapped with a neighbour. */
function countMistakes(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const get = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const substituted = get(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]);
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? get(row - 2, column - 2) + 1 : substituted;
      rows[row]?.push(Math.min(substituted, swapped, get(row - 1, column) + 1, get(row, column - 1) + 1));
    }
  }
  return get(a.length, b.length);
}
