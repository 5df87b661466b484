import { operationAnchor, reference, slugOf } from './anchors.ts';
import { guidesOf, operationsOf, type ShownContract, type ShownOperation } from './contract.ts';
import type { Root } from './layout.ts';

/** Turns the links of the contract, `#tag/debtors`, into links of a page. Others stay as they are. */
export type Links = (href: string) => string;

/** In HTML they lead to the reference, and from an operation to the page of another. */
export const htmlLinks =
  (root: Root): Links =>
  (href) => {
    if (href.startsWith('#tag/')) return `${root}${reference}${href}`;
    if (href.startsWith('#operation/')) return `${root}operations/${href.slice('#operation/'.length)}.html`;
    return href === 'control.html' ? root + href : href;
  };

/**
 * In Markdown they lead to Markdown: to a guide, to an operation, and from a resource to its first operation, which
 * names its neighbours.
 */
export function markdownLinks(contract: ShownContract, root: Root): Links {
  const guides = guidesOf(contract).map((tag) => [`#tag/${slugOf(tag)}`, guideFile(tag)] as const);
  const operations = operationsOf(contract);
  const resources = operations.toReversed().map(({ tag, id }) => [`#tag/${slugOf(tag)}`, operationFile(id)] as const);
  const own = operations.map(({ id }) => [operationAnchor(id), operationFile(id)] as const);
  const files = new Map([...guides, ...resources, ...own, ['control.html', 'control.html']]);
  return (href) => {
    const file = files.get(href);
    return file === undefined ? href : root + file;
  };
}

/** Writes other links into Markdown. What stands in code is left alone: it has no links that begin with `#`. */
export const relink = (markdown: string, links: Links): string =>
  markdown.replaceAll(/\]\(([^()\s]+)\)/g, (_, href: string) => `](${links(href)})`);

/** The Markdown of a guide, in the folder of the site. */
export const guideFile = (tag: string): string => `guides/${slugOf(tag)}.md`;

/** The Markdown of an operation, in the folder of the site. */
export const operationFile = (id: ShownOperation['id']): string => `operations/${id}.md`;

/** The page that lists the pages of all operations, in the folder of the site. */
export const operationsIndex = 'operations/index.html';
