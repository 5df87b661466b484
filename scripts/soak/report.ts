import { median } from '../bench/figures.ts';
import { formatted, table } from '../bench/report.ts';
import { criterion, type Flatness, growthOf, isFlat } from './flatness.ts';
import type { HeldOutcome } from './held-part.ts';
import type { LoadOutcome } from './load-part.ts';
import type { RestartsOutcome } from './restarts-part.ts';
import { failuresIn, type Tally } from './tally.ts';

/** What a part has to say at the end. */
export interface Report {
  readonly title: string;
  readonly text: string;
  /** Whether all was as it should be. */
  readonly isRight: boolean;
}

export function loadReport({ tally, duration, connections, latency, peak, flatness }: LoadOutcome): Report {
  const figures = [
    ['requests', formatted(tally.answers)],
    ['requests/s', formatted(tally.answers / duration)],
    ['latency, half of them below', `${formatted(latency.p50)} ms`],
    ['latency, 99% of them below', `${formatted(latency.p99)} ms`],
    ['largest resident memory', `${formatted(peak)} MB`],
    ['errors', formatted(failuresIn(tally))],
  ];
  return {
    title: `Mixed load over ${connections} connections for ${formatted(duration)} s`,
    text: [table(figures, 1), asked(tally), memory(flatness), errors(tally)].join('\n\n'),
    isRight: isFlat(flatness) && failuresIn(tally) === 0,
  };
}

export function heldReport({
  tally,
  connections,
  seconds,
  asked: held,
  memory: { before, after },
}: HeldOutcome): Report {
  const figures = [
    ['requests over them', formatted(held)],
    ['requests over others', formatted(tally.answers - held)],
    ['resident memory before', `${formatted(before)} MB`],
    ['resident memory after', `${formatted(after)} MB`],
    ['errors', formatted(failuresIn(tally))],
  ];
  return {
    title: `${connections} connections held open for ${seconds} s under load`,
    text: [table(figures, 1), errors(tally)].join('\n\n'),
    isRight: failuresIn(tally) === 0,
  };
}

export function restartsReport({ tally, restarts, records, stopping, starting }: RestartsOutcome): Report {
  const figures = [
    ['requests answered', formatted(tally.answers)],
    ['records that must be as answered', formatted(records)],
    ['from the signal to the end', `${formatted(median(stopping))} s`],
    ['from there to the next answer', `${formatted(median(starting))} s`],
    ['errors', formatted(failuresIn(tally))],
  ];
  return {
    title: `Stopped and started under load ${restarts} times, with data in a file`,
    text: [table(figures, 1), errors(tally)].join('\n\n'),
    isRight: failuresIn(tally) === 0,
  };
}

/** The reports below each other. */
export const asText = (reports: readonly Report[]): string =>
  reports.map(({ title, text, isRight }) => `${title}: ${isRight ? 'right' : 'WRONG'}\n\n${text}\n`).join('\n');

function asked({ counts }: Tally): string {
  const rows = [...counts].toSorted(([, one], [, other]) => other - one);
  return table([['asked', 'answers'], ...rows.map(([name, count]) => [name, formatted(count)])], 1);
}

function memory(flatness: Flatness): string {
  const percent = (part: number | undefined) => (part === undefined ? '-' : `${(part * 100).toFixed(1)}%`);
  const rows = flatness.comparisons.map((comparison) => [
    comparison.what,
    formatted(comparison.early),
    formatted(comparison.late),
    percent(growthOf(comparison)),
    percent(comparison.tolerance),
  ]);
  return [
    table([['memory, MB', 'early', 'late', 'growth', 'at most'], ...rows], 4),
    `Resident memory grows by ${flatness.slope.toFixed(1)} MB a minute.`,
    `Memory is ${isFlat(flatness) ? 'flat' : 'NOT FLAT'}. Flat means: ${criterion}.`,
  ].join('\n');
}

function errors({ failures }: Tally): string {
  if (failures.length === 0) return 'Errors: none';
  const each = failures.map(({ what, count, example }) => `  ${formatted(count)} times ${what}\n    ${example}`);
  return ['Errors:', ...each].join('\n');
}
