import type { Cell } from '../coverage.ts';
import { tokenVariable } from '../curl.ts';
import { counted } from './counted.ts';
import { type Paint, symbols } from './paint.ts';
import { whereOf } from './reasons.ts';
import type { Report, ReportedViolation } from './report.ts';

/** The report as it is printed: what was visited, what was not and why, what is wrong, and the figures. */
export function textOf(report: Report, paint: Paint): string {
  const sections = [
    tableOf(report, paint),
    legend(paint),
    reasonsText(report, paint),
    violationsText(report, paint),
    leftText(report, paint),
    summaryOf(report, paint),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The last line: how much was visited, what was wrong, and how long it took. */
export function summaryOf(report: Report, paint: Paint): string {
  const { documented, visited, violations, requests, seconds, interrupted } = report;
  const wrong = counted(violations.length, 'violation');
  const end = interrupted ? ' It was interrupted: not everything was tried.' : '';
  return (
    `${visited} of ${documented} documented statuses visited, ` +
    `${paint(violations.length > 0 ? 'wrong' : 'right', wrong)} in ${counted(requests, 'request')}, ${seconds.toFixed(1)} s.${end}`
  );
}

/** One violation, with the lines that show it. */
export function violationText(
  { operation, about, rule, message, status, times, curl }: ReportedViolation,
  paint: Paint,
) {
  const often = times > 1 ? `, ${times} times` : '';
  const what = `${paint('wrong', symbols.violated)} ${paint('strong', operation)} ${status || 'no answer'} · ${rule}${often}`;
  const tried = paint('quiet', `Tried: ${about}`);
  return [what, `  ${message}`, `  ${tried}`, ...curl.map((line) => `  ${line}`)].join('\n');
}

/** The names of the columns stand over each group: a table of all operations is longer than a screen. */
function tableOf({ groups, statuses }: Report, paint: Paint): string {
  const names = groups.flatMap(({ name, operations }) => [name.length, ...operations.map(({ id }) => id.length)]);
  const width = Math.max(0, ...names) + 2;
  const tables = groups.map(({ name, operations }) => {
    const rows = operations.map(({ id, cells }) => {
      const marks = statuses.map((status) => ` ${mark(cells[status], paint)} `).join(' ');
      return `${id.padEnd(width)}${marks}`.trimEnd();
    });
    return [paint('strong', `${name.padEnd(width)}${statuses.join(' ')}`), ...rows].join('\n');
  });
  return tables.join('\n\n');
}

function mark(cell: Cell | undefined, paint: Paint): string {
  if (cell?.state === 'valid') return paint('right', symbols.valid);
  if (cell?.state === 'violated') return paint('wrong', symbols.violated);
  return cell ? paint('quiet', symbols['not reachable']) : ' ';
}

const legend = (paint: Paint): string =>
  paint('quiet', `${symbols.valid} valid   ${symbols.violated} violated   ${symbols['not reachable']} not reachable`);

function reasonsText({ reasons }: Report, paint: Paint): string {
  if (reasons.length === 0) return '';
  const lines = reasons.flatMap((reason) => [
    `${String(reason.count).padStart(5)}  ${reason.why}`,
    paint('quiet', `       ${whereOf(reason)}`),
  ]);
  return [paint('strong', 'Not reachable'), ...lines].join('\n');
}

function violationsText({ violations }: Report, paint: Paint): string {
  if (violations.length === 0) return '';
  const head = paint('strong', 'Violations');
  const hint = paint('quiet', `The lines below take the token from ${tokenVariable}.`);
  return [`${head}  ${hint}`, ...violations.map((violation) => violationText(violation, paint))].join('\n\n');
}

function leftText({ left }: Report, paint: Paint): string {
  if (left.length === 0) return '';
  const head = paint('wrong', 'This was created and could not be removed; please remove it by hand:');
  return [head, ...left.map((path) => `  ${path}`)].join('\n');
}
