const MAX_LENGTH = 90;

/** Prints a text in single quotes, as in TypeScript and PHP. */
export const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** Prints parts between brackets: on one line, or one per line. */
export function printParts(
  [open, close]: readonly [open: string, close: string],
  parts: readonly string[],
  indent: string,
  inner: string,
): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (indent.length + line.length <= MAX_LENGTH && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
}
