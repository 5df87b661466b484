import { formatNumber, formatTable } from '../scripts/lib/table.ts';
import { type RunningServer, type Server, withServer } from './server-process.ts';

/** How often and how long things are measured. */
export interface MeasureOptions {
  readonly rounds: number;
  /** Length of one load. */
  readonly seconds: number;
  /** Program in place of what `npm start` runs. */
  readonly target?: string;
}

/** One measured value; the metric names its unit. */
export type Sample = readonly [subject: string, metric: string, value: number];

export type Target = { readonly min: number } | { readonly max: number };

/** A subject beside a reference, by the medians of their values. */
export interface Comparison {
  readonly metric: string;
  readonly subjects: readonly [string, string];
  readonly values: readonly [readonly number[], readonly number[]];
  readonly ratio: number;
  readonly target?: Target | undefined;
}

/** Gives each server its turn in a new process, and then all of them again: what else the machine does hits all alike. */
export async function runRounds(
  rounds: number,
  servers: readonly Server[],
  measure: (running: RunningServer, subject: string) => Promise<readonly Sample[]>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const server of servers) {
      process.stderr.write(`  ${round} of ${rounds}: ${server.name}\n`);
      samples.push(...(await withServer(server, (running) => measure(running, server.name))));
    }
  }
  return samples;
}

export function compare(
  samples: readonly Sample[],
  metric: string,
  subjects: Comparison['subjects'],
  target?: Target,
): Comparison {
  const getValues = (subject: string): number[] =>
    samples.filter((sample) => sample[0] === subject && sample[1] === metric).map(([, , value]) => value);
  const values = [getValues(subjects[0]), getValues(subjects[1])] as const;
  return { metric, subjects, values, ratio: getMedian(values[0]) / getMedian(values[1]), target };
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** Undefined without a target. */
export function isWithinTarget({ ratio, target }: Comparison): boolean | undefined {
  if (!target) return undefined;
  return 'min' in target ? ratio >= target.min : ratio <= target.max;
}

/** Medians, ratios and targets. */
export function formatComparisons(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { metric, subjects, values, ratio, target } = comparison;
    const bound = target && ('min' in target ? `>= ${formatNumber(target.min)}` : `<= ${formatNumber(target.max)}`);
    const verdict = target && (isWithinTarget(comparison) ? 'met' : 'MISSED');
    const medians = values.map((of) => formatNumber(getMedian(of)));
    return [metric, ...medians, formatNumber(ratio), bound ?? '', subjects.join(' / '), verdict ?? ''];
  });
  return formatTable([['median', 'first', 'second', 'ratio', 'target', 'first / second', ''], ...rows], 4);
}
