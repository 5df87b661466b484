import { html } from 'hono/html';
import { operationAnchor, reference, tagAnchor } from './anchors.ts';
import type { ShownOperation } from './contract.ts';
import { page } from './layout.ts';
import { htmlLinks } from './links.ts';
import { rendered } from './markdown.ts';

const style = `
.trail { margin: 0 0 .25rem; font-size: .875rem; }
.forms { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; font-size: .9rem; }
.forms + p { padding: .5rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; font-weight: 600; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
@media (min-width: 40.01rem) { td:first-child code { white-space: nowrap; } }
`;

/**
 * The page of an operation.
 *
 * @param group the group of its tag, such as `Sales`.
 * @param markdown what is below its title, see operationMarkdown.
 */
export function operationPage(operation: ShownOperation, group: string, markdown: string): string {
  const { id, method, path, tag, summary } = operation;
  const root = '../';
  return page({
    title: summary,
    description: `${method} ${path}: ${summary}.`,
    root,
    style,
    links: html`<link rel="alternate" type="text/markdown" href="${id}.md">\n`,
    content: html`<p class="trail quiet">${group}${group === tag ? '' : html` · <a href="${root}${reference}${tagAnchor(tag)}">${tag}</a>`}</p>
<h1>${summary}</h1>
<ul class="forms">
<li><a href="${root}${reference}${operationAnchor(id)}">In the reference</a></li>
<li><a href="${id}.md">As Markdown</a></li>
</ul>
${rendered(markdown, htmlLinks(root))}`,
  });
}
