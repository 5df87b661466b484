import { styleText } from 'node:util';
import { TOKEN_VARIABLE } from '../../scripts/lib/command.ts';
import { formatTable } from '../../scripts/lib/table.ts';
import type { Output } from '../cli/options.ts';
import { formatCount } from '../rules/format.ts';
import type { Basis } from '../rules/provenance.ts';
import { getLength, type Violation } from '../rules/violations.ts';
import { formatResults } from '../workflows/results.ts';
import { type Cause, formatStatuses, getViolations, isFailing, type Report } from './build-report.ts';

export const SYMBOLS = { valid: '✓', violated: '✗', requested: '○', skipped: '·' } as const;

type Style = 'green' | 'red' | 'gray' | 'bold' | 'yellow';

export type Colorize = (style: Style, text: string) => string;

export const createColorize = (output: Output): Colorize =>
  output.hasColors?.() ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;

const colorizeSymbols = (text: string, colorize: Colorize): string =>
  text.replaceAll(/[✓✗○·]/g, (symbol) => colorize(({ '✓': 'green', '✗': 'red' }[symbol] as Style) ?? 'gray', symbol));

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
    formatCauses(report, colorize),
    formatWorkflows(report, colorize),
    formatRemaining(report, colorize),
    formatSummary(report, colorize),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The last line: coverage, violations, duration. */
function formatSummary(report: Report, colorize: Colorize): string {
  const { documented, covered, requested, requests, seconds, stopped } = report;
  const count = colorize(isFailing(report) ? 'red' : 'green', formatViolationCount(report));
  const onDemand = requested > 0 ? `, ${requested} returned on demand` : '';
  const coverage = `${covered} of ${documented} documented statuses covered${onDemand}`;
  const end = stopped ? ` ${stopped.message} Not everything was checked.` : '';
  return `${coverage}, ${count} in ${formatCount(requests, 'request')}, ${seconds.toFixed(1)} s.${end}`;
}

/** `3 violations (1 of what the platform documents, 2 known)`. */
export function formatViolationCount(report: Report): string {
  const violations = getViolations(report);
  const facts = [
    [violations.filter(({ basis }) => basis === 'documented').length, 'of what the platform documents'],
    [violations.filter(isKnown).length, 'known'],
  ] as const;
  const shown = facts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return `${formatCount(violations.length, 'violation')}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`;
}

export const isKnown = ({ details }: Violation): boolean => details.every((detail) => detail.isKnown);

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

/** What a group of causes says about the server. */
export const BASIS_TITLES = {
  documented: 'Breaks what the platform documents',
  inferred: 'Breaks what follows from what the platform documents',
  decided: 'Differs from a decision of the contract',
} as const satisfies Readonly<Record<Basis, string>>;

function formatCauses({ causes }: Report, colorize: Colorize): string {
  const hint = colorize('gray', `The commands read the token from ${TOKEN_VARIABLE}.`);
  const sections = [...Map.groupBy(causes, ({ basis }) => basis)].map(([basis, group]) => {
    const texts = group.map((cause) => formatCause(cause, colorize));
    return [`${colorize('bold', BASIS_TITLES[basis])}  ${hint}`, ...texts].join('\n\n');
  });
  return sections.join('\n\n');
}

/** Violations of one cause that are printed; the other reports have all. */
const MAX_VIOLATIONS = 8;

/** A cause: its rule, the violations in a line each, and the commands for the shortest. */
function formatCause({ rule, title, cause, violations }: Cause, colorize: Colorize): string {
  const symbol = violations.some(({ isFailing }) => isFailing) ? colorize('red', SYMBOLS.violated) : '!';
  const count = violations.length > 1 ? `, ${violations.length} operations and statuses` : '';
  const heading = `${symbol} ${colorize('bold', rule)}${cause && ` (${cause})`}${count}`;
  const lines = violations.slice(0, MAX_VIOLATIONS).map((violation) => formatViolation(violation, colorize));
  const more = violations.length - lines.length;
  const [shortest] = violations.flatMap(({ details }) => details).sort((a, b) => getLength(a) - getLength(b));
  return [
    heading,
    `${title}. ${colorize('gray', shortest?.provenance.join(', ') ?? '')}`,
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(shortest ? [colorize('gray', `Test: ${shortest.description}`), ...shortest.curl] : []),
  ].join('\n  ');
}

function formatViolation(violation: Violation, colorize: Colorize): string {
  const { operation, status, times, details } = violation;
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  const count = times === 1 ? '' : `, ${times} times`;
  const known = isKnown(violation) ? ', known' : '';
  return `${colorize('bold', operation)} ${status || 'no response'}${count}${known}: ${details[0]?.message}${more}`;
}

function formatWorkflows({ workflows }: Report, colorize: Colorize): string {
  if (workflows.length === 0) return '';
  return `${colorize('bold', 'Workflows')}\n${formatResults(workflows).trimEnd()}`;
}

function formatRemaining({ remaining }: Report, colorize: Colorize): string {
  if (remaining.length === 0) return '';
  const title = colorize('red', 'The run created these records and could not delete them; --cleanup tries again:');
  return [title, ...remaining].join('\n  ');
}
