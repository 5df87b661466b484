import { type Figure, isMet, type Judgement, medianOf, type Outcome } from './figures.ts';

/** Where and how the figures came about. */
export interface Circumstances {
  readonly node: string;
  readonly platform: string;
  readonly processors: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** The figures and targets as tables for people. */
export function asText(circumstances: Circumstances, { figures, judgements, notes }: Outcome): string {
  const { node, platform, processors, rounds, seconds } = circumstances;
  const heading = `Node ${node}, ${platform}, ${processors} processors. Medians of ${rounds} turns; loads of ${seconds} s.`;
  return [heading, figureTable(figures), targetTable(judgements), notes.join('\n')]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}

/** The same for programs, with the values of all turns. */
export function asJson(circumstances: Circumstances, { figures, judgements, notes }: Outcome): string {
  const judged = judgements.map((judgement) => ({ ...judgement, met: isMet(judgement) }));
  return `${JSON.stringify({ ...circumstances, figures, targets: judged, notes }, null, 2)}\n`;
}

/** Sentences about figures whose turns differ by more than half: something else had the machine. */
export function unsteadiness(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, unit, values }) =>
    Object.entries(values).flatMap(([server, turns]) => {
      const lowest = Math.min(...turns);
      const highest = Math.max(...turns);
      if (highest <= 1.5 * lowest) return [];
      return [`${server}, ${name}: unsteady, from ${formatted(lowest)} to ${formatted(highest)} ${unit}.`];
    }),
  );
}

function figureTable(figures: readonly Figure[]): string {
  if (figures.length === 0) return '';
  const servers = [...new Set(figures.flatMap(({ values }) => Object.keys(values)))];
  const rows = figures.map((figure) => [
    figure.name,
    ...servers.map((server) => formatted(medianOf(figure, server))),
    figure.unit,
  ]);
  return table([['measured', ...servers, ''], ...rows], servers.length);
}

function targetTable(judgements: readonly Judgement[]): string {
  if (judgements.length === 0) return '';
  const rows = judgements.map((judgement) => {
    const { name, measured, unit, target } = judgement;
    return [name, formatted(measured), targetText(target), unit ?? '', verdict(judgement)];
  });
  return table([['compared', 'result', 'target', '', ''], ...rows], 2);
}

function targetText(target: Judgement['target']): string {
  if (!target) return '';
  return 'atLeast' in target ? `>= ${formatted(target.atLeast)}` : `<= ${formatted(target.atMost)}`;
}

function verdict(judgement: Judgement): string {
  if (!judgement.target) return 'no target';
  if (judgement.measured === undefined) return 'not measured';
  return isMet(judgement) ? 'met' : 'MISSED';
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Three digits, or all of a number from 1,000; a dash for what was not measured. */
export function formatted(value: number | undefined): string {
  if (value === undefined) return '-';
  return value >= 1000 ? whole.format(value) : precise.format(value);
}

/**
 * Lines of aligned columns.
 *
 * @param numbers how many columns after the first hold numbers, and end at the right.
 */
export function table(rows: readonly (readonly string[])[], numbers: number): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column > 0 && column <= numbers ? cell.padStart(width) : cell.padEnd(width);
    });
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
