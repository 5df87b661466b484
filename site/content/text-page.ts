import { readFileSync } from 'node:fs';
import { describePage } from './markdown.ts';
import type { SitePage } from './page.ts';
import { addRunSlots } from './run-slots.ts';

export const readText = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Creates a page from a file of Markdown in this folder. Its first sentences describe it. */
export function createTextPage(file: string, page: Pick<SitePage, 'id' | 'title' | 'label' | 'groups'>): SitePage {
  const markdown = readText(file);
  return { ...page, markdown, html: addRunSlots(markdown), description: describePage(markdown) };
}
