import { runLoad } from '../load.ts';
import { type Comparison, compare, type MeasureOptions, runInterleaved, type Sample, type Target } from '../metrics.ts';
import { authorization, createDraftInvoice, filterDebtors, getDebtor, listDebtors, updateDebtor } from '../requests.ts';
import { createSandbox, prism, withServer } from '../server-process.ts';

interface Workload {
  readonly name: string;
  readonly requests: Parameters<typeof runLoad>[1];
  readonly toPrism?: Target;
  readonly toBaseline?: Target;
}

const workloads: readonly Workload[] = [
  { name: 'get', requests: [getDebtor] },
  { name: 'list of 25', requests: [filterDebtors], toPrism: { min: 3 }, toBaseline: { min: 0.12 } },
  { name: 'list of 25, 10 after each PATCH', requests: [updateDebtor, ...new Array(10).fill(listDebtors)] },
  { name: 'POST with 3 lines', requests: [createDraftInvoice], toPrism: { min: 3 } },
];

/** Measures requests per second, and latencies, of the sandbox, plain Prism and a baseline server. */
export async function measureRequests({ iterations, duration, target }: MeasureOptions): Promise<Comparison[]> {
  const sandbox = createSandbox(target);
  const input = await withServer(sandbox, async ({ url }) =>
    (await fetch(url + listDebtors.path, { headers: authorization })).text(),
  );
  const baseline = { name: 'baseline', args: ['bench/baseline-server.ts'], input };
  const samples = await runInterleaved(iterations, [sandbox, prism, baseline], async ({ url }, subject) => {
    const measured: Sample[] = [];
    for (const { name, requests } of workloads) {
      const { requestsPerSecond, p50, p99, failures } = await runLoad(url, requests, {
        connections: 8,
        seconds: duration,
      });
      if (failures[0]) throw new Error(`${failures[0].problem}\n${failures[0].example}`);
      measured.push([subject, `${name}, requests/s`, requestsPerSecond]);
      measured.push([subject, `${name}, median ms`, p50], [subject, `${name}, p99 ms`, p99]);
    }
    return measured;
  });
  return workloads.flatMap(({ name, toPrism, toBaseline }) => [
    compare(samples, `${name}, requests/s`, ['sandbox', 'prism'], toPrism),
    compare(samples, `${name}, requests/s`, ['sandbox', 'baseline'], toBaseline),
    compare(samples, `${name}, median ms`, ['sandbox', 'prism']),
    compare(samples, `${name}, p99 ms`, ['sandbox', 'prism']),
  ]);
}
