import type { Report } from './build-report.ts';
import { type CauseSummary, DIFFERENCES_TITLE, limitLines, summarize } from './summary.ts';

const SYMBOLS = { passed: '✅', failed: '❌', incomplete: '⚠️' } as const;
const MAX_FINDINGS = 20;
const MAX_REASONS = 8;

/** Formats a summary for a pull request: a screen with the verdict, causes and skipped statuses, then closed details. */
export function formatMarkdown(report: Report): string {
  const { outcome, verdict, stopped, coverage, effort, groups, differences, skipped } = summarize(report);
  const reasons = skipped.map(({ count, reason }) => `${count} ${reason}`);
  return `${[
    `## Conformance: ${SYMBOLS[outcome]} ${verdict}`,
    stopped && `**${escapeMarkdown(stopped)}**`,
    escapeMarkdown(`${coverage}. ${report.server}, contract ${report.contract}, ${effort}`),
    ...groups.map(({ title, causes }) => formatTable([title, 'violations', 'breaks'], causes.map(toRow))),
    differences.length > 0 &&
      formatTable(
        [DIFFERENCES_TITLE, 'times', 'example'],
        differences.map(({ statement, count, example }) => [statement, String(count), example].map(escapeMarkdown)),
      ),
    reasons.length > 0 && escapeMarkdown(`Skipped: ${limitLines(reasons, MAX_REASONS).join('; ')}.`),
    ...groups.flatMap(({ causes }) => causes.map(formatDetails)),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const formatTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const toRow = ({ title, count, statements }: CauseSummary): readonly string[] =>
  [title, String(count), limitLines(statements, 1).join(' ')].map(escapeMarkdown);

function formatDetails({ title, rule, statements, findings }: CauseSummary): string {
  const lines = findings.map(({ place, message }) => `${place}: ${message}`);
  const items = [rule, ...statements, ...limitLines(lines, MAX_FINDINGS)].map((item) => `- ${escapeMarkdown(item)}`);
  return `<details><summary>${escapeMarkdown(title)}</summary>\n\n${items.join('\n')}\n\n</details>`;
}

/** Escapes Markdown and HTML in a server's texts. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[&<>|`*_\\[\]#@]/g, (character) => `&#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');
