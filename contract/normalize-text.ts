/** Kinds of `x-normalize`: how the platform normalizes a text before it validates and stores it. */
export type Normalization = 'line' | 'lines' | 'compact';

/** Suffixes of Swiss and Norwegian VAT numbers, which are the same number without them. */
const VAT_SUFFIX = /^((?:CHE|NO)\d{9})(?:MWST|TVA|IVA|MVA)$/;

/** Line and paragraph separators of Unicode, which a pattern cannot name alike in all engines. */
const SEPARATORS = /[\u2028\u2029]/g;

/**
 * Normalizes a text by the `x-normalize` of its field. `line` and `lines` lose white space at both ends, as `trim()` does;
 * in a `line`, separators of lines and paragraphs become spaces. `compact` loses white space, dots, hyphens and slashes
 * everywhere, its letters a to z become capitals, and a VAT number loses its suffix.
 */
export function normalizeText(kind: Normalization, text: string): string {
  if (kind === 'lines') return text.trim();
  if (kind === 'line') return text.trim().replaceAll(SEPARATORS, ' ');
  // `toUpperCase` makes SS of `ß` and I of `ı`, and so a valid number of a wrong one.
  const compact = text.replaceAll(/[\s./-]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  return compact.replace(VAT_SUFFIX, '$1');
}

/**
 * Normalizes a text for a comparison without case, by the full case folding of Unicode: `É` equals `é`, however it is
 * composed, and `ß` and `ẞ` equal `SS`. The dotted and the dotless i of Turkish are letters of their own.
 */
export const foldCase = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^ı]+/g, (part) => part.toUpperCase().toLowerCase())
    .normalize('NFC');
