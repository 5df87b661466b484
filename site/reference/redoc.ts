import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { html } from 'hono/html';
import { hashSource } from '../pages/document.ts';
import type { PageName } from '../pages/layout.ts';
import { readBrowserFile, renderAppShell } from './app-shell.ts';
import { writeAsset } from './assets.ts';

/** A page with the reference of an OpenAPI document. */
export interface Reference {
  readonly current: PageName;
  /** The page in the folder of the site. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** A bundled OpenAPI document. */
  readonly document: object;
  /** The document as files, from the folder of the site. */
  readonly downloads: readonly string[];
}

/** The script that `redocly build-docs` writes into its pages. */
export function readRedocScript(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return readFile(join(dirname(manifest), 'lib', 'chunks', 'redoc.standalone.js'), 'utf8');
}

/**
 * Writes a page of Redoc, with the OpenAPI document as a file of its own, which the browser loads during the script.
 *
 * @returns the address of the document, from the folder of the site.
 */
export async function writeReference(site: string, reference: Reference): Promise<string> {
  const { current, file, title, description, downloads } = reference;
  const redoc = await writeAsset(site, 'redoc.js', inlineLogo(await readRedocScript()));
  const document = await writeAsset(site, file.replace('.html', '.json'), JSON.stringify(reference.document));
  const page = await renderAppShell({
    ...{ current, title, description, policy },
    style: await readBrowserFile('reference.css'),
    script: await writeAsset(site, 'reference.js', await readBrowserFile('reference.js')),
    preload: html`<link rel="modulepreload" href="${redoc}">
<link rel="preload" as="fetch" crossorigin href="${document}">`,
    content: html`<main id="redoc" data-script="${redoc}" data-document="${document}" data-downloads="${downloads.join(' ')}"><p class="loading">${title}</p></main>
<noscript><p class="loading">This page needs JavaScript. The <a href="index.html">start page</a> leads to pages without it.</p></noscript>`,
  });
  await writeFile(join(site, file), page);
  return document;
}

/** Redoc's colors of code: the variables `--code-block-tokens-…-color`. */
export const CODE_COLORS = [
  ...['attr-name', 'boolean', 'class-name', 'comment', 'default', 'deleted', 'function', 'inserted', 'keyword', 'link'],
  ...['number', 'operator', 'property-string', 'selector', 'string', 'tag', 'variable'],
];

/**
 * Redoc adds its styles to empty `<style>` elements, and colors code by style attributes with one variable each. Their
 * hashes allow them without `'unsafe-inline'`.
 */
const policy = {
  'script-src': ["'self'"],
  'style-src': [hashSource('')],
  'style-src-attr': [
    "'unsafe-hashes'",
    ...CODE_COLORS.map((name) => hashSource(`color: var(--code-block-tokens-${name}-color)`)),
  ],
  'img-src': ["'self'", 'data:'],
  'font-src': ['data:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
};

/**
 * Replaces the address of the logo of Redocly by its name as an image. Redoc has no option for the logo, and a page of
 * this site loads nothing from another host.
 */
const inlineLogo = (script: string): string =>
  script.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g,
    `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><text y="12" font-size="12" font-family="sans-serif" fill="#808080">Redocly</text></svg>')}`,
  );
