import { html } from 'hono/html';
import { listOperations, type OperationEntry } from '../../scripts/document/openapi.ts';
import { type DocsDocument, formatEndpoint, getTag, listResourceGroups } from '../docs-document.ts';
import { getTagAnchor, REFERENCE_FILE, toSlug } from './anchors.ts';
import { type Html, renderPage } from './layout.ts';

const style = `
.operations { list-style: none; padding: 0; }
.operations li { padding: .25rem 0; }
.operations code { display: block; color: var(--quiet); }
`;

/** Renders the list of all operations, by group and resource. */
export function renderOperationsIndex(contract: DocsDocument): string {
  const entriesByTag = Map.groupBy(listOperations(contract), ({ operation }) => getTag(operation));
  return renderPage({
    title: 'All operations',
    description: 'Every operation of the API, each with a page that needs no script.',
    root: '../',
    style,
    content: html`<h1>All operations</h1>
<p>Each has a page that needs no script, and Markdown at the same address with <code>.md</code>. The <a href="../${REFERENCE_FILE}">reference</a> has them all on one page, with search.</p>
${listResourceGroups(contract).map(
  ({ name, tags }) => html`<h2>${name}</h2>
${tags.map((tag) => renderResource(tag, entriesByTag.get(tag) ?? []))}`,
)}`,
  });
}

const renderResource = (
  tag: string,
  entries: readonly OperationEntry[],
): Html => html`<section aria-labelledby="${toSlug(tag)}">
<h3 id="${toSlug(tag)}"><a href="../${REFERENCE_FILE}${getTagAnchor(tag)}">${tag}</a></h3>
<ul class="operations">
${entries.map((entry) => html`<li><a href="${entry.operation.operationId}.html">${entry.operation.summary}</a><code>${formatEndpoint(entry)}</code></li>\n`)}</ul>
</section>
`;
