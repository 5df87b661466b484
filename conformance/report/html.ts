import { html, raw } from 'hono/html';
import { type Html, renderPage } from '../../mocks/insight/pages/render-page.ts';
import { TOKEN_VARIABLE } from '../../programs/command.ts';
import { hashSource } from '../../programs/policy-hash.ts';
import type { Cell } from '../rules/coverage.ts';
import type { Report, Row } from './build-report.ts';
import { STYLE } from './html-style.ts';
import { type CauseSummary, DIFFERENCES_TITLE, type Finding, type Summary, SYMBOLS, summarize } from './summary.ts';

const POLICY = `default-src 'none'; img-src data:; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'`;

/** Formats a page without scripts or other files, whose policy allows only its style. Details are closed. */
export function formatHtml(report: Report): string {
  const summary = summarize(report);
  const { groups, differences, skipped, findings } = summary;
  const toLine = (cause: CauseSummary): Html => formatCause(cause, findings);
  const reasons = skipped.map(({ count, reason, statuses }) =>
    formatLine(html`${count} × ${reason}`, html`<p>${statuses}</p>`),
  );
  const decisions = differences.map(({ id, statement, count, example }) =>
    formatLine(html`${count} × ${statement} <span class="muted">${id}</span>`, html`<p>${example}</p>`),
  );
  const remaining = report.remaining.map((path) => html`<p><code>${path}</code></p>`);
  return renderPage({
    language: 'en',
    title: 'Conformance report',
    style: STYLE,
    head: html`<meta http-equiv="Content-Security-Policy" content="${raw(POLICY)}">
<link rel="icon" href="data:,">`,
    body: html`
<h1>Conformance report</h1>
${formatVerdict(report, summary)}
${groups.map(({ basis, title, causes }) => formatSection(basis, title, causes.map(toLine)))}
${formatSection('decisions', DIFFERENCES_TITLE, decisions)}
${formatSection('skipped', 'Skipped', reasons)}
${formatSection('remaining', 'Created records that could not be deleted; --cleanup tries again', remaining)}
${formatMatrix(report, findings)}`,
  });
}

const formatSection = (id: string, title: string, lines: readonly Html[]): Html | '' =>
  lines.length === 0
    ? ''
    : html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${lines}
</section>`;

const formatLine = (line: Html, content: Html | readonly Html[]): Html =>
  html`<details><summary>${line}</summary>
${content}
</details>
`;

function formatVerdict(report: Report, { outcome, verdict, stopped, coverage, effort }: Summary): Html {
  const { server, administration, contract, profile, write, start } = report;
  const facts = [
    ['Server', server],
    ['Administration', administration === null ? 'that of the token' : String(administration)],
    ['Contract', `version ${contract}`],
    ['Mode', `${profile}, ${write ? 'reads and writes' : 'reads only'}`],
    ['Start', start.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')],
    ['Duration', effort],
    ['Coverage', coverage],
  ];
  return html`<p class="summary ${outcome === 'passed' ? 'valid' : 'violated'}">${verdict}</p>
${stopped && html`<p><strong>${stopped}</strong></p>`}
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function formatCause(
  { title, count, symbol, rule, statements, findings }: CauseSummary,
  all: readonly Finding[],
): Html {
  return formatLine(
    html`<span class="violated">${symbol}</span> <strong>${title}</strong> ${count} × <span class="muted">${statements[0]}</span>`,
    html`<p>${rule}</p>
<ul>${statements.map((statement) => html`<li>${statement}</li>`)}</ul>
<p class="muted">The commands read the token from <code>${TOKEN_VARIABLE}</code>. The last response is wrong.</p>
${findings.map((finding) => formatFinding(finding, all.indexOf(finding)))}`,
  );
}

const formatFinding = ({ place, message, detail }: Finding, index: number): Html =>
  html`<p id="finding-${index}"><code>${place}</code> ${message}</p>
<p class="muted">Test: ${detail.description}. Based on ${detail.provenance.join(', ')}. Fingerprint ${detail.fingerprint}.</p>
<pre tabindex="0"><code>${detail.curl.join('\n')}</code></pre>
`;

function formatMatrix({ operations }: Report, findings: readonly Finding[]): Html | '' {
  const statuses = [...new Set(operations.flatMap(({ cells }) => Object.keys(cells)))].sort();
  const legend = Object.entries(SYMBOLS).map(
    ([state, symbol]) => html`<span class="${state}">${symbol}</span> ${state} &emsp; `,
  );
  const content = html`<p class="muted">${legend}(blank: not in the contract)</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="statuses">
<table class="matrix">
<thead><tr><th scope="col">Operation</th>${statuses.map((status) => html`<th scope="col">${status}</th>`)}</tr></thead>
<tbody>
${operations.map((row) => formatRow(row, statuses, findings))}
</tbody>
</table>
</div>`;
  return formatSection('statuses', 'Operations and statuses', [formatLine(html`What was covered`, content)]);
}

const formatRow = (
  { id, method, path, cells }: Row,
  statuses: readonly string[],
  findings: readonly Finding[],
): Html => html`<tr><th scope="row" title="${method} ${path}"><code>${id}</code></th>${statuses.map((status) =>
  formatCell(
    cells[status],
    findings.findIndex(({ violation }) => violation.operation === id && String(violation.status) === status),
  ),
)}</tr>
`;

/** @param finding index of its first finding; -1 without one. */
function formatCell(cell: Cell | undefined, finding: number): Html {
  if (!cell) return html`<td></td>`;
  const label = cell.state === 'skipped' ? cell.reason : `${cell.state}, ${cell.times} times`;
  const symbol = html`<span class="${cell.state}" role="img" aria-label="${label}" title="${label}">${SYMBOLS[cell.state]}</span>`;
  return finding < 0 ? html`<td>${symbol}</td>` : html`<td><a href="#finding-${finding}">${symbol}</a></td>`;
}
