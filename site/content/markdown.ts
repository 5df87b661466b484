/** Joins blocks of Markdown, without the empty ones. */
export const joinBlocks = (...blocks: readonly (string | false | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');

export const printFence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const printRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [printRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(printRow)].join('\n');
}

/** Prints a part that a reader can open. */
export const printDetails = (summary: string, ...blocks: readonly string[]): string =>
  joinBlocks(`<details>\n<summary>${summary}</summary>`, ...blocks, '</details>');

/** Returns the first sentence, without links; with those after it while the text is shorter than a minimum. */
export function getFirstSentence(markdown: string, minLength = 0): string {
  const [first = '', ...others] = markdown.trim().split(/\n\s*\n/);
  const paragraphs = minLength === 0 ? [first] : [first, ...others.filter((text) => /^[A-Z]/.test(text))];
  const text = paragraphs
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return new RegExp(`^.{${minLength},}?\\.(?=\\s|$)`).exec(text)?.[0] ?? text;
}

/** Describes a page for search engines, which show about two lines. */
export const describePage = (...blocks: readonly string[]): string => getFirstSentence(joinBlocks(...blocks), 50);

/** Turns Markdown into one line: a list becomes a sentence. */
export const toOneLine = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll(/([:.])\n+- /g, '$1 ')
    .replaceAll(/\n+- /g, '; ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/[^.:;!?]$/, '$&.');

/** Prints a description for browsers: values with meanings, in a list or in a sentence, become a table below the rest. */
export function printDescription(markdown: string): string {
  const parts = markdown.trim().split(/(?:\n+- |; )(?=`[^`\n]+`: )/);
  const rows = parts.flatMap((part) => {
    const [, value, meaning] = /^(`[^`\n]+`): ([\s\S]*)$/.exec(part) ?? [];
    return value && meaning ? [[value, toOneLine(meaning).replace(/[.]$/, '')]] : [];
  });
  if (rows.length < 2) return toOneLine(markdown);
  return joinBlocks(
    ...parts.slice(0, parts.length - rows.length).map(toOneLine),
    printTable(['Value', 'Meaning'], rows),
  );
}
