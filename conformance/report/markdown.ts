import { formatCount } from '../rules/format.ts';
import { type Cause, isFailing, type Report } from './build-report.ts';
import { BASIS_TITLES, formatViolationCount, isKnown } from './text.ts';

/** Violations of one cause in the table. */
const MAX_VIOLATIONS = 5;

/** The report as a summary for a pull request: coverage beside that of the last run, and the causes of violations. */
export function formatMarkdown(report: Report): string {
  const { server, seconds, requests, stopped, causes, workflows } = report;
  const sections = [...Map.groupBy(causes, ({ basis }) => basis)].map(
    ([basis, group]) => `### ${BASIS_TITLES[basis]}\n\n${formatTable(group)}`,
  );
  return `${[
    `## Conformance: ${isFailing(report) || stopped ? '❌' : '✅'} ${formatViolationCount(report)}`,
    ...(stopped ? [`**${escapeMarkdown(stopped.message)} Not everything was checked.**`] : []),
    `| documented statuses covered | ${report.previous ? 'last run | change | ' : ''}requests | server |\n${formatCoverage(report)}`,
    ...sections,
    ...(workflows.length > 0 ? [formatWorkflows(workflows)] : []),
    `<sub>${escapeMarkdown(server)}, contract ${report.contract}, ${formatCount(requests, 'request')} in ${seconds.toFixed(1)} s</sub>`,
  ].join('\n\n')}\n`;
}

function formatCoverage({ covered, documented, previous, requests, server }: Report): string {
  const cells = [
    `${covered} of ${documented}`,
    ...(previous ? [`${previous.covered} of ${previous.documented}`, formatChange(covered - previous.covered)] : []),
    ...[String(requests), escapeMarkdown(server)],
  ];
  return `|${' --- |'.repeat(cells.length)}\n| ${cells.join(' | ')} |`;
}

const formatChange = (change: number): string => (change > 0 ? `+${change}` : String(change));

function formatTable(causes: readonly Cause[]): string {
  const rows = causes.map(({ rule, title, cause, violations }) => {
    const lines = violations.slice(0, MAX_VIOLATIONS).map((violation) => {
      const { operation, status, details } = violation;
      const more = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
      const known = isKnown(violation) ? ' *known*' : '';
      return `\`${operation}\` ${status || 'no response'}: ${escapeMarkdown(details[0]?.message ?? '')}${more}${known}`;
    });
    const rest = violations.length - lines.length;
    const text = [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>');
    const provenance = [
      ...new Set(violations.flatMap(({ details }) => details.flatMap((detail) => detail.provenance))),
    ];
    return `| \`${rule}\`${cause && ` (${escapeMarkdown(cause)})`}<br>${title} | ${text} | ${provenance.join(', ')} |`;
  });
  return ['| rule | violations | based on |', '| --- | --- | --- |', ...rows].join('\n');
}

const formatWorkflows = (workflows: Report['workflows']): string =>
  [
    '| workflow | result |',
    '| --- | --- |',
    ...workflows.map(({ name, status, summary }) => `| \`${name}\` | ${status}, ${escapeMarkdown(summary)} |`),
  ].join('\n');

/** Keeps what a server says from becoming Markdown or HTML. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[&<>|`*_\\[\]#@]/g, (character) => `&#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');
