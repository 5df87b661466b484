import { toSlug } from '../../site/content/links.ts';
import { joinBlocks } from '../../site/content/markdown.ts';
import { formatEndpoint, getTag, listGuides } from '../../site/docs-document.ts';
import { apiOperations, contract } from './catalog.ts';

/** Guide, or page of a resource. Its `id` is the name in links: `vat-codes` of `#tag/vat-codes`. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly kind: 'guide' | 'resource';
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
