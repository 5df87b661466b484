import { runLoad } from './load.ts';
import type { Metric, Target } from './metrics.ts';
import {
  authorization,
  createDraftInvoice,
  filterDebtors,
  getDebtor,
  listDebtors,
  type RequestTemplate,
  updateDebtor,
} from './requests.ts';
import type { RunningServer } from './server-process.ts';

/** Bound for lists: a hundred times as many ledger lines may take a hundred times as long. */
const LINEAR = { max: 100 };

const measureStart = (target?: Metric['target']): Metric => ({
  name: 'start to first response, s',
  target,
  measure: async ({ startSeconds }) => startSeconds,
});

const measureLoad = (seconds: number, name: string, requests: readonly RequestTemplate[], target?: Target): Metric => ({
  name: `${name}, requests/s`,
  target,
  measure: ({ url }) => runLoad(url, requests, seconds),
});

/** Compares a list of the sandbox with the same list of the least server. */
export const listLeast = (seconds: number): readonly Metric[] => [
  measureLoad(seconds, 'list of 25', [filterDebtors], { min: 0.9 }),
];

/** Start, and requests per second with loads of some seconds. */
export const listSpeeds = (seconds: number): readonly Metric[] => [
  measureStart(),
  measureLoad(seconds, 'get', [getDebtor]),
  measureLoad(seconds, 'list of 25', [filterDebtors], { min: 1 }),
  measureLoad(seconds, 'list of 25, 10 after each PATCH', [updateDebtor, ...new Array(10).fill(listDebtors)]),
  measureLoad(seconds, 'POST with 3 lines', [createDraftInvoice], { min: 1 }),
];

const LEDGER = '/v1/ledgerlines?Bookyear=2026';
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

/** Start, and milliseconds of lists that may grow with the ledger. */
export const VOLUME_METRICS: readonly Metric[] = [
  measureStart(LINEAR),
  ...VOLUME_PATHS.map((path) => ({
    name: path,
    target: LINEAR,
    async measure({ url }: RunningServer) {
      const startedAt = performance.now();
      await (await fetch(url + path, { headers: authorization })).arrayBuffer();
      return performance.now() - startedAt;
    },
  })),
];
