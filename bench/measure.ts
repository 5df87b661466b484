import { runLoad } from './load.ts';
import { type Comparison, compare, runInterleaved, type Sample, type Target } from './metrics.ts';
import { authorization, createDraftInvoice, filterDebtors, getDebtor, listDebtors, updateDebtor } from './requests.ts';
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

const LEDGER = '/v1/ledgerlines?Bookyear=2026';

/** Lists whose time may grow with the ledger, and no faster. */
const VOLUME_PATHS: readonly string[] = [
  `${LEDGER}&pagesize=100000`,
  ...['Period=3', 'ledgerAccountId=85', 'description=Betaling%2077', 'invoiceNumber=20260001'].map(
    (filter) => `${LEDGER}&pagesize=100&${filter}`,
  ),
  ...['-amountDebit', 'description', '-date'].map((field) => `${LEDGER}&pagesize=100&orderby=${field}`),
  ...['', '&groupBy=period', '&groupBy=journal&groupBy=period'].map((by) => `/v1/ledgergrouped?bookyear=2026${by}`),
  '/v1/journalentrylog?ChangedDate_from=2026-04-15&pageSize=100',
  '/v1/journalentrylog?orderby=-ChangedDate&pageSize=1',
  '/v1/outstandingsalesinvoices?pageSize=100',
];

export const VOLUMES = ['1,000,000', '10,000'] as const;

/** Measures the start and lists with a hundred times as many ledger lines: linear growth has a ratio of 100. */
export async function measureVolume({ iterations, target }: MeasureOptions): Promise<Comparison[]> {
  const servers = VOLUMES.map((name) => ({
    ...createSandbox(target, '--extra-ledger-lines', name.replaceAll(',', '')),
    name,
  }));
  const samples = await runInterleaved(iterations, servers, async ({ url, startSeconds }, subject) => {
    const measured: Sample[] = [[subject, START, startSeconds]];
    for (const path of VOLUME_PATHS) {
      const startedAt = performance.now();
      await (await fetch(url + path, { headers: authorization })).arrayBuffer();
      measured.push([subject, path, performance.now() - startedAt]);
    }
    return measured;
  });
  return [START, ...VOLUME_PATHS].map((metric) => compare(samples, metric, { max: 100 }, VOLUMES));
}
