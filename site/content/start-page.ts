import type { DocsDocument } from '../docs-document.ts';
import { siteConfig } from '../site.config.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';
import { readText } from './text-page.ts';

/** Creates the first page: what the API is for, in a paragraph, a request to run, and where to go on. */
export function createStartPage({ info }: DocsDocument, request: Pick<SitePage, 'panel' | 'responses'>): SitePage {
  const text = readText('start.md');
  const [intro = '', ...blocks] = text.split('\n\n');
  return {
    id: 'index',
    title: info.title,
    label: 'Home',
    groups: ['Guides'],
    description: info.summary,
    ...(siteConfig.pageSandbox && { ...request, intro: joinBlocks(intro, RUN) }),
    markdown: text.replaceAll(/^<\/?div.*>\n\n|<svg.*<\/svg> /gm, ''),
    html: joinBlocks(!siteConfig.pageSandbox && intro, ...blocks, SERVED),
  };
}

/** The button runs the request beside it. */
const RUN = `<button type="button" class="first-run" data-needs="request">Run your first request</button>

It posts an invoice in a sandbox in this page. Nothing to install, and nothing leaves your browser.`;

/** A script shows the sentence where a sandbox serves the page; at the end, where nothing moves. */
const SERVED =
  '<p class="served" hidden>Your own sandbox: <code data-server="api"></code>, token <code data-server="token"></code>, <a>requests</a></p>';
