import { createClientCore, createDebtor, getDebtor, listDebtors } from '../../generated/client/src/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Comparison, compare, type MeasureOptions, runInterleaved, type Sample } from '../metrics.ts';
import { authorization } from '../requests.ts';
import { createSandbox } from '../server-process.ts';

/** Calls of one value: enough that a pause of the collector is a part of each. */
const CALLS = 250;
const ROUNDS = 10;
const headers = { ...authorization, accept: 'application/json' };

/** Measures a call of the client beside `fetch` and `json()` of the same request, in turns of one process. */
export async function measureClient({ target }: MeasureOptions): Promise<Comparison[]> {
  const samples = await runInterleaved(1, [createSandbox(target)], ({ url }) => measureCalls(url));
  const metrics = [...new Set(samples.map(([, metric]) => metric))];
  return metrics.map((metric) => compare(samples, metric, ['client', 'fetch'], { max: 1.1 }));
}

async function measureCalls(url: string): Promise<Sample[]> {
  const pairs = Object.entries(createOperations(url));
  const measureRound = async (round: number): Promise<Sample[]> => {
    const samples: Sample[] = [];
    for (const [metric, calls] of pairs) {
      const subjects = Object.entries(calls);
      for (const [subject, call] of round % 2 === 0 ? subjects : subjects.toReversed())
        samples.push([subject, `${metric}, ms`, await time(call)]);
    }
    return samples;
  };
  // It compiles the code.
  await measureRound(0);
  const samples: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) samples.push(...(await measureRound(round)));
  return samples;
}

/** Returns the milliseconds of one call. */
async function time(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < CALLS; count += 1) await call();
  return (performance.now() - started) / CALLS;
}

function createOperations(url: string) {
  const core = createClientCore({ baseUrl: url, token: demoToken });
  const body = { name: 'Molenaar & Zn.', debtorKindId: 1, address: { city: 'Voorbeeldstad' } };
  const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const send = async (path: string, init: RequestInit = { headers }): Promise<unknown> => {
    const response = await fetch(`${url}/v1/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  return {
    'get a record': { client: () => getDebtor(core, 1), fetch: () => send('debtors/1') },
    'list 25 records': { client: () => listDebtors(core, { pageSize: 25 }), fetch: () => send('debtors?pageSize=25') },
    'create a record': {
      client: () => createDebtor(core, body),
      fetch: () => send('debtors', { ...post, body: JSON.stringify(body) }),
    },
  };
}
