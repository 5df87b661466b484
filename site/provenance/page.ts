import { html, raw } from 'hono/html';
import type { Statement } from '../../scripts/provenance/statements.ts';
import { toSlug } from '../pages/anchors.ts';
import { type Html, renderInlineMarkdown, renderPage } from '../pages/layout.ts';
import type { Locate, Location } from './locations.ts';
import { type Group, groupStatements } from './statements.ts';
import { stylesheet } from './stylesheet.ts';

/** Renders the page. It filters by CSS, without a script. */
export function renderProvenance(statements: readonly Statement[], locate: Locate): string {
  const documented = groupStatements(statements, 'documented');
  const decided = groupStatements(statements, 'decided');
  return renderPage({
    title: 'Provenance',
    description: 'What the platform documents, and what this contract decides.',
    current: 'provenance',
    style: stylesheet,
    content: html`<h1>Provenance</h1>
<p class="introduction">Where every statement of the contract comes from. The platform's own description, the <em>source</em>, says some things and leaves others open.</p>
<ul class="legend">
<li><span class="badge documented">Documented</span> The source says it, under the heading given.</li>
<li><span class="badge decided">Decided</span> The source leaves it open, and this contract decides, for the reason given. The platform can do otherwise, and then the contract follows.</li>
</ul>
<fieldset>
<legend>Show</legend>
${renderChoice('all', 'All', statements.length, true)}
${renderChoice('documented', 'Documented', count(documented))}
${renderChoice('decided', 'Decided', count(decided))}
</fieldset>
<div class="columns">
<nav aria-label="On this page">
${renderContents('documented', 'The source, by heading', documented)}
${renderContents('decided', 'Our decisions, by topic', decided)}
</nav>
<div class="parts">
${renderSection('documented', 'What the platform documents', documented, locate)}
${renderSection('decided', 'What this contract decides', decided, locate)}
</div>
</div>`,
  });
}

const count = (groups: readonly Group[]): number => groups.reduce((sum, { statements }) => sum + statements.length, 0);

function renderChoice(status: string, label: string, number: number, isChosen = false): Html {
  return html`<label><input type="radio" name="status" value="${status}"${isChosen ? raw(' checked') : ''}> ${label} <span class="count">${number}</span></label>`;
}

function renderContents(status: Statement['status'], title: string, groups: readonly Group[]): Html {
  return html`<details open class="${status}">
<summary>${title}</summary>
<ul>${groups.map((group) => html`<li><a href="#${getId(status, group)}">${renderInlineMarkdown(group.title)}</a> <span class="count">${group.statements.length}</span></li>\n`)}</ul>
</details>`;
}

function renderSection(status: Statement['status'], title: string, groups: readonly Group[], locate: Locate): Html {
  return html`<section class="${status}">
<h2>${title}</h2>
${groups.map(
  (group) => html`<section aria-labelledby="${getId(status, group)}">
<h3 id="${getId(status, group)}">${renderInlineMarkdown(group.title)}</h3>
<ul class="statements">
${group.statements.map((statement) => renderStatement(statement, locate))}</ul>
</section>
`,
)}</section>`;
}

function renderStatement({ id, statement, status, reason, carriedBy }: Statement, locate: Locate): Html {
  return html`<li id="${id}" class="${status}">
<p><a class="badge ${status}" href="#${id}" title="Link to this statement">${status === 'documented' ? 'Documented' : 'Decided'}</a> ${renderInlineMarkdown(statement)}</p>
${reason === undefined ? '' : html`<p class="reason"><strong>Why:</strong> ${renderInlineMarkdown(reason)}</p>\n`}<ul class="places" aria-label="Carried by">${removeDuplicates(carriedBy.map(locate)).map((location) => html`<li>${renderLink(location)}</li>`)}</ul>
</li>
`;
}

const renderLink = ({ text, href }: Location): Html =>
  href === undefined ? html`<span>${text}</span>` : html`<a href="${href}">${text}</a>`;

const removeDuplicates = (locations: readonly Location[]): Location[] => [
  ...new Map(locations.map((location) => [location.text, location])).values(),
];

const getId = (status: Statement['status'], { title }: Group): string => `${status}-${toSlug(title)}`;
