/** Characters that nobody sees, which a document leaves out. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** White space and hyphens of another width, and the ones that the fonts have instead. */
const REPLACEMENTS = [
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  [/[\t\p{Zs}]/gu, ' '],
  [/[\u2010\u2011]/g, '-'],
] as const;

/** The characters that the fonts of documents have: Latin, Greek and Cyrillic with their signs. */
const CHARACTERS = [
  String.raw`-~\xa1-\u02cc\u02ce-\u02d7\u02da\u02dc-\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u0370-\u0377\u037a-\u037f`,
  String.raw`\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1f15`,
  String.raw`\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4`,
  String.raw`\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2013\u2014\u2018-\u201a`,
  String.raw`\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a0-\u20c0\u2113\u2116\u2122\u2212`,
  String.raw`\u2c60-\u2c7f\u2de0-\u2dff\ua640-\ua69f\ua720-\ua7ca\ua7d0\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff\ufe2e\ufe2f`,
  String.raw`\ufffd`,
].join('');

const UNPRINTABLE = new RegExp(`[^\\n ${CHARACTERS}]`, 'gu');

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

/** True when the fonts of the document have all characters of a text. */
export const isPrintable = (text: string): boolean => IS_ASCII.test(text) || findUnprintable(text).length === 0;

/** Most texts, which need no closer look. */
const IS_ASCII = /^[ -~]*$/;

/** Returns the characters of a text that the fonts do not have, each once. */
export const findUnprintable = (text: string): readonly string[] => [...new Set(toPrintable(text).match(UNPRINTABLE))];
