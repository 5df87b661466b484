import { html } from 'hono/html';
import { type Html, renderPage } from '../pages/render-page.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import type { ReadinessReport, RuleResult } from './assess.ts';

const VERDICTS: Readonly<Record<ReadinessReport['verdict'], string>> = {
  ready: 'ready',
  notReady: 'not ready',
  incomplete: 'not enough seen',
};

const MAX_SHOWN = 10;

/** @param hasSite true when guides can be linked. */
export function formatHtml(report: ReadinessReport, hasSite: boolean): string {
  const { rules, missing } = report;
  const broken = rules.filter(({ findings }) => findings.length > 0);
  const passed = rules.filter(({ findings }) => findings.length === 0);
  const unseen = missing.map(({ title, how }) => html`<article><h3>${title}</h3><p>${how}</p></article>`);
  const body = html`
<main class="report">
<h1>Readiness: ${VERDICTS[report.verdict]}</h1>
<p class="quiet">${describe(report)}</p>
${formatSection(
  'Findings',
  broken.map((rule) => formatRule(rule, hasSite)),
)}
${formatSection('Not seen yet', unseen)}
${formatSection('Followed', passed.length > 0 ? [html`<ul>${passed.map(({ title }) => html`<li>${title}</li>`)}</ul>`] : [])}
</main>`;
  return renderPage({ language: 'en', title: 'Readiness report', style: stylesheet, body });
}

const describe = ({ requestCount, contractVersion, from, to }: ReadinessReport): string =>
  `${requestCount} ${requestCount === 1 ? 'request' : 'requests'}${from && to ? ` from ${from} to ${to}` : ''}, contract ${contractVersion}`;

const formatSection = (title: string, content: readonly Html[]): Html | undefined =>
  content.length > 0 ? html`<section><h2>${title}</h2>${content}</section>` : undefined;

const formatRule = ({ title, severity, findings, advice, guide }: RuleResult, hasSite: boolean): Html => html`<article>
<h3>${title} <span class="quiet">(${severity})</span></h3>
<ul>${findings.map(({ message, requests }) => html`<li>${message} <span class="quiet">${formatRequests(requests)}</span></li>`)}</ul>
<p>${advice} Guide: ${hasSite ? html`<a href="/docs/guides/${guide.page}/">${guide.title}</a>` : guide.title}</p>
</article>`;

function formatRequests(requests: readonly number[]): string {
  const shown = requests.slice(0, MAX_SHOWN).map((sequence) => `#${sequence}`);
  const more = requests.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
