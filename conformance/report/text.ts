import { styleText } from 'node:util';
import { formatTable } from '../../scripts/lib/table.ts';
import { formatCount } from '../format.ts';
import type { Output } from '../options.ts';
import { TOKEN_VARIABLE } from '../settings.ts';
import { formatStatuses, type Report, type ReportedViolation } from './build-report.ts';

/** The symbol of a cell. */
export const SYMBOLS = { valid: '✓', violated: '✗', skipped: '·' } as const;

type Style = 'green' | 'red' | 'gray' | 'bold' | 'yellow';

/** Styles a text on a terminal. */
export type Colorize = (style: Style, text: string) => string;

export const createColorize = (output: Output): Colorize =>
  output.hasColors?.() ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;

const colorizeSymbols = (text: string, colorize: Colorize): string =>
  text.replaceAll(/[✓✗·]/g, (symbol) => colorize(({ '✓': 'green', '✗': 'red' }[symbol] as Style) ?? 'gray', symbol));

/** The report for a terminal: the covered and the skipped statuses, the violations, and the summary. */
export function formatReport(report: Report, colorize: Colorize): string {
  const sections = [
    formatGroups(report, colorize),
    colorizeSymbols(
      Object.entries(SYMBOLS)
        .map(([state, symbol]) => `${symbol} ${state}`)
        .join('   '),
      colorize,
    ),
    formatSkipped(report, colorize),
    formatViolations(report, colorize),
    formatRemaining(report, colorize),
    formatSummary(report, colorize),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The last line: coverage, violations, duration. */
function formatSummary(report: Report, colorize: Colorize): string {
  const { documented, covered, violations, requests, seconds, interrupted } = report;
  const count = colorize(violations.length > 0 ? 'red' : 'green', formatCount(violations.length, 'violation'));
  const coverage = `${covered} of ${documented} documented statuses covered`;
  const end = interrupted ? ' Interrupted: not everything was checked.' : '';
  return `${coverage}, ${count} in ${formatCount(requests, 'request')}, ${seconds.toFixed(1)} s.${end}`;
}

/** Each group repeats the header, because the table is longer than a screen. */
function formatGroups({ groups, statuses }: Report, colorize: Colorize): string {
  const names = groups.flatMap(({ name, operations }) => [name, ...operations.map(({ id }) => id)]);
  const width = Math.max(0, ...names.map(({ length }) => length));
  const tables = groups.map(({ name, operations }) => {
    const rows = operations.map(({ id, cells }) => [
      id,
      ...statuses.map((status) => ` ${(cells[status] && SYMBOLS[cells[status].state]) ?? ' '}`),
    ]);
    const [header = '', ...lines] = formatTable([[name.padEnd(width), ...statuses], ...rows], 0).split('\n');
    return [colorize('bold', header), ...lines.map((line) => colorizeSymbols(line, colorize))].join('\n');
  });
  return tables.join('\n\n');
}

function formatSkipped({ skipped }: Report, colorize: Colorize): string {
  if (skipped.length === 0) return '';
  const lines = skipped.flatMap((reason) => [
    `${String(reason.count).padStart(5)}  ${reason.reason}`,
    colorize('gray', `       ${formatStatuses(reason)}`),
  ]);
  return [colorize('bold', 'Skipped'), ...lines].join('\n');
}

function formatViolations({ violations }: Report, colorize: Colorize): string {
  if (violations.length === 0) return '';
  const hint = colorize('gray', `The commands read the token from ${TOKEN_VARIABLE}.`);
  const texts = violations.map((violation) => formatViolation(violation, colorize));
  return [`${colorize('bold', 'Violations')}  ${hint}`, ...texts].join('\n\n');
}

function formatViolation(violation: ReportedViolation, colorize: Colorize): string {
  const { operation, status, rule, message, description, times, curl } = violation;
  const count = times === 1 ? '' : `, ${times} times`;
  const title = `${colorize('bold', operation)} ${status || 'no response'} · ${rule}${count}`;
  const test = colorize('gray', `Test: ${description}`);
  return [`${colorize('red', SYMBOLS.violated)} ${title}`, message, test, ...curl].join('\n  ');
}

function formatRemaining({ remaining }: Report, colorize: Colorize): string {
  if (remaining.length === 0) return '';
  const title = colorize('red', 'These records were created and could not be deleted; please delete them:');
  return [title, ...remaining].join('\n  ');
}
