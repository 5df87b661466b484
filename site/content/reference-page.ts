import { DOWNLOAD_NAMES } from '../downloads/list.ts';
import { siteConfig } from '../site.config.ts';
import type { TextFile } from './llms.ts';

interface MovedPage {
  /** The page that has the text now. */
  readonly id: string;
  readonly title: string;
  /** The heading above that text. */
  readonly heading: string;
}

/** Pages that joined another one, by their old address. Links that others published must stay valid. */
export const MOVED_PAGES: Readonly<Record<string, MovedPage>> = {
  'guides/scenarios': { id: 'guides/sandbox', title: 'Sandbox', heading: 'scenarios' },
  'guides/when-you-do-not-know-whether-it-worked': {
    id: 'guides/rate-limits-and-retries',
    title: 'Rate limits and retries',
    heading: 'when-you-do-not-know-whether-it-worked',
  },
};

/** Prints a page and a Markdown file at each old address, which lead to the present one. */
export const printMovedPages = (): TextFile[] =>
  Object.entries(MOVED_PAGES).flatMap(([oldId, { id, title, heading }]) => {
    const toRoot = '../'.repeat(oldId.split('/').length);
    return [
      { file: `${oldId}/index.html`, text: printPage(`${toRoot}${id}/#${heading}`, title, `${siteConfig.url}${id}/`) },
      { file: `${oldId}.md`, text: `# Moved\n\nThis text is in [${title}](${toRoot.slice(3)}${id}.md#${heading}).\n` },
    ];
  });

/** Prints a page under `/reference/` that opens Redoc's, which is a download, at the same anchor. */
export const printReferencePage = (): TextFile => {
  const file = `downloads/${DOWNLOAD_NAMES.reference}`;
  const script = `<script>location.replace('../${file}' + location.hash)</script>`;
  const page = printPage(`../${file}`, 'The whole reference on one page', `${siteConfig.url}${file}`);
  return { file: 'reference/index.html', text: page.replace('</head>', `${script}</head>`) };
};

const printPage = (url: string, title: string, canonicalUrl: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0; url=${url}"><link rel="canonical" href="${canonicalUrl}">` +
  `<title>${title}</title></head><body><p>This text is in <a href="${url}">${title}</a>.</p></body></html>\n`;
