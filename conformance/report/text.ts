import { styleText } from 'node:util';
import { TOKEN_VARIABLE } from '../../scripts/lib/command.ts';
import type { Output } from '../cli/options.ts';
import { getLength } from '../rules/violations.ts';
import type { Report } from './build-report.ts';
import { type CauseSummary, limitLines, SYMBOLS, summarize } from './summary.ts';

type Style = 'green' | 'red' | 'gray' | 'bold' | 'yellow';

export type Colorize = (style: Style, text: string) => string;

export const createColorize = (output: Output): Colorize =>
  output.hasColors?.() ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;

/** Lines of the first screen for causes, and for reasons of what was skipped; the other reports have all. */
const MAX_CAUSES = 20;
const MAX_REASONS = 8;
const MAX_STATEMENTS = 4;
const MAX_FINDINGS = 12;
const WIDTH = 118;

/** The report for a terminal: one screen with the verdict, the causes and what was skipped, and then the details. */
export function formatReport(report: Report, colorize: Colorize): string {
  const { isFailing, verdict, effort, coverage, stopped, groups, skipped } = summarize(report);
  const formatSection = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : [colorize('bold', title), ...lines].join('\n  ');
  const title = isFailing ? colorize('red', `${SYMBOLS.violated} ${verdict}`) : colorize('green', `✓ ${verdict}`);
  const first = `${title} in ${effort}; ${coverage}.${stopped && ` ${stopped}`}`;
  const reasons = skipped.map(({ count, reason, statuses }) => formatRow(`${count}`, `${reason}: ${statuses}`));
  const details = groups.flatMap(({ causes }) => causes.map((cause) => formatCause(cause, colorize)));
  const sections = [
    first,
    ...groups.map((group) => formatSection(group.title, limitLines(group.causes.map(formatCauseRow), MAX_CAUSES))),
    formatSection('Skipped', limitLines(reasons, MAX_REASONS)),
    formatSection('The run created these records and could not delete them; --cleanup tries again:', report.remaining),
    ...details,
    ...(details.length > 0 ? [`The commands read the token from ${TOKEN_VARIABLE}.\n${first}`] : []),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const formatCauseRow = ({ symbol, count, title, statements }: CauseSummary): string =>
  formatRow(`${symbol} ${count}`, `${title}: ${statements[0]}`);

function formatRow(start: string, text: string): string {
  const line = `${start.padStart(6)}  ${text}`;
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}...` : line;
}

/** A cause: what it breaks, the findings in a line each, and the commands for the shortest. */
function formatCause({ symbol, title, rule, statements, findings }: CauseSummary, colorize: Colorize): string {
  const [shortest] = findings.map(({ detail }) => detail).sort((a, b) => getLength(a) - getLength(b));
  const lines = findings.map(({ place, message }) => `${colorize('bold', place)}: ${message}`);
  return [
    `${colorize('red', symbol)} ${colorize('bold', title)}`,
    rule,
    ...limitLines(statements, MAX_STATEMENTS).map((statement) => colorize('gray', statement)),
    ...limitLines(lines, MAX_FINDINGS, '; --report writes all'),
    ...(shortest ? [colorize('gray', `Test: ${shortest.description}`), ...shortest.curl] : []),
  ].join('\n  ');
}
