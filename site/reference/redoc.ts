import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { html } from 'hono/html';
import { BuildError } from '../../scripts/lib/run.ts';
import { hashSource } from '../pages/document.ts';
import type { PageName } from '../pages/layout.ts';
import { type Application, application } from './application.ts';
import { browserFile, writeAsset } from './assets.ts';

/** A document that Redoc shows on a page of the site. */
export interface Reference {
  readonly current: PageName;
  /** The page in the folder of the site. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** An OpenAPI document in one piece. */
  readonly document: object;
  /** The document as files, from the folder of the site. */
  readonly downloads: readonly string[];
}

/** What all pages of Redoc load, from the folder of the site. */
export interface RedocAssets {
  readonly redoc: string;
  readonly start: string;
  /** What the pages may do. */
  readonly policy: Application['policy'];
}

/** Writes the scripts that {@link writeReference} names. */
export async function writeRedoc(site: string): Promise<RedocAssets> {
  const script = withoutOutside(await readFile(redocBundle(), 'utf8'));
  return {
    redoc: await writeAsset(site, 'redoc.js', script),
    start: await writeAsset(site, 'reference.js', await browserFile('reference.js')),
    policy: policyFor(script),
  };
}

/**
 * Writes a page, and its document as a file of its own, which comes while the browser still reads the
 * script.
 *
 * @returns the address of the document, from the folder of the site.
 */
export async function writeReference(
  site: string,
  reference: Reference,
  { redoc, start, policy }: RedocAssets,
): Promise<string> {
  const { current, file, title, description, downloads } = reference;
  const document = await writeAsset(site, file.replace('.html', '.json'), JSON.stringify(reference.document));
  const page = await application({
    ...{ current, title, description, policy },
    style: await browserFile('reference.css'),
    script: start,
    preload: html`<link rel="modulepreload" href="${redoc}">
<link rel="preload" as="fetch" crossorigin href="${document}">`,
    content: html`<main id="redoc" data-script="${redoc}" data-document="${document}" data-downloads="${downloads.join(' ')}"><p class="loading">${title}</p></main>
<noscript><p class="loading">This page is made by a script. The <a href="index.html">start page</a> leads to pages without one.</p></noscript>`,
  });
  await writeFile(join(site, file), page);
  return document;
}

/**
 * What Redoc cannot do without. Its styles go through the object model into `<style>` elements, of which the browser
 * sees no more than the empty text: the hash of that lets them in. The colours of code stand in attributes, each of them
 * one variable: their hashes let them in. So no `'unsafe-inline'` is needed.
 */
const policyFor = (redoc: string) => ({
  'script-src': ["'self'"],
  'style-src': [hashSource('')],
  'style-src-attr': ["'unsafe-hashes'", ...codeColours(redoc).map((name) => hashSource(`color: var(${name})`))],
  'img-src': ["'self'", 'data:'],
  'font-src': ['data:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
});

/** The variables that Redoc's table of code colours names. */
function codeColours(redoc: string): readonly string[] {
  const names = new Set([...redoc.matchAll(/:`(--code-block-tokens-[a-z-]+-color)`/g)].map(([, name = '']) => name));
  if (names.size === 0)
    throw new BuildError('The script of Redoc has no table of code colours: look how the new version has it.');
  return [...names].sort();
}

/** The script that `redocly build-docs` writes into its pages. */
function redocBundle(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(dirname(manifest), 'lib', 'chunks', 'redoc.standalone.js');
}

/** The page names its maker with a picture from elsewhere; here it stands as text. */
const outsideLogo = /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g;
const logo =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2248%22 height=%2216%22%3E%3Ctext y=%2212%22 font-size=%2212%22 font-family=%22sans-serif%22 fill=%22%23808080%22%3ERedocly%3C/text%3E%3C/svg%3E';

function withoutOutside(script: string): string {
  const mended = script.replaceAll(outsideLogo, logo);
  if (mended === script)
    throw new BuildError('The logo in the script of Redoc has another address: look for it in the new version.');
  return mended;
}
