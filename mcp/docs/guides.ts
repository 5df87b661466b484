import { toSlug } from '../../site/content/links.ts';
import { joinBlocks } from '../../site/content/markdown.ts';
import { formatEndpoint, getTag, listGuides } from '../../site/docs-document.ts';
import { apiOperations, contract } from './catalog.ts';

/** A guide, or the page of a resource. Its `id` is the name in links: `vat-codes` of `#tag/vat-codes`. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly kind: 'guide' | 'resource';
  readonly markdown: string;
}

/** A part of a guide under one heading; the part before the first heading has the title of the guide. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
}

const guideTags = new Set(listGuides(contract));

export const guides: readonly Guide[] = contract.tags.map(({ name, description }): Guide => {
  const id = toSlug(name);
  if (guideTags.has(name)) return { id, title: name, kind: 'guide', markdown: description };
  return { id, title: name, kind: 'resource', markdown: joinBlocks(description.trim(), printOperations(name)) };
});

function printOperations(tag: string): string {
  return apiOperations
    .filter(({ operation }) => getTag(operation) === tag)
    .map((entry) => `- ${entry.id}: ${entry.operation.summary}. \`${formatEndpoint(entry)}\``)
    .join('\n');
}

export const printGuide = ({ title, markdown }: Guide): string => joinBlocks(`# ${title}`, markdown.trim());

/** Splits a guide at its headings of the second level. Nothing in code is a heading. */
export function listSections({ title, markdown }: Guide): readonly GuideSection[] {
  const parts: { title: string; lines: string[] }[] = [{ title, lines: [] }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^## (.+)$/.exec(line)?.[1];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ title: heading, lines: [] });
  }
  return parts.map((part) => ({ id: toSlug(part.title), title: part.title, markdown: part.lines.join('\n').trim() }));
}
