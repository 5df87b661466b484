import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runStep } from '../scripts/lib/command.ts';
import { repository } from '../scripts/lib/run.ts';
import { createLinks, type Links } from './content/links.ts';
import { printLlmsFullTxt, printLlmsTxt, printMarkdownFiles } from './content/llms.ts';
import type { SitePage } from './content/page.ts';
import { listPages } from './content/pages.ts';
import { countRunSlots } from './content/run-slots.ts';
import { printSearchIndex } from './content/search-index.ts';
import { createSearchWords, type SearchWords } from './content/search-words.ts';
import { type DocsDocument, listGuides, readControlDocument, readDocsDocument } from './docs-document.ts';
import { writeLicenses } from './licenses.ts';
import { buildShell, createEntries, type ShellContent } from './shell/astro.ts';
import { finishPages } from './shell/finish.ts';
import { siteConfig } from './site.config.ts';

const generated = join(repository, 'generated');

/** What the site says. */
interface SiteContent extends ShellContent {
  readonly contract: DocsDocument;
  readonly links: Links;
  readonly getSearchWords: (page: SitePage) => SearchWords;
}

/** Creates the pages from the files of the contract, of the recorded examples and of the texts. */
export async function readSiteContent(): Promise<SiteContent> {
  const contract = await readDocsDocument();
  const links = createLinks(listGuides(contract));
  const pages = await listPages(contract, join(generated, 'downloads'));
  const getSearchWords = createSearchWords(contract, await readControlDocument());
  return { contract, pages, links, getSearchWords, entries: createEntries(pages, links, getSearchWords) };
}

/** Builds the documentation site: its pages, their Markdown, and the files that they link to. */
async function buildSite(output: string): Promise<string> {
  const site = join(output, 'generated', 'site');
  const content = await readSiteContent();
  await buildShell(content, site);
  await writeTexts(content, site);
  await copyFile(join(import.meta.dirname, siteConfig.logo), join(site, 'favicon.svg'));
  if (siteConfig.pageSandbox) await copySandbox(join(site, 'sandbox'));
  await finishPages(site);
  for (const name of SEARCH_WINDOWS) await rm(join(site, 'pagefind', name));
  // After the pages: that of Redoc has a policy of its own.
  await cp(join(generated, 'downloads'), join(site, 'downloads'), { recursive: true });
  await writeLicenses(site);
  return `${content.pages.length} pages, ${countRunSlots(content.pages)} buttons that run something`;
}

/** Writes the files for programs, and the Markdown of each page. */
export async function writeTexts({ contract, pages, links, getSearchWords }: SiteContent, site: string): Promise<void> {
  const texts = [
    ...printMarkdownFiles(pages, links),
    printSearchIndex(pages, getSearchWords),
    printLlmsTxt(contract, pages, links),
    printLlmsFullTxt(contract, pages, links),
    { file: 'robots.txt', text: `User-agent: *\nAllow: /\nSitemap: ${siteConfig.url}sitemap-index.xml\n` },
    // GitHub Pages leaves out folders such as `_astro` without it.
    { file: '.nojekyll', text: '' },
    // A sandbox that serves the site responds with more, see `mocks/hosts/node/site/`.
    { file: 'site.json', text: `${JSON.stringify({ url: siteConfig.url })}\n` },
  ];
  for (const { file, text } of texts) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
}

/** Files of Pagefind's own windows, in place of which the site has one. */
const SEARCH_WINDOWS: readonly string[] = ['component-ui', 'modular-ui', 'ui']
  .flatMap((name) => [`pagefind-${name}.css`, `pagefind-${name}.js`])
  .concat('pagefind-highlight.js');

/** Files of the sandbox for browsers that pages do not use. */
const INTERNAL_FILES: readonly string[] = ['components.json', 'sizes.json'];

const copySandbox = (folder: string): Promise<void> =>
  cp(join(generated, 'browser'), folder, {
    recursive: true,
    filter: (file) => !INTERNAL_FILES.includes(basename(file)),
  });

if (import.meta.main) await runStep(buildSite);
