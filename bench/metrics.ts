import { formatNumber, formatTable } from '../scripts/lib/table.ts';
import { type RunningServer, type Server, withServer } from './server-process.ts';

export interface MeasureOptions {
  readonly iterations: number;
  /** Seconds of one load. */
  readonly duration: number;
  /** Program to measure instead of that of `npm start`. */
  readonly target?: string;
}

/** One measured value; the metric names its unit. */
export type Sample = readonly [subject: string, metric: string, value: number];

export type Target = { readonly min: number } | { readonly max: number };

/** A subject compared with a reference, by the medians of their values. */
export interface Comparison {
  readonly metric: string;
  readonly subjects: readonly [string, string];
  readonly values: readonly [readonly number[], readonly number[]];
  readonly ratio: number;
  readonly target?: Target | undefined;
}

/** Measures the servers in turn, each time in a new process, so that other load of the machine affects all alike. */
export async function runInterleaved(
  iterations: number,
  servers: readonly Server[],
  measure: (running: RunningServer, subject: string) => Promise<readonly Sample[]>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let iteration = 1; iteration <= iterations; iteration += 1) {
    for (const server of servers) {
      process.stderr.write(`  ${iteration} of ${iterations}: ${server.name}\n`);
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

/** Returns the middle value, or the mean of the two middle values. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** Returns undefined without a target. */
export function isWithinTarget({ ratio, target }: Comparison): boolean | undefined {
  if (!target) return undefined;
  return 'min' in target ? ratio >= target.min : ratio <= target.max;
}

export function formatComparisons(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { metric, subjects, values, ratio, target } = comparison;
    const bound = target && ('min' in target ? `>= ${formatNumber(target.min)}` : `<= ${formatNumber(target.max)}`);
    const verdict = target && (isWithinTarget(comparison) ? 'met' : 'MISSED');
    const medians = values.map((series) => formatNumber(getMedian(series)));
    return [metric, ...medians, formatNumber(ratio), bound ?? '', subjects.join(' / '), verdict ?? ''];
  });
  return formatTable([['median', 'first', 'second', 'ratio', 'target', 'first / second', ''], ...rows], 4);
}
