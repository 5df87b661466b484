import { Bench } from 'tinybench';
import * as api from '../../generated/client/src/index.ts';
import { type Comparison, compare, type MeasureOptions, runInterleaved, type Sample } from '../metrics.ts';
import * as requests from '../requests.ts';
import { createSandbox } from '../server-process.ts';

type Call = readonly [
  metric: string,
  template: requests.RequestTemplate,
  /** Sends the same request by the client. */
  callClient: (client: api.ClientCore) => Promise<unknown>,
];

const invoice = requests.draftInvoice as api.DraftSalesInvoiceWithLinesInput;
const calls: readonly Call[] = [
  ['call: get, ms', requests.getDebtor, (to) => api.getDebtor(to, 1)],
  ['call: list of 25, ms', requests.listDebtors, (to) => api.listDebtors(to, { pageSize: 25 })],
  [
    'call: POST with 3 lines, ms',
    requests.createDraftInvoice,
    (to) => api.createDraftSalesInvoiceWithLines(to, invoice),
  ],
];

const TURNS = 8;

/** Measures the overhead of the client over `fetch`, in short turns, so that other load of the machine affects both. */
export async function measureClient({ iterations, target }: MeasureOptions): Promise<Comparison[]> {
  const samples = await runInterleaved(iterations, [createSandbox(target)], async ({ url }) => {
    const client = api.createClientCore({ baseUrl: url, token: requests.DEMO_TOKEN });
    const measured: Sample[] = [];
    for (const [metric, template, callClient] of calls) {
      const tasks: Task[] = [
        ['fetch', () => callFetch(url, template)],
        ['client', () => callClient(client)],
      ];
      for (let turn = 0; turn < TURNS; turn += 1) measured.push(...(await timeTasks(metric, tasks.reverse())));
    }
    return measured;
  });
  return calls.map(([metric]) => compare(samples, metric, ['client', 'fetch'], { max: 1.1 }));
}

type Task = readonly [subject: string, call: () => Promise<unknown>];

async function timeTasks(metric: string, tasks: readonly Task[]): Promise<Sample[]> {
  const bench = new Bench({ time: 250, warmupTime: 100, throws: true });
  for (const [subject, call] of tasks) bench.add(subject, call);
  return (await bench.run()).map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
    return [name, metric, result.latency.p50];
  });
}

/** Sends a request without the client: checks the status, and parses the response. */
async function callFetch(url: string, template: requests.RequestTemplate): Promise<unknown> {
  const { path, ...init } = requests.fillTemplate(template, {});
  const response = await fetch(url + path, init);
  if (response.status !== template.status) throw new Error(`${template.method} ${path}: ${response.status}`);
  return response.json();
}
