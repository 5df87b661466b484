import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { DocsDocument } from '../docs-document.ts';
import { siteConfig } from '../site.config.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Goals of the readers, each with its guide. */
const GOALS = `- [Send invoices](#tag/invoices)

  Draft an invoice, have it made final, and see it in the ledger.
- [Synchronize the ledger](#tag/data-synchronization)

  Copy the books of a company, and from then on only what has changed.
- [Deliver scans](#tag/pdf-documents)

  Put a PDF in the inbox, or attach it to an invoice.
- [Take orders](#tag/orders-and-stock)

  Turn the orders of a shop into sales orders, and keep the stock.`;

const CLIENTS = `- [TypeScript](#page/clients/typescript) and [PHP](#page/clients/php): packages with a typed function for each operation
- [C#](#page/clients/csharp), [Python](#page/clients/python) and [other languages](#page/clients): how to make a client from the contract
- [The sandbox](#tag/getting-started): the platform on your own machine, with demo companies
- [The contract](#page/downloads): one OpenAPI document, for every tool that reads it
- [AI agents](#page/ai-agents): an MCP server and a skill; each page is also Markdown, and [\`llms.txt\`](#file/llms.txt) lists them`;

const INTRO =
  'For developers who connect a shop, a bank or a scan app to the books of its users: write invoices, orders and scans, and read the ledger.';

/** Creates the first page: what the API is for, a request to run, and where to go on. */
export const createStartPage = ({ info }: DocsDocument, request: Pick<SitePage, 'panel' | 'responses'>): SitePage => ({
  id: 'index',
  title: info.title,
  label: 'Start',
  groups: ['Guides'],
  description: info.summary,
  ...(siteConfig.pageSandbox && { ...request, intro: joinBlocks(INTRO, RUN) }),
  markdown: joinBlocks(INTRO, '## What do you want to do?', GOALS, '## Clients and downloads', CLIENTS),
  html: joinBlocks(
    !siteConfig.pageSandbox && INTRO,
    '## What do you want to do?',
    '<div class="cards">',
    GOALS,
    '</div>',
    '## Clients and downloads',
    CLIENTS,
  ),
});

/** The button runs the request beside it. A script shows the last sentence where a sandbox serves the page. */
const RUN = `<button type="button" class="first-run" data-needs="request">Run your first request</button>

It posts an invoice in a sandbox that runs in this page. Nothing to install, and nothing leaves your browser.

<p class="served" hidden>This page comes from your own sandbox, <code data-server="api"></code>. Call it with the token <code>${demoToken}</code>, and watch <a>the requests of your application</a>.</p>`;
