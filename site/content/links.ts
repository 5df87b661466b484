import { posix } from 'node:path';
import { siteConfig } from '../site.config.ts';

/**
 * A link of the contract and of the pages, to another page or to a file:
 * `#tag/debtors`, `#operation/listDebtors`, `#control/resetSandbox`, `#page/provenance#pdf-body`, `#file/llms.txt`.
 */
const LINK = /^#(tag|operation|control|page|file)\/([^#]*)(#.*)?$/;

/** Formats a name for URLs and file names: `VAT codes` is `vat-codes`, `1.0.0` is `1-0-0`. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Links a tag: the page of a resource, or a guide. */
export const getTagLink = (tag: string): string => `#tag/${toSlug(tag)}`;

const FOLDERS: Readonly<Record<string, string>> = { operation: 'operations/', control: 'sandbox-controls/' };

type MapLink = (href: string) => string;

/** Creates functions that map the links of Markdown. Other links stay the same. */
export function createLinks(guides: readonly string[]) {
  const guideSlugs = new Set(guides.map(toSlug));
  const resolve = (href: string): { id: string; anchor: string; isFile: boolean } | undefined => {
    const [, kind, name = '', anchor = ''] = LINK.exec(href) ?? [];
    if (kind === undefined) return undefined;
    const tagFolder = guideSlugs.has(name) ? 'guides/' : 'resources/';
    return { id: (kind === 'tag' ? tagFolder : (FOLDERS[kind] ?? '')) + name, anchor, isFile: kind === 'file' };
  };
  return {
    /** For a browser: relative to the root of the site, `/operations/listDebtors/`. */
    toPath: (href: string): string => {
      const { id, anchor, isFile } = resolve(href) ?? {};
      if (id === undefined) return href;
      if (isFile) return `/${id}`;
      return `/${id === 'index' ? '' : `${id}/`}${anchor}`;
    },
    /** For the Markdown of a page: relative to its file, `../operations/listDebtors.md`. */
    toMarkdownFile:
      (page: string): MapLink =>
      (href) => {
        const { id, anchor, isFile } = resolve(href) ?? {};
        return id === undefined ? href : posix.relative(posix.dirname(page), isFile ? id : `${id}.md`) + anchor;
      },
    /** For a file that is read anywhere: `https://docs.example/operations/listDebtors.md`. */
    toMarkdownUrl: (href: string): string => {
      const { id, isFile } = resolve(href) ?? {};
      return id === undefined ? href : `${siteConfig.url}${isFile ? id : `${id}.md`}`;
    },
  };
}

export type Links = ReturnType<typeof createLinks>;

/** Maps the links of Markdown, except in code. */
export const mapLinks = (markdown: string, mapLink: MapLink): string =>
  markdown.replaceAll(
    /(^ *```[\s\S]*?^ *```|`[^`\n]*`)|\]\(([^()\s]+)\)/gm,
    (text, code: string | undefined, href: string) => (code === undefined ? `](${mapLink(href)})` : text),
  );
