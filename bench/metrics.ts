import { formatNumber, formatTable } from '../programs/table.ts';
import { type RunningServer, type Server, withServer } from './server-process.ts';

export type Target = { readonly min: number } | { readonly max: number };

/** A value of a running server; the name has its unit. */
export interface Metric {
  readonly name: string;
  readonly target?: Target | undefined;
  readonly measure: (server: RunningServer) => Promise<number>;
}

/** Two servers, compared by the medians of their values. */
export type Comparison = ReturnType<typeof compare>;

/** Measures two servers in turn, each time in a new process, so that other load affects both alike. */
export async function compareServers(
  servers: readonly Server[],
  iterations: number,
  metrics: readonly Metric[],
): Promise<Comparison[]> {
  const rows = metrics.map((metric) => ({ ...metric, values: servers.map((): number[] => []) }));
  for (let iteration = 1; iteration <= iterations; iteration += 1) {
    for (const [index, server] of servers.entries()) {
      process.stderr.write(`  ${iteration} of ${iterations}: ${server.name}\n`);
      await withServer(server, async (running) => {
        for (const { values, measure } of rows) values[index]?.push(await measure(running));
      });
    }
  }
  return rows.map(({ name, values, target }) => compare(name, values, target));
}

export function compare(metric: string, values: readonly (readonly number[])[], target?: Target) {
  const [first = Number.NaN, second = Number.NaN] = values.map(getMedian);
  const ratio = first / second;
  const isWithinTarget = target && ('min' in target ? ratio >= target.min : ratio <= target.max);
  return { metric, values, ratio, target, isWithinTarget };
}

/** Returns the middle value, or the mean of the two middle values. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

export function formatComparisons(
  comparisons: readonly Comparison[],
  servers: readonly Pick<Server, 'name'>[],
): string {
  const rows = comparisons.map(({ metric, values, ratio, target, isWithinTarget }) => {
    const bound = target && ('min' in target ? `>= ${formatNumber(target.min)}` : `<= ${formatNumber(target.max)}`);
    const verdict = target && (isWithinTarget ? 'met' : 'MISSED');
    const medians = values.map((series) => formatNumber(getMedian(series)));
    return [metric, ...medians, formatNumber(ratio), bound ?? '', verdict ?? ''];
  });
  return formatTable([['median', ...servers.map(({ name }) => name), 'ratio', 'target', ''], ...rows], 4);
}
