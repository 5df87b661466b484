import { html, raw } from 'hono/html';
import { type Html, renderPage } from '../../mocks/pages/render-page.ts';
import { TOKEN_VARIABLE } from '../../scripts/lib/command.ts';
import { hashSource } from '../../scripts/lib/policy-hash.ts';
import type { Cell } from '../rules/coverage.ts';
import { formatCount } from '../rules/format.ts';
import type { Detail, Violation } from '../rules/violations.ts';
import { type Cause, formatStatuses, getViolations, isFailing, type Report, type Row } from './build-report.ts';
import { STYLE } from './html-style.ts';
import { BASIS_TITLES, formatViolationCount, SYMBOLS } from './text.ts';

const POLICY = `default-src 'none'; img-src data:; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'`;

/** The report as a page without scripts and other files; its policy allows only its own style. */
export function formatHtml(report: Report): string {
  return renderPage({
    language: 'en',
    title: 'Conformance report',
    style: STYLE,
    head: html`<meta http-equiv="Content-Security-Policy" content="${raw(POLICY)}">
<link rel="icon" href="data:,">`,
    body: html`
<h1>Conformance report</h1>
${formatSummary(report)}
${formatCauses(report)}
${formatWorkflows(report)}
${formatRemaining(report)}
${formatMatrix(report)}
${formatSkipped(report)}`,
  });
}

const formatSection = (id: string, title: string, content: Html): Html => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`;

function formatSummary(report: Report): Html {
  const { covered, documented, previous, administration, stopped } = report;
  const violations = getViolations(report);
  const last = previous ? ` (last run ${previous.covered} of ${previous.documented})` : '';
  const facts = [
    ['Server', report.server],
    ['Administration', administration === null ? 'that of the token' : String(administration)],
    ['Contract', `version ${report.contract}`],
    ['Mode', `${report.profile}, ${report.write ? 'reads and writes' : 'reads only'}`],
    ['Start', report.start.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')],
    ['Duration', `${formatCount(report.requests, 'request')}, ${report.seconds.toFixed(1)} s`],
    ['Coverage', `${covered} of ${documented} documented statuses${last}`],
  ];
  const summary = violations.length === 0 ? 'No violations' : formatViolationCount(report);
  return html`<p class="summary ${isFailing(report) ? 'violated' : 'valid'}">${summary}</p>
${stopped ? html`<p><strong>${stopped.message} Not everything was checked.</strong></p>` : ''}
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function formatWorkflows({ workflows }: Report): Html {
  if (workflows.length === 0) return html``;
  const items = workflows.map(
    ({ name, status, summary, details }) =>
      html`<dt>${name}</dt><dd>${status}, ${summary}${details ? html`<pre>${details}</pre>` : ''}</dd>`,
  );
  return formatSection('workflows', 'Workflows', html`<dl>${items}</dl>`);
}

function formatCauses({ causes }: Report): Html[] {
  const hint = html`<p class="muted">The commands read the token from <code>${TOKEN_VARIABLE}</code>. The last response is wrong.</p>`;
  return [...Map.groupBy(causes, ({ basis }) => basis)].map(([basis, group]) =>
    formatSection(basis, BASIS_TITLES[basis], html`${hint}\n${group.map(formatCause)}`),
  );
}

const formatCause = ({ rule, title, cause, violations }: Cause): Html => html`<article>
<h3>${rule}${cause && ` (${cause})`}</h3>
<p>${title}.</p>
${violations.map(formatViolation)}
</article>`;

function formatViolation(violation: Violation): Html {
  const { operation, status, times, details } = violation;
  return html`<details id="${getAnchor(violation)}" open>
<summary><code>${operation}</code> ${status || 'no response'} · ${formatCount(times, 'response')}</summary>
${details.map(formatDetail)}
</details>`;
}

const formatDetail = ({ message, description, provenance, fingerprint, isKnown, curl }: Detail): Html =>
  html`<p>${message}${isKnown ? ' (known)' : ''}</p>
<p class="muted">Test: ${description}. Based on ${provenance.join(', ')}. Fingerprint ${fingerprint}.</p>
<pre tabindex="0"><code>${curl.join('\n')}</code></pre>`;

const getAnchor = ({ operation, status, rule, basis, details }: Violation): string =>
  ['violation', operation, status, rule, basis, details[0]?.fingerprint].join('-');

function formatRemaining({ remaining }: Report): Html | '' {
  if (remaining.length === 0) return '';
  const paths = remaining.map((path) => html`<li><code>${path}</code></li>`);
  const content = html`<p>The run created these records and could not delete them. <code>--cleanup</code> tries again.</p>\n<ul>${paths}</ul>`;
  return formatSection('remaining', 'Remaining records', content);
}

function formatMatrix(report: Report): Html {
  const { statuses, groups } = report;
  const violations = getViolations(report);
  const legend = Object.entries(SYMBOLS).map(
    ([state, symbol]) => html`<span class="${state}">${symbol}</span> ${state} &emsp; `,
  );
  const bodies = groups.map(
    ({ name, operations }) => html`<tbody>
<tr><th scope="rowgroup" colspan="${statuses.length + 1}" class="group">${name}</th></tr>
${operations.map((row) => formatRow(row, statuses, violations))}
</tbody>`,
  );
  const content = html`<p class="muted">${legend}(blank: not documented)</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="statuses">
<table class="matrix">
<thead><tr><th scope="col">Operation</th>${statuses.map((status) => html`<th scope="col">${status}</th>`)}</tr></thead>
${bodies}
</table>
</div>`;
  return formatSection('statuses', 'Operations and statuses', content);
}

const formatRow = (
  { id, method, path, cells }: Row,
  statuses: Report['statuses'],
  violations: readonly Violation[],
): Html => html`<tr><th scope="row" title="${method} ${path}"><code>${id}</code></th>${statuses.map((status) =>
  formatCell(
    cells[status],
    violations.find((own) => own.operation === id && String(own.status) === status),
  ),
)}</tr>
`;

function formatCell(cell: Cell | undefined, violation: Violation | undefined): Html {
  if (!cell) return html`<td></td>`;
  const label = cell.state === 'skipped' ? cell.reason : `${cell.state}, ${cell.times} times`;
  const symbol = html`<span class="${cell.state}" role="img" aria-label="${label}" title="${label}">${SYMBOLS[cell.state]}</span>`;
  return violation ? html`<td><a href="#${getAnchor(violation)}">${symbol}</a></td>` : html`<td>${symbol}</td>`;
}

function formatSkipped({ skipped }: Report): Html | '' {
  if (skipped.length === 0) return '';
  const rows = skipped.map(
    (reason) => html`<tr><td>${reason.reason}</td><td>${reason.count}</td><td>${formatStatuses(reason)}</td></tr>
`,
  );
  const content = html`<table>
<thead><tr><th scope="col">Reason</th><th scope="col">Count</th><th scope="col">Statuses</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
  return formatSection('skipped', 'Skipped', content);
}
