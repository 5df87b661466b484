import { html } from 'hono/html';
import type { OperationEntry } from '../../scripts/document/openapi.ts';
import { formatEndpoint, getTag } from '../docs-document.ts';
import { getOperationAnchor, getTagAnchor, REFERENCE_FILE } from './anchors.ts';
import { renderPage } from './layout.ts';
import { createHtmlLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';

const style = `
.trail { margin: 0 0 .25rem; font-size: .875rem; }
.forms { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; font-size: .9rem; }
.forms + p { padding: .5rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; font-weight: 600; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
@media (min-width: 40.01rem) { td:first-child code { white-space: nowrap; } }
`;

/**
 * Renders the page of an operation.
 *
 * @param group the group of its tag, such as `Sales`.
 * @param markdown the text below the title, see printOperation.
 */
export function renderOperation(entry: OperationEntry, group: string, markdown: string): string {
  const { operationId, summary } = entry.operation;
  const tag = getTag(entry.operation);
  const root = '../';
  return renderPage({
    title: summary,
    description: `${formatEndpoint(entry)}: ${summary}.`,
    root,
    style,
    links: html`<link rel="alternate" type="text/markdown" href="${operationId}.md">\n`,
    content: html`<p class="trail quiet">${group}${group === tag ? '' : html` · <a href="${root}${REFERENCE_FILE}${getTagAnchor(tag)}">${tag}</a>`}</p>
<h1>${summary}</h1>
<ul class="forms">
<li><a href="${root}${REFERENCE_FILE}${getOperationAnchor(operationId)}">In the reference</a></li>
<li><a href="${operationId}.md">As Markdown</a></li>
</ul>
${renderMarkdown(markdown, createHtmlLinks(root))}`,
  });
}
