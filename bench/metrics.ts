import { formatNumber, formatTable } from '../scripts/lib/table.ts';
import { type RunningServer, type Server, withServer } from './server-process.ts';

/** One measured value; the metric names its unit. */
export type Sample = readonly [subject: string, metric: string, value: number];

export type Target = { readonly min: number } | { readonly max: number };

/** Two servers compared by the medians of their values. */
export interface Comparison {
  readonly metric: string;
  readonly values: readonly [first: readonly number[], second: readonly number[]];
  readonly ratio: number;
  readonly target?: Target | undefined;
  /** Undefined without a target. */
  readonly isWithinTarget?: boolean | undefined;
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
      for (const sample of await withServer(server, (running) => measure(running, server.name))) samples.push(sample);
    }
  }
  return samples;
}

type Subjects = readonly [first: string, second: string];

const PRODUCTS: Subjects = ['sandbox', 'prism'];

export function compare(
  samples: readonly Sample[],
  metric: string,
  target?: Target,
  [first, second]: Subjects = PRODUCTS,
): Comparison {
  const getValues = (subject: string): number[] =>
    samples.filter((sample) => sample[0] === subject && sample[1] === metric).map(([, , value]) => value);
  const values = [getValues(first), getValues(second)] as const;
  const ratio = getMedian(values[0]) / getMedian(values[1]);
  const isWithinTarget = target && ('min' in target ? ratio >= target.min : ratio <= target.max);
  return { metric, values, ratio, target, isWithinTarget };
}

/** Returns the middle value, or the mean of the two middle values. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

export function formatComparisons(comparisons: readonly Comparison[], subjects: Subjects = PRODUCTS): string {
  const rows = comparisons.map(({ metric, values, ratio, target, isWithinTarget }) => {
    const bound = target && ('min' in target ? `>= ${formatNumber(target.min)}` : `<= ${formatNumber(target.max)}`);
    const verdict = target && (isWithinTarget ? 'met' : 'MISSED');
    const medians = values.map((series) => formatNumber(getMedian(series)));
    return [metric, ...medians, formatNumber(ratio), bound ?? '', verdict ?? ''];
  });
  return formatTable([['median', ...subjects, 'ratio', 'target', ''], ...rows], 4);
}
