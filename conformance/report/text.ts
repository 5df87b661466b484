import { styleText } from 'node:util';
import type { Output } from '../cli/options.ts';
import { getLength } from '../rules/violations.ts';
import type { Report } from './build-report.ts';
import { type CauseSummary, DIFFERENCES_TITLE, limitLines, SYMBOLS, summarize } from './summary.ts';

type Style = 'green' | 'red' | 'gray' | 'bold' | 'yellow';

export type Colorize = (style: Style, text: string) => string;

export const createColorize = (output: Output): Colorize =>
  output.hasColors?.() ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;

/** Maximum lines on the terminal; files are complete. */
const MAX_LINES = 32;
const MAX_CAUSES = 12;
const MAX_DIFFERENCES = 5;
const MAX_REASONS = 4;
const MAX_REMAINING = 6;
const MAX_FINDINGS = 3;
const WIDTH = 118;

/**
 * Formats the report for a terminal: one screen with the verdict, causes, decisions and skipped statuses, and details as far as
 * they fit.
 *
 * @param allDecisions true to show every different decision.
 */
export function formatReport(report: Report, colorize: Colorize, allDecisions = false): string {
  const { outcome, verdict, effort, coverage, stopped, groups, differences, skipped } = summarize(report);
  const formatSection = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : [colorize('bold', title), ...lines].join('\n  ');
  const [color, symbol] = OUTCOMES[outcome];
  const title = colorize(color, `${symbol} ${verdict}`);
  const first = `${title} in ${effort}; ${coverage}.${stopped && ` ${stopped}`}`;
  const reasons = skipped.map(({ count, reason, statuses }) => formatRow(`${count}`, `${reason}: ${statuses}`));
  const details = groups.flatMap(({ causes }) => causes.map((cause) => formatCause(cause, colorize)));
  const remaining = limitLines(report.remaining, MAX_REMAINING);
  const rows = differences.map(({ id, count, example }) => formatRow(`${count}`, `${id}: ${example}`));
  const decisions = limitLines(rows, allDecisions ? rows.length : MAX_DIFFERENCES, '; --decisions all shows every one');
  const sections = [
    first,
    ...groups.map((group) => formatSection(group.title, limitLines(group.causes.map(formatCauseRow), MAX_CAUSES))),
    formatSection(DIFFERENCES_TITLE, decisions),
    formatSection('Skipped', limitLines(reasons, MAX_REASONS)),
    formatSection('The run created these records and could not delete them; --cleanup tries again:', remaining),
    ...details,
  ];
  const lines = sections.filter((section) => section !== '').flatMap((section) => [...section.split('\n'), '']);
  return `${limitLines(lines.slice(0, -1), MAX_LINES + (allDecisions ? rows.length : 0), ' lines; --report writes all').join('\n')}\n`;
}

const OUTCOMES = {
  passed: ['green', SYMBOLS.valid],
  failed: ['red', SYMBOLS.violated],
  incomplete: ['yellow', '!'],
} as const satisfies Readonly<Record<string, readonly [Style, string]>>;

const formatCauseRow = ({ symbol, count, title, statements }: CauseSummary): string =>
  formatRow(`${symbol} ${count}`, `${title}: ${statements[0]}`);

function formatRow(start: string, text: string): string {
  const line = `${start.padStart(6)}  ${text}`;
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}...` : line;
}

/** Formats a cause: the statements, a line per finding, and the commands of the shortest. */
function formatCause({ symbol, title, rule, statements, findings }: CauseSummary, colorize: Colorize): string {
  const [shortest] = findings.map(({ detail }) => detail).sort((a, b) => getLength(a) - getLength(b));
  const lines = findings.map(({ place, message }) => `${colorize('bold', place)}: ${message}`);
  return [
    `${colorize('red', symbol)} ${colorize('bold', title)}`,
    rule,
    ...limitLines(statements, 1).map((statement) => colorize('gray', statement)),
    ...limitLines(lines, MAX_FINDINGS),
    ...(shortest ? [colorize('gray', `Test: ${shortest.description}`), ...shortest.curl] : []),
  ].join('\n  ');
}
