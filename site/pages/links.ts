import { listOperations } from '../../scripts/document/openapi.ts';
import { type DocsDocument, getTag, listGuides } from '../docs-document.ts';
import { getOperationAnchor, getTagAnchor, REFERENCE_FILE, toSlug } from './anchors.ts';
import type { Root } from './layout.ts';

/** Maps links of the contract, such as `#tag/debtors`, to links of a page. Other links stay the same. */
export type MapLink = (href: string) => string;

/** For HTML: to the reference, and to the pages of operations. */
export const createHtmlLinks =
  (root: Root): MapLink =>
  (href) => {
    if (href.startsWith('#tag/')) return `${root}${REFERENCE_FILE}${href}`;
    if (href.startsWith('#operation/')) return `${root}operations/${href.slice('#operation/'.length)}.html`;
    return href === 'control.html' ? root + href : href;
  };

/** For Markdown: to the Markdown of guides and operations, and from a resource to its first operation. */
export function createMarkdownLinks(contract: DocsDocument, root: Root): MapLink {
  const operations = listOperations(contract).map(({ operation }) => operation);
  const files = new Map([
    ...listGuides(contract).map((tag) => [getTagAnchor(tag), getGuideFile(tag)] as const),
    ...operations
      .toReversed()
      .map((operation) => [getTagAnchor(getTag(operation)), getOperationFile(operation.operationId)] as const),
    ...operations.map(({ operationId }) => [getOperationAnchor(operationId), getOperationFile(operationId)] as const),
    ['control.html', 'control.html'],
  ]);
  return (href) => (files.has(href) ? `${root}${files.get(href)}` : href);
}

/** Rewrites the links of Markdown. Code has no links that begin with `#`. */
export const rewriteLinks = (markdown: string, mapLink: MapLink): string =>
  markdown.replaceAll(/\]\(([^()\s]+)\)/g, (_, href: string) => `](${mapLink(href)})`);

/** The Markdown of a guide, in the folder of the site. */
export const getGuideFile = (tag: string): string => `guides/${toSlug(tag)}.md`;

/** The Markdown of an operation, in the folder of the site. */
export const getOperationFile = (operationId: string): string => `operations/${operationId}.md`;

/** The page that lists all operations, in the folder of the site. */
export const OPERATIONS_INDEX_FILE = 'operations/index.html';
