import { DOWNLOAD_NAMES } from '../downloads/list.ts';
import { siteConfig } from '../site.config.ts';
import type { TextFile } from './llms.ts';

/** Prints a page under `/reference/` that opens Redoc's, which is a download, at the same anchor. */
export function printReferencePage(): TextFile {
  const file = `downloads/${DOWNLOAD_NAMES.reference}`;
  const title = 'The whole reference on one page';
  const text =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=../${file}"><link rel="canonical" href="${siteConfig.url}${file}">` +
    `<title>${title}</title><script>location.replace('../${file}' + location.hash)</script></head>` +
    `<body><p><a href="../${file}">${title}</a></p></body></html>\n`;
  return { file: 'reference/index.html', text };
}
