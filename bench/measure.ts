import { runLoad } from './load.ts';
import { type Comparison, compare, runInterleaved, type Sample, type Target } from './metrics.ts';
import { createDraftInvoice, filterDebtors, getDebtor, listDebtors, updateDebtor } from './requests.ts';
import { createSandbox, prism } from './server-process.ts';

export interface MeasureOptions {
  readonly iterations: number;
  /** Seconds of one load. */
  readonly duration: number;
  /** Program to measure. Defaults to the one that `npm start` runs. */
  readonly target?: string;
}

interface Workload {
  readonly name: string;
  readonly requests: Parameters<typeof runLoad>[1];
  readonly target?: Target;
}

const workloads: readonly Workload[] = [
  { name: 'get', requests: [getDebtor] },
  { name: 'list of 25', requests: [filterDebtors], target: { min: 3 } },
  { name: 'list of 25, 10 after each PATCH', requests: [updateDebtor, ...new Array(10).fill(listDebtors)] },
  { name: 'POST with 3 lines', requests: [createDraftInvoice], target: { min: 3 } },
];

const START = 'start to first response, s';

/** Measures the start and the requests per second of the sandbox and of plain Prism. */
export async function measure({ iterations, duration, target }: MeasureOptions): Promise<Comparison[]> {
  const servers = [createSandbox(target), prism];
  // Warms up the file system cache and the compile cache.
  await runInterleaved(1, servers, async () => []);
  const samples = await runInterleaved(iterations, servers, async ({ url, startSeconds }, subject) => {
    const measured: Sample[] = [[subject, START, startSeconds]];
    for (const { name, requests } of workloads) {
      const { requestsPerSecond, failures } = await runLoad(url, requests, { connections: 8, seconds: duration });
      if (failures[0]) throw new Error(`${failures[0].problem}\n${failures[0].example}`);
      measured.push([subject, `${name}, requests/s`, requestsPerSecond]);
    }
    return measured;
  });
  return [
    compare(samples, START, { max: 0.15 }),
    ...workloads.map((workload) => compare(samples, `${workload.name}, requests/s`, workload.target)),
  ];
}
