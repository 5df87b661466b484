import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../openapi/guides/', import.meta.url);

type Guide = (typeof guides)[number];
export type Block = Guide['blocks'][number];

export const guides = readdirSync(folder)
  .sort()
  .map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { file, text, blocks: parseBlocks(file, text) };
  });

/** Reads the fenced blocks, each with the place to look at: `errors.md:45`. */
function parseBlocks(file: string, text: string) {
  return [...text.matchAll(/^```(\S*)\n(.*?)^```$/gms)].map(({ 1: language = '', 2: block = '', index }) => ({
    language,
    text: block,
    place: `${file}:${text.slice(0, index).split('\n').length}`,
  }));
}

export function findHeadings(text: string): string[] {
  return [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The link to a tag, as the reference and the console name it: `VAT codes` is `#tag/vat-codes`. */
export function toAnchor(tag: string): string {
  return `#tag/${tag.toLowerCase().replaceAll(' ', '-')}`;
}
