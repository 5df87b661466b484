import { afterEach, describe, expect, test } from 'vitest';
import { operations } from '../../conformance/contract.ts';
import { StopError } from '../../conformance/session/stop.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { handle } from './deviations/deviation.ts';
import { useServer } from './fixtures.ts';
import { type ProxyRequest, passThrough } from './proxy.ts';
import { runChecks } from './run-checks.ts';

const server = useServer();

afterEach(() => server.sandbox.reset());

/** Operations of each kind, of records with and without lines, with rules of their own, and with PDFs. */
const sampleOperations = [
  ...['createDebtor', 'deleteDebtor', '*DebtorMandate', '*DraftSalesInvoiceLine', '*SalesOrderWithLines'],
  ...['createJournalEntryWithLines', 'updateJournalEntry', 'deleteJournalEntry', 'uploadSalesInvoiceFile'],
];

/** Runs of many operations are slow on a busy machine. */
const SLOW = { timeout: 300_000 };

/** All lists of both administrations, but the log of changes. */
async function readAll(): Promise<unknown> {
  const lists = operations.filter(
    ({ kind, path }) => kind === 'list' && !path.includes('{') && path !== '/v1/journalentrylog',
  );
  const bodies: unknown[] = [];
  for (const tenant of ['1', '2']) {
    for (const { path, parameters } of lists) {
      const required = parameters.find((parameter) => parameter.in === 'query' && parameter.required);
      const query = required ? `&${required.name}=2026` : '';
      const active = path === '/v1/articles' ? '&ActiveState=all' : '';
      const response = await fetch(`${server.sandbox.url}${path}?pageSize=1000${query}${active}`, {
        headers: { authorization: `Bearer ${demoToken}`, 'x-tenant-id': tenant },
      });
      bodies.push([path, await response.json()]);
    }
  }
  return bodies;
}

test('A run without --write sends only GET', SLOW, async () => {
  server.proxy.setHandler(passThrough);
  const reads = ['getDebtor*', 'getJournal*', 'download*', 'authorize', 'listDebtor*', 'listLedger*'];
  const writes = ['create*', 'replace*', 'update*', 'delete*', 'upload*', 'requestToken'];
  expect((await runChecks({ url: server.proxy.url, only: [...reads, ...writes] })).violations).toEqual([]);
  expect([...new Set(server.proxy.requests.map(({ method }) => method))]).toEqual(['GET']);
});

describe('A run with --write', () => {
  test('changes only its own records, and deletes them', SLOW, async () => {
    const before = await readAll();
    const own = new Set<string>();
    const foreign: string[] = [];
    server.proxy.setHandler(async (request, forward) => {
      const response = await forward(request);
      if (isChange(request) && response.status < 300 && !own.has(getRecordKey(request)))
        foreign.push(`${request.method} ${request.path}`);
      if (response.status === 201) own.add(getRecordKey({ path: new URL(response.headers.location ?? '').pathname }));
      return response;
    });
    const { violations, remaining, coverage } = await runChecks({
      url: server.proxy.url,
      only: sampleOperations,
      write: true,
    });
    expect(own.size).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
    expect([violations, remaining]).toEqual([[], []]);
    expect(coverage.count().covered).toBe(coverage.count().provokable);
    expect(await readAll()).toEqual(before);
  });

  test('deletes its records when it is aborted', SLOW, async () => {
    const before = await readAll();
    const controller = new AbortController();
    let created = 0;
    server.proxy.setHandler(async (request, forward) => {
      const response = await forward(request);
      if (response.status === 201) created += 1;
      if (created === 8) controller.abort(new StopError('interrupted', 'Interrupted.'));
      return response;
    });
    const { signal } = controller;
    const { stop, remaining } = await runChecks({ url: server.proxy.url, only: sampleOperations, write: true, signal });
    expect([stop?.reason, remaining]).toEqual(['interrupted', []]);
    expect(created).toBeLessThan(12);
    expect(await readAll()).toEqual(before);
  });
});

const isChange = ({ method }: ProxyRequest): boolean => method === 'PUT' || method === 'PATCH' || method === 'DELETE';

/** A record and its view with lines have the same key: `debtors 51`, `salesorders 7`. */
function getRecordKey({ path }: Pick<ProxyRequest, 'path'>): string {
  const [, , resource = '', id = ''] = path.split('?')[0]?.split('/') ?? [];
  return `${resource.toLowerCase().replace('withlines', '').replace(/s?$/, 's')} ${id}`;
}

describe('A run', () => {
  test('limits concurrent requests', async () => {
    server.proxy.setHandler(passThrough);
    await runChecks({ url: server.proxy.url, only: ['*Debtor*'], concurrency: 2 });
    expect(server.proxy.maxConcurrency).toBe(2);
  });

  test('repeats a request after 429', async () => {
    const waits: number[] = [];
    let rejected = 0;
    server.proxy.setHandler(
      handle({ path: '/v1/(?:debtors|countries)' }, (request, forward) => {
        if (rejected === 2) return forward(request);
        rejected += 1;
        return tooManyRequests;
      }),
    );
    const onWait = (_request: unknown, _response: unknown, seconds: number): void => void waits.push(seconds);
    const { violations, coverage } = await runChecks({ url: server.proxy.url, only: ['getDebtor'], onWait });
    expect([rejected, waits]).toEqual([2, [0, 0]]);
    expect(violations).toEqual([]);
    expect(coverage.operations.map((operation) => coverage.getCell(operation, '200'))).toMatchObject([
      { state: 'valid' },
    ]);
  });
});

const problem = {
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Slow down',
  status: 429,
};
const tooManyRequests = {
  status: 429,
  headers: { 'content-type': 'application/problem+json', 'content-language': 'en', 'retry-after': '0' },
  body: Buffer.from(JSON.stringify({ ...problem, detail: 'There were too many requests.', instance: '/v1/debtors' })),
};
