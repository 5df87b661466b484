import { html } from 'hono/html';
import { demoToken } from '../../mocks/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { listOperations } from '../../scripts/document/openapi.ts';
import { type DocsDocument, listGuides, listResourceGroups } from '../docs-document.ts';
import { getTagAnchor, REFERENCE_FILE } from './anchors.ts';
import { renderPage } from './layout.ts';
import { OPERATIONS_INDEX_FILE } from './links.ts';

const style = `
.lead { font-size: 1.15rem; max-width: 46rem; }
.steps { list-style: none; padding: 0; counter-reset: step; }
.steps > li { counter-increment: step; padding: .25rem 1.25rem 1rem; margin: 1rem 0; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.steps h3::before { content: counter(step) '. '; }
.steps h3 { margin-top: 1rem; }
.steps pre { background: var(--page); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem; padding: 0; list-style: none; }
.cards > li { padding: .75rem 1.25rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.cards h3 { margin: .25rem 0 .5rem; }
.cards p { margin: 0; }
.links { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .35rem 1.5rem; }
.groups { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 1rem 1.5rem; }
.groups > * { margin: 0; }
.groups dt { font-weight: 600; }
@media (max-width: 40rem) { .groups { display: block; } .groups dt { margin-top: 1rem; } }
`;

const curl = `curl -H 'Authorization: Bearer ${demoToken}' \\
  '${SANDBOX_URL}/v1/debtors?pageSize=2&fields=id,name'`;

const typescript = `import { createClient } from '@accounting-platform/client';

const client = createClient({ baseUrl: '${SANDBOX_URL}', token: '${demoToken}' });

for await (const { id, name } of client.debtors.listAll({ fields: ['id', 'name'] })) {
  console.log(id, name);
}`;

/** Links to the other pages, with their purpose. */
const navCards = [
  [REFERENCE_FILE, 'Reference', 'Every operation, with its parameters, its responses and code to copy.'],
  ['console.html', 'Console', 'Sign in and call the sandbox from the browser.'],
  ['workflows.html', 'Workflows', 'Tasks of several calls, step by step, which you can run.'],
  ['downloads.html', 'Downloads', 'The contract, the client, the sandbox, and requests for Postman and editors.'],
  ['provenance.html', 'Provenance', 'What the platform documents, and what this contract decides.'],
  ['changelog.html', 'Changelog', 'What changed in each version, and whether it breaks a client.'],
  ['control.html', 'Control plane', 'Set the clock, the books and the faults of the sandbox.'],
  ['llms.txt', 'For machines', 'Every guide and every operation as Markdown.'],
] as const;

/** Renders the first page of the site. */
export function renderHome(contract: DocsDocument): string {
  const { title, version } = contract.info;
  return renderPage({
    title,
    description: contract.info.summary,
    current: 'start',
    style,
    content: html`<h1>${title}</h1>
<p class="lead">Read and write the books of the companies that your users keep on the platform: debtors and creditors, invoices, orders, journal entries and the ledger. Your application signs in for a user with OAuth 2.0 and chooses an administration, the set of books of one company. Everything is JSON over HTTPS, and scans are PDF.</p>
<p class="quiet">Version ${version} of the contract: ${listOperations(contract).length} operations on ${Object.keys(contract.paths).length} paths.</p>
<h2>Your first call</h2>
${renderSteps(version)}
<h2>Guides</h2>
<ul class="links">${listGuides(contract).map(renderTagLink)}</ul>
<h2>Resources</h2>
<dl class="groups">
${listResourceGroups(contract).map(({ name, tags }) => html`<dt>${name}</dt><dd><ul class="links">${tags.map(renderTagLink)}</ul></dd>\n`)}</dl>
<p>These lead to the reference. <a href="${OPERATIONS_INDEX_FILE}">All operations</a> also have light pages, which need no script.</p>
<h2>More</h2>
<ul class="cards">
${navCards.map(([href, name, text]) => html`<li><h3><a href="${href}">${name}</a></h3><p>${text}</p></li>\n`)}</ul>`,
  });
}

const renderSteps = (version: string) => html`<ol class="steps">
<li><h3>Start the sandbox</h3>
<p>It is the API on your own machine, with demo companies in it. It needs Node 22.13 or later. When this page comes from it, it is running already.</p>
<pre><code>npx ./accounting-platform-sandbox-${version}.tgz</code></pre>
<p>The package is among the <a href="downloads.html">downloads</a>. In the repository it is <code>npm ci &amp;&amp; npm start</code>.</p></li>
<li><h3>Call it</h3>
<pre><code>${curl}</code></pre>
<p>The token is that of a demo user. <a href="${REFERENCE_FILE}${getTagAnchor('Signing in')}">Signing in</a> shows how your application gets one for its own users.</p></li>
<li><h3>Use the client</h3>
<pre><code>npm install ./accounting-platform-client-${version}.tgz</code></pre>
<pre><code>${typescript}</code></pre>
<p>Every operation is one function, typed from the contract.</p></li>
</ol>`;

const renderTagLink = (tag: string) => html`<li><a href="${REFERENCE_FILE}${getTagAnchor(tag)}">${tag}</a></li> `;
