import { html, raw } from 'hono/html';
import { type Html, page, withCode } from '../pages/layout.ts';
import type { Place } from './places.ts';
import { type Group, grouped, type Statement } from './statements.ts';
import { stylesheet } from './stylesheet.ts';

/** The page as HTML. It filters by its style alone, so it needs no script. */
export function provenancePage(statements: readonly Statement[], placeOf: (pointer: string) => Place): string {
  const documented = grouped(statements, 'documented');
  const decided = grouped(statements, 'decided');
  return page({
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
${choice('all', 'All', statements.length, true)}
${choice('documented', 'Documented', count(documented))}
${choice('decided', 'Decided', count(decided))}
</fieldset>
<div class="columns">
<nav aria-label="On this page">
${contents('documented', 'The source, by heading', documented)}
${contents('decided', 'Our decisions, by topic', decided)}
</nav>
<div class="parts">
${part('documented', 'What the platform documents', documented, placeOf)}
${part('decided', 'What this contract decides', decided, placeOf)}
</div>
</div>`,
  });
}

const count = (groups: readonly Group[]): number => groups.reduce((sum, { statements }) => sum + statements.length, 0);

function choice(status: string, label: string, number: number, isChosen = false): Html {
  return html`<label><input type="radio" name="status" value="${status}"${isChosen ? raw(' checked') : ''}> ${label} <span class="count">${number}</span></label>`;
}

function contents(status: Statement['status'], title: string, groups: readonly Group[]): Html {
  return html`<details open class="${status}">
<summary>${title}</summary>
<ul>${groups.map((group) => html`<li><a href="#${idOf(status, group)}">${withCode(group.title)}</a> <span class="count">${group.statements.length}</span></li>\n`)}</ul>
</details>`;
}

function part(
  status: Statement['status'],
  title: string,
  groups: readonly Group[],
  placeOf: (pointer: string) => Place,
): Html {
  return html`<section class="${status}">
<h2>${title}</h2>
${groups.map(
  (group) => html`<section aria-labelledby="${idOf(status, group)}">
<h3 id="${idOf(status, group)}">${withCode(group.title)}</h3>
<ul class="statements">
${group.statements.map((one) => item(one, placeOf))}</ul>
</section>
`,
)}</section>`;
}

function item({ id, statement, status, reason, carriedBy }: Statement, placeOf: (pointer: string) => Place): Html {
  return html`<li id="${id}" class="${status}">
<p><a class="badge ${status}" href="#${id}" title="Link to this statement">${status === 'documented' ? 'Documented' : 'Decided'}</a> ${withCode(statement)}</p>
${reason === undefined ? '' : html`<p class="reason"><strong>Why:</strong> ${withCode(reason)}</p>\n`}<ul class="places" aria-label="Carried by">${distinct(carriedBy.map(placeOf)).map((place) => html`<li>${link(place)}</li>`)}</ul>
</li>
`;
}

const link = ({ text, href }: Place): Html =>
  href === undefined ? html`<span>${text}</span>` : html`<a href="${href}">${text}</a>`;

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.text, place])).values()];
}

/** Statements are Markdown, of which they use only code. */
const idOf = (status: Statement['status'], { title }: Group): string =>
  `${status}-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
