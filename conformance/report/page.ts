import { html, raw } from 'hono/html';
import { type Html, hashSource, productName, renderDocument } from '../../site/pages/document.ts';
import { baseStyle } from '../../site/pages/style.ts';
import type { Cell } from '../coverage.ts';
import { tokenVariable } from '../curl.ts';
import { counted } from './counted.ts';
import { pageStyle } from './page-style.ts';
import { symbols } from './paint.ts';
import { whereOf } from './reasons.ts';
import type { Group, Report, ReportedViolation, Row } from './report.ts';

/** The report as one page that needs nothing else: no script, no other file. Its policy allows its own style alone. */
export function pageOf(report: Report): string {
  const style = baseStyle + pageStyle;
  return renderDocument({
    title: `Contract run · ${productName}`,
    description: `Whether ${report.server} keeps to the contract.`,
    policy: {
      'default-src': ["'none'"],
      'img-src': ['data:'],
      'style-src': [hashSource(style)],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    },
    head: html`${raw(`<style>${style}</style>`)}`,
    body: html`<main class="site-main">
<h1>Contract run</h1>
${summary(report)}
${violationsSection(report)}
${leftSection(report)}
${tableSection(report)}
${reasonsSection(report)}
</main>`,
  });
}

function summary(report: Report): Html {
  const { violations, visited, documented, interrupted } = report;
  const wrong = violations.length;
  const verdict = wrong === 0 ? 'No violations' : counted(wrong, 'violation');
  const facts: readonly (readonly [string, string])[] = [
    ['Server', report.server],
    ['Administration', report.administration === null ? 'the one of the token' : String(report.administration)],
    ['Contract', `version ${report.contract}`],
    ['Mode', report.write ? 'reading and writing' : 'reading only'],
    ['Begun', report.begun.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')],
    ['Took', `${counted(report.requests, 'request')}, ${report.seconds.toFixed(1)} s`],
    ['Visited', `${visited} of ${documented} documented statuses`],
  ];
  return html`<p class="verdict ${wrong === 0 ? 'valid' : 'violated'}">${verdict}</p>
${interrupted ? html`<p><strong>It was interrupted: not everything was tried.</strong></p>` : ''}
<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function violationsSection({ violations }: Report): Html | '' {
  if (violations.length === 0) return '';
  return html`<section aria-labelledby="violations">
<h2 id="violations">Violations</h2>
<p class="quiet">The lines take the token from <code>${tokenVariable}</code>. The last one is answered wrongly.</p>
${violations.map(violationPart)}
</section>`;
}

function violationPart(violation: ReportedViolation, index: number): Html {
  const { operation, status, rule, message, about, times, curl } = violation;
  return html`<article class="violation" id="violation-${index + 1}">
<h3><code>${operation}</code> ${status || 'no answer'} · ${rule}</h3>
<p>${message}</p>
<p class="quiet">Tried: ${about}. Seen ${times === 1 ? 'once' : `${times} times`}.</p>
<pre tabindex="0"><code>${curl.join('\n')}</code></pre>
</article>`;
}

function leftSection({ left }: Report): Html | '' {
  if (left.length === 0) return '';
  return html`<section aria-labelledby="left">
<h2 id="left">Left behind</h2>
<p>This was created and could not be removed. Please remove it by hand.</p>
<ul>${left.map((path) => html`<li><code>${path}</code></li>`)}</ul>
</section>`;
}

function tableSection(report: Report): Html {
  const legend = Object.entries(symbols).map(
    ([state, symbol]) => html`<span><span class="${classOf(state)}">${symbol}</span> ${state}</span>`,
  );
  return html`<section aria-labelledby="statuses">
<h2 id="statuses">Operations and statuses</h2>
<p class="quiet legend">${legend}<span>a blank is not documented</span></p>
<div class="wide" tabindex="0" role="region" aria-labelledby="statuses">
<table class="matrix">
<thead><tr><th scope="col">Operation</th>${report.statuses.map((status) => html`<th scope="col">${status}</th>`)}</tr></thead>
${report.groups.map((group) => groupRows(group, report))}
</table>
</div>
</section>`;
}

const groupRows = ({ name, operations }: Group, report: Report): Html => html`<tbody>
<tr><th scope="rowgroup" colspan="${report.statuses.length + 1}" class="group">${name}</th></tr>
${operations.map((row) => operationRow(row, report))}
</tbody>`;

const operationRow = (row: Row, report: Report): Html =>
  html`<tr><th scope="row" title="${row.method} ${row.path}"><code>${row.id}</code></th>${report.statuses.map(
    (status) => cellOf(row.cells[status], row.id, status, report),
  )}</tr>
`;

function cellOf(cell: Cell | undefined, id: string, status: string, { violations }: Report): Html {
  if (!cell) return html`<td></td>`;
  const told = cell.state === 'not reachable' ? cell.why : `${cell.state}, ${cell.times} times`;
  const sign = html`<span class="${classOf(cell.state)}" role="img" aria-label="${told}" title="${told}">${symbols[cell.state]}</span>`;
  const index = violations.findIndex(({ operation, status: its }) => operation === id && String(its) === status);
  return index < 0 ? html`<td>${sign}</td>` : html`<td><a href="#violation-${index + 1}">${sign}</a></td>`;
}

const classOf = (state: string): string => state.replace(' ', '-');

function reasonsSection({ reasons }: Report): Html | '' {
  if (reasons.length === 0) return '';
  return html`<section aria-labelledby="reasons">
<h2 id="reasons">Not reachable</h2>
<table class="reasons">
<thead><tr><th scope="col">Why</th><th scope="col">Statuses</th><th scope="col">Where</th></tr></thead>
<tbody>${reasons.map(
    (reason) => html`<tr><td>${reason.why}</td><td class="number">${reason.count}</td><td>${whereOf(reason)}</td></tr>
`,
  )}</tbody>
</table>
</section>`;
}
