/** Characters that nobody sees, which a document leaves out. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** White space and hyphens of another width, and the ones that the fonts have instead. */
const REPLACEMENTS = [
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  [/[\t\p{Zs}]/gu, ' '],
  [/[\u2010\u2011]/g, '-'],
] as const;

/** Returns a text as a document prints it: composed, without what nobody sees, its lines apart by `\n`. */
export function toPrintable(text: string): string {
  const replaced = REPLACEMENTS.reduce(
    (result, [pattern, replacement]) => result.replaceAll(pattern, replacement),
    text,
  );
  return replaced
    .split('\n')
    .map((line) => line.replaceAll(INVISIBLE, '').normalize('NFC').trim())
    .join('\n');
}
