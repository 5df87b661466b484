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

/** Returns the first sentence, without links. */
export function getFirstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const [sentence = paragraph] = /^.*?\.(?=\s|$)/s.exec(paragraph) ?? [];
  return sentence.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** Turns Markdown into one line: a list becomes a sentence. */
export const toOneLine = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll(/:\n+- /g, ': ')
    .replaceAll(/\n+- /g, '; ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/[^.:;!?]$/, '$&.');
