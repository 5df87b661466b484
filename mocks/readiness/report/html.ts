import { Html, html } from '../../html.ts';
import { palette, toCssVariables } from '../../palette.ts';
import type { ReadinessReport, RuleResult } from '../assess.ts';
import { formatRequests, VERDICTS } from './text.ts';

const STYLE = `
:root { color-scheme: light dark; ${toCssVariables(palette.light)} }
@media (prefers-color-scheme: dark) { :root { ${toCssVariables(palette.dark)} } }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: var(--page); color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
a { color: var(--accent); }
article { margin: 1rem 0; padding: .25rem 1rem; background: var(--card); border: 1px solid var(--line);
  border-left: .3rem solid var(--accent); }
.quiet { color: var(--quiet); }
`;

/** Formats the report as a page without scripts and other files. */
export function formatHtml(report: ReadinessReport): string {
  const { rules, missing } = report;
  const broken = rules.filter(({ findings }) => findings.length > 0);
  const kept = rules.filter(({ findings }) => findings.length === 0);
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Readiness report</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>Readiness: ${VERDICTS[report.verdict].toLowerCase()}</h1>
<p class="quiet">${describe(report)}</p>
${section('Findings', broken.map(formatRule))}
${section(
  'Not seen yet',
  missing.map(({ title, how }) => html`<article><h3>${title}</h3><p>${how}</p></article>`),
)}
${section('Followed', kept.length > 0 ? [html`<ul>${kept.map(({ title }) => html`<li>${title}</li>`)}</ul>`] : [])}
</main>
</body>
</html>
`);
}

const describe = ({ requestCount, contractVersion, from, to }: ReadinessReport): string =>
  `${requestCount} requests${from && to ? ` from ${from} to ${to}` : ''}, contract ${contractVersion}`;

const section = (title: string, content: readonly Html[]): Html | undefined =>
  content.length > 0 ? html`<section><h2>${title}</h2>${content}</section>` : undefined;

const formatRule = ({ title, severity, findings, advice, guide }: RuleResult): Html => html`<article>
<h3>${title} <span class="quiet">(${severity})</span></h3>
<ul>${findings.map(({ message, requests }) => html`<li>${message} <span class="quiet">${formatRequests(requests)}</span></li>`)}</ul>
<p>${advice} Guide: <a href="/docs/guides/${guide.page}/">${guide.title}</a></p>
</article>`;

/** Creates the Content-Security-Policy of the page: its own style and nothing else. */
export async function createReportPolicy(): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
  const hash = btoa(String.fromCharCode(...digest));
  return `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
