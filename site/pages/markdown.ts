import { raw } from 'hono/html';
import { Marked, type Token } from 'marked';
import type { Html } from './layout.ts';
import type { MapLink } from './links.ts';

/** Renders Markdown as HTML, and HTML inside it as text. */
export function renderMarkdown(markdown: string, mapLink: MapLink = (href) => href): Html {
  function walkTokens(token: Token): void {
    if (token.type === 'link') token.href = mapLink(token.href);
    if (token.type === 'html') token.text = escapeHtml(token.text);
  }
  return raw(new Marked({ gfm: true, walkTokens }).parse(markdown) as string);
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Joins blocks of Markdown, without the empty ones. */
export const joinBlocks = (...blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n\n');

export const printFence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const printRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [printRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(printRow)].join('\n');
}
