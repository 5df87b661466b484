import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { readFiles, reportLine, type TextFile } from './lib/files.ts';

interface Options {
  /** Another document whose tags and operations texts may link. */
  readonly beside?: string;
}

/**
 * A link in a description, a guide or a workflow leads to a tag, an operation, or a heading that exists; one in a README to a
 * file.
 *
 * ```markdown
 * wrong: [errors](errors.md), [errors](#tag/error)
 * right: [errors](#tag/errors), [the status codes](#tag/errors#status-codes), [List debtors](#operation/listDebtors)
 * ```
 */
export const linksLeadSomewhere: Oas3Rule = ({ beside }: Options) => ({
  Root: {
    leave(_root, context) {
      const { absoluteRef } = context.location.source;
      const pages = new Map([absoluteRef, ...(beside ? [resolve(beside)] : [])].flatMap(readPages));
      for (const file of readFiles(absoluteRef, '{md,yaml}')) {
        for (const { line, target } of findLinks(file.text)) {
          if (isFound(target, file, pages)) continue;
          const message = `Link something that exists, such as #tag/errors or #operation/listDebtors: ${target} does not.`;
          reportLine(context, file, line, message);
        }
      }
    },
  },
});

/** Reads the pages that can be linked: the text of a guide, and nothing of other tags and of operations. */
function readPages(document: string): [link: string, text: string][] {
  const { tags = [] } = parse(readFileSync(document, 'utf8')) as { tags?: Tag[] };
  const operations = readFiles(document, 'yaml').flatMap(({ text }) => [...text.matchAll(/^ +operationId: (\w+)$/gm)]);
  return [
    ...operations.map(([, id]): [string, string] => [`#operation/${id}`, '']),
    ...tags.map(({ name, 'x-guide': guide }): [string, string] => {
      const file = guide === undefined ? '' : join(dirname(document), guide);
      return [`#tag/${toSlug(name)}`, existsSync(file) ? readFileSync(file, 'utf8') : ''];
    }),
  ];
}

interface Tag {
  readonly name: string;
  readonly 'x-guide'?: string;
}

function isFound(target: string, { file, text }: TextFile, pages: ReadonlyMap<string, string>): boolean {
  const [, page = '', heading] = /^(#(?:tag|operation)\/[^#]*|[^#]*)(?:#(.*))?$/.exec(target) ?? [];
  // A published document has no files.
  const path = basename(file) === 'README.md' && !page.startsWith('#') ? join(dirname(file), page) : '';
  if (heading === undefined) return pages.has(page) || existsSync(path);
  if (page === '') return file.endsWith('.md') && hasHeading(text, heading);
  return hasHeading(existsSync(path) ? readFileSync(path, 'utf8') : (pages.get(page) ?? ''), heading);
}

/** Formats a name for URLs: `VAT codes` is `vat-codes`. */
const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const hasHeading = (text: string, heading: string): boolean =>
  [...text.replaceAll(CODE_BLOCK, '').matchAll(/^#+ (.+)$/gm)].some(([, title = '']) => toSlug(title) === heading);

const CODE_BLOCK = /^ *```.*?^ *```$/gms;

/** Finds links in Markdown, also in YAML, except in code and to other sites. */
function findLinks(text: string): { line: number; target: string }[] {
  const prose = text.replaceAll(CODE_BLOCK, (code) => code.replaceAll(/[^\n]/g, ''));
  return prose.split('\n').flatMap((line, index) => {
    const links = line.replaceAll(/`[^`]*`/g, '').matchAll(/(?:\]\(<?|^ *\[[^\]]+\]: +|href=")([#./\w][^)>"\s]*)/g);
    const targets = [...links].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
    return targets.map((target) => ({ line: index + 1, target }));
  });
}
