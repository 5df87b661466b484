import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../conformance/contract.ts';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { isAt } from './deviations/deviation.ts';
import { type Call, type DeviatingProxy, handOn, startProxy } from './proxy.ts';
import { runOn } from './runs.ts';

let sandbox: Sandbox;
let proxy: DeviatingProxy;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  proxy = await startProxy(sandbox.url);
});

afterEach(() => sandbox.reset());

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

/** Operations of each kind, of records with and without lines, with rules of their own, and with PDFs. */
const someOfEach = [
  ...['createDebtor', 'deleteDebtor', '*DebtorMandate', '*DraftSalesInvoiceLine', '*SalesOrderWithLines'],
  ...['createJournalEntryWithLines', 'updateJournalEntry', 'deleteJournalEntry', 'uploadSalesInvoiceFile'],
];

/** Runs of many operations take their time on a machine that is busy. */
const patient = { timeout: 300_000 };

/** Everything in both administrations that can be read, as it is now, but the log of what was written. */
async function everything(): Promise<unknown> {
  const lists = operations.filter(
    ({ kind, path }) => kind === 'list' && !path.includes('{') && path !== '/v1/journalentrylog',
  );
  const bodies: unknown[] = [];
  for (const tenant of ['1', '2']) {
    for (const { path, parameters } of lists) {
      const required = parameters.find((parameter) => parameter.in === 'query' && parameter.required);
      const query = required ? `&${required.name}=2026` : '';
      const active = path === '/v1/articles' ? '&ActiveState=all' : '';
      const answer = await fetch(`${sandbox.url}${path}?pageSize=1000${query}${active}`, {
        headers: { authorization: 'Bearer sandbox-demo-token', 'x-tenant-id': tenant },
      });
      bodies.push([path, await answer.json()]);
    }
  }
  return bodies;
}

describe('a run that may not write', () => {
  test('sends nothing that could', patient, async () => {
    proxy.plant(handOn);
    const readings = ['getDebtor*', 'getJournal*', 'download*', 'authorize', 'listDebtor*', 'listLedger*'];
    const writings = ['create*', 'replace*', 'update*', 'delete*', 'upload*', 'requestToken'];
    const { violations } = await runOn({ url: proxy.url, only: [...readings, ...writings] });
    expect(violations).toEqual([]);
    expect([...new Set(proxy.calls.map(({ method }) => method))]).toEqual(['GET']);
  });
});

describe('a run that may write', () => {
  test('leaves everything as it was, and touches nothing that it did not create', patient, async () => {
    const before = await everything();
    const own = new Set<string>();
    const strange: string[] = [];
    proxy.plant(async (call, forward) => {
      const answer = await forward(call);
      if (isChange(call) && answer.status < 300 && !own.has(recordOf(call)))
        strange.push(`${call.method} ${call.path}`);
      if (answer.status === 201) own.add(recordOf({ path: new URL(answer.headers.location ?? '').pathname }));
      return answer;
    });
    const { violations, left, coverage } = await runOn({ url: proxy.url, only: someOfEach, write: true });
    expect(own.size).toBeGreaterThan(20);
    expect(strange).toEqual([]);
    expect([violations, left]).toEqual([[], []]);
    expect(coverage.count().visited).toBe(coverage.count().documented);
    expect(await everything()).toEqual(before);
  });

  test('leaves everything as it was when it is interrupted in the middle', patient, async () => {
    const before = await everything();
    const controller = new AbortController();
    let created = 0;
    proxy.plant(async (call, forward) => {
      const answer = await forward(call);
      if (answer.status === 201) created += 1;
      if (created === 8) controller.abort();
      return answer;
    });
    const { signal } = controller;
    const { interrupted, left } = await runOn({ url: proxy.url, only: someOfEach, write: true, signal });
    expect([interrupted, left]).toEqual([true, []]);
    expect(created).toBeLessThan(12);
    expect(await everything()).toEqual(before);
  });
});

const isChange = ({ method }: Call): boolean => method === 'PUT' || method === 'PATCH' || method === 'DELETE';

/** A record with its lines and without them is the same one: `debtors 51`, `salesorders 7`. */
function recordOf({ path }: Pick<Call, 'path'>): string {
  const [, , resource = '', id = ''] = path.split('?')[0]?.split('/') ?? [];
  return `${resource.toLowerCase().replace('withlines', '').replace(/s?$/, 's')} ${id}`;
}

describe('a run is polite', () => {
  test('it has no more requests under way than it may', async () => {
    proxy.plant(handOn);
    await runOn({ url: proxy.url, only: ['*Debtor*'], concurrency: 2 });
    expect(proxy.most).toBe(2);
  });

  test('it waits as long as 429 asks, and asks again', async () => {
    const waits: number[] = [];
    let refused = 0;
    proxy.plant((call, forward) => {
      const isTurn = isAt({ path: '/v1/(?:debtors|countries)' }, call) && refused < 2;
      if (!isTurn) return forward(call);
      refused += 1;
      return tooMany;
    });
    const onWait = (_request: unknown, _reply: unknown, seconds: number): void => void waits.push(seconds);
    const { violations, coverage } = await runOn({ url: proxy.url, only: ['getDebtor'], onWait });
    expect([refused, waits]).toEqual([2, [0, 0]]);
    expect(violations).toEqual([]);
    expect(coverage.operations.map((operation) => coverage.cell(operation, '200'))).toMatchObject([{ state: 'valid' }]);
  });
});

const problem = {
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Slow down',
  status: 429,
};
const tooMany = {
  status: 429,
  headers: { 'content-type': 'application/problem+json', 'content-language': 'en', 'retry-after': '0' },
  body: Buffer.from(JSON.stringify({ ...problem, detail: 'There were too many requests.', instance: '/v1/debtors' })),
};
