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
