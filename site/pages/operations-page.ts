import { html } from 'hono/html';
import { reference, slugOf, tagAnchor } from './anchors.ts';
import { operationsOf, resourceGroups, type ShownContract, type ShownOperation } from './contract.ts';
import { type Html, page } from './layout.ts';

const style = `
.operations { list-style: none; padding: 0; }
.operations li { padding: .25rem 0; }
.operations code { display: block; color: var(--quiet); }
`;

/** The page that lists all operations, by group and resource. */
export function operationsPage(contract: ShownContract): string {
  const byTag = Map.groupBy(operationsOf(contract), ({ tag }) => tag);
  return page({
    title: 'All operations',
    description: 'Every operation of the API, each with a page that needs no script.',
    root: '../',
    style,
    content: html`<h1>All operations</h1>
<p>Each stands on a page that needs no script, and as Markdown at the same address with <code>.md</code>. The <a href="../${reference}">reference</a> has them all on one page, with search.</p>
${resourceGroups(contract).map(
  ({ name, tags }) => html`<h2>${name}</h2>
${tags.map((tag) => resource(tag, byTag.get(tag) ?? []))}`,
)}`,
  });
}

const resource = (
  tag: string,
  operations: readonly ShownOperation[],
): Html => html`<section aria-labelledby="${slugOf(tag)}">
<h3 id="${slugOf(tag)}"><a href="../${reference}${tagAnchor(tag)}">${tag}</a></h3>
<ul class="operations">
${operations.map(({ id, summary, method, path }) => html`<li><a href="${id}.html">${summary}</a><code>${method} ${path}</code></li>\n`)}</ul>
</section>
`;
