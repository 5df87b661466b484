/** Kinds of `x-normalize`: how the platform normalizes a text before it validates and stores it. */
export type Normalization = 'line' | 'lines' | 'compact';

/**
 * Normalizes a text by the `x-normalize` of its field. `line` and `lines` lose white space at both ends; `compact` loses
 * white space, dots, hyphens and slashes everywhere, and is written in capitals.
 */
export function normalizeText(kind: Normalization, text: string): string {
  return kind === 'compact' ? text.replaceAll(/[\s./-]/gu, '').toUpperCase() : text.trim();
}

/** Normalizes a text for a comparison without case: `É` equals `é`, `ß` equals `SS`. */
export const foldCase = (text: string): string => text.normalize('NFC').toUpperCase().toLowerCase();
