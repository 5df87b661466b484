import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Place } from './places.ts';
import { type Group, grouped, type Statement } from './statements.ts';
import { stylesheet } from './stylesheet.ts';

type Html = ReturnType<typeof html>;

/** Nothing but the style below is loaded or run. */
const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(stylesheet).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** The page as HTML, whole in one file. It filters by its style alone, so it needs no script. */
export function provenancePage(statements: readonly Statement[], placeOf: (pointer: string) => Place): string {
  const documented = grouped(statements, 'documented');
  const decided = grouped(statements, 'decided');
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Provenance · Accounting Platform API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="What the platform documents, and what this contract decides.">
<link rel="icon" href="data:,">
<style>${raw(stylesheet)}</style>
</head>
<body>
<header>
<p class="product"><a href="index.html">Accounting Platform API</a></p>
<h1>Provenance</h1>
<p>Where every statement of the contract comes from. The platform's own description, the <em>source</em>, says some things and leaves others open.</p>
<ul class="legend">
<li><span class="badge documented">Documented</span> The source says it, under the heading given.</li>
<li><span class="badge decided">Decided</span> The source leaves it open, and this contract decides, for the reason given. The platform can do otherwise, and then the contract follows.</li>
</ul>
</header>
<fieldset>
<legend>Show</legend>
${choice('all', 'All', statements.length, true)}
${choice('documented', 'Documented', count(documented))}
${choice('decided', 'Decided', count(decided))}
</fieldset>
<nav aria-label="On this page">
${contents('documented', 'The source, by heading', documented)}
${contents('decided', 'Our decisions, by topic', decided)}
</nav>
<main>
${part('documented', 'What the platform documents', documented, placeOf)}
${part('decided', 'What this contract decides', decided, placeOf)}
</main>
</body>
</html>
`);
}

const count = (groups: readonly Group[]): number => groups.reduce((sum, { statements }) => sum + statements.length, 0);

function choice(status: string, label: string, number: number, isChosen = false): Html {
  return html`<label><input type="radio" name="status" value="${status}"${isChosen ? raw(' checked') : ''}> ${label} <span class="count">${number}</span></label>`;
}

function contents(status: Statement['status'], title: string, groups: readonly Group[]): Html {
  return html`<details open class="${status}">
<summary>${title}</summary>
<ul>${groups.map((group) => html`<li><a href="#${idOf(status, group)}">${inline(group.title)}</a> <span class="count">${group.statements.length}</span></li>\n`)}</ul>
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
<h3 id="${idOf(status, group)}">${inline(group.title)}</h3>
<ul class="statements">
${group.statements.map((one) => item(one, placeOf))}</ul>
</section>
`,
)}</section>`;
}

function item({ id, statement, status, reason, carriedBy }: Statement, placeOf: (pointer: string) => Place): Html {
  return html`<li id="${id}" class="${status}">
<p><a class="badge ${status}" href="#${id}" title="Link to this statement">${status === 'documented' ? 'Documented' : 'Decided'}</a> ${inline(statement)}</p>
${reason === undefined ? '' : html`<p class="reason"><strong>Why:</strong> ${inline(reason)}</p>\n`}<ul class="places" aria-label="Carried by">${distinct(carriedBy.map(placeOf)).map((place) => html`<li>${link(place)}</li>`)}</ul>
</li>
`;
}

const link = ({ text, href }: Place): Html =>
  href === undefined ? html`<span>${text}</span>` : html`<a href="${href}">${text}</a>`;

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.text, place])).values()];
}

/** Statements are Markdown, of which they use only code. */
function inline(text: string): Html[] {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
}

const idOf = (status: Statement['status'], { title }: Group): string =>
  `${status}-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
