/** The name that somebody probably meant: equal but for its case, or at most two letters off. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const candidate of names) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= 2 && distance <= candidate.length / 2 && distance < (best?.distance ?? 3)) {
      best = { name: candidate, distance };
    }
  }
  return best?.name;
}

/** Levenshtein distance. Names are short, and a long one is not near any of them. */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const substituted = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(substituted, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 3;
}
