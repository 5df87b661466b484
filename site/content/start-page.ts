import { listOperations } from '../../contract/document.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { readTarballName } from '../../scripts/lib/manifest.ts';
import { type DocsDocument, listGuides, listResourceGroups } from '../docs-document.ts';
import { siteConfig } from '../site.config.ts';
import { getTagLink } from './links.ts';
import { joinBlocks, printFence } from './markdown.ts';
import type { SitePage } from './page.ts';

const curl = `curl '${SANDBOX_URL}/v1/debtors?pageSize=2&fields=id,name' \\
  -H 'Authorization: Bearer ${demoToken}'`;

const javascript = `import { createClient } from '@accounting-platform/client';

const client = createClient({ baseUrl: '${SANDBOX_URL}', token: '${demoToken}' });

for await (const { id, name } of client.debtors.listAll({ fields: ['id', 'name'] })) {
  console.log(id, name);
}`;

/** Creates the first page: the first steps, and what there is. */
export function createStartPage(contract: DocsDocument): SitePage {
  const { title, summary, version } = contract.info;
  const operations = listOperations(contract).length;
  const printLinks = (tags: readonly string[]): string => tags.map((tag) => `[${tag}](${getTagLink(tag)})`).join(' · ');
  return {
    id: 'index',
    title,
    label: 'First steps',
    groups: [],
    description: summary,
    markdown: joinBlocks(
      'Read and write the books of the companies that your users keep on the platform: debtors and creditors, invoices, orders, journal entries and the ledger. Your application signs in for a user with OAuth 2.0 and chooses an administration, the set of books of one company. Everything is JSON over HTTPS, and scans are PDF.',
      `Version ${version}: ${operations} operations on ${Object.keys(contract.paths).length} paths.`,
      '## First steps',
      '### 1. Start a sandbox',
      siteConfig.pageSandbox &&
        'To look at the API first, without a sandbox of your own, [try it in your browser](#page/try).',
      'The sandbox is the API on your own machine, with demo companies in it. It needs Node 22.13 or later. [Download it](#page/downloads), and start it in that folder. When this page comes from a sandbox, it is running already.',
      printFence('sh', `npx --yes ./${readTarballName('mocks')}`),
      '### 2. Call it',
      printFence('sh', curl),
      'The token is that of a demo user. [Signing in](#tag/signing-in) shows how your application gets one for its own users.',
      '### 3. Use the client',
      printFence('sh', `npm install ./${readTarballName('client')}`),
      'Save this as `debtors.mjs`, and run `node debtors.mjs`:',
      printFence('js', javascript),
      'Every operation is a function, typed from the contract. [Getting started](#tag/getting-started) continues from here.',
      '## Guides',
      printLinks(listGuides(contract)),
      '## Resources',
      ...listResourceGroups(contract).map(({ name, tags }) => `**${name}**: ${printLinks(tags)}`),
      '## For machines',
      'Each page is also Markdown, under its URL with `.md`. [`llms.txt`](#file/llms.txt) lists all of them, [`llms-full.txt`](#file/llms-full.txt) has the guides in one file, and [the contract](#page/downloads) is one OpenAPI document. [AI agents](#page/ai-agents) have an MCP server and a skill.',
    ),
  };
}
