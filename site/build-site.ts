import { cpSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readWorkflows } from '../programs/workflows.ts';
import { repository } from '../scripts/lib/run.ts';
import { runStep } from '../scripts/lib/run-step.ts';
import { createLinks } from './content/links.ts';
import { printLlmsFullTxt, printLlmsTxt, printMarkdownFiles } from './content/llms.ts';
import type { SitePage } from './content/page.ts';
import { listPages } from './content/pages.ts';
import { countRunSlots } from './content/run-slots.ts';
import { listGuides } from './docs-document.ts';
import { writeLicenses } from './licenses.ts';
import { loadDocsDocument, readControlDocument } from './load-docs-document.ts';
import { createSearchIndex } from './search/entries.ts';
import { buildShell } from './shell/astro.ts';
import { finishPages } from './shell/finish.ts';
import { siteConfig } from './site.config.ts';

const generated = join(repository, 'generated');

/** Reads what the site says from the files as they are. */
export async function readSiteContent() {
  const contract = await loadDocsDocument();
  const links = createLinks(listGuides(contract));
  const pages = await listPages(contract, join(generated, 'downloads'));
  return {
    contract,
    links,
    pages,
    searchIndex: createSearchIndex(contract, await readControlDocument(), await readWorkflows(), pages),
  };
}

type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

/** Builds the documentation site: its pages, their Markdown, and the files that they link to. */
async function buildSite(output: string): Promise<string> {
  const site = join(output, 'generated', 'site');
  const content = await readSiteContent();
  await buildPages(content, site);
  await copyFile(join(import.meta.dirname, siteConfig.logo), join(site, 'favicon.svg'));
  if (siteConfig.pageSandbox) await copySandbox(join(site, 'sandbox'));
  await cp(join(generated, 'downloads'), join(site, 'downloads'), { recursive: true });
  await writeLicenses(site);
  return `${content.pages.length} pages, ${countRunSlots(content.pages)} buttons that run something`;
}

/** Builds pages, their Markdown, and the texts for programs. Removes what the folder had, unless pages are selected. */
export async function buildPages(content: SiteContent, site: string, selected?: readonly SitePage[]): Promise<void> {
  const { contract, links, pages, searchIndex } = content;
  const folder = selected ? join(generated, '.cache', 'pages') : site;
  await buildShell(pages, links, folder, selected);
  await finishPages(folder);
  if (selected) cpSync(folder, site, { recursive: true });
  const texts = [
    ...printMarkdownFiles(pages, links),
    { file: 'search-index.json', text: JSON.stringify(searchIndex) },
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

/** Files of the sandbox for browsers that pages do not use. */
const INTERNAL_FILES: readonly string[] = ['components.json', 'sizes.json'];

const copySandbox = (folder: string): Promise<void> =>
  cp(join(generated, 'browser'), folder, {
    recursive: true,
    filter: (file) => !INTERNAL_FILES.includes(basename(file)),
  });

if (import.meta.main) await runStep(buildSite);
