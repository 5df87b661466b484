import { afterEach, describe, expect, test } from 'vitest';
import { StopError } from '../../conformance/session/stop.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { readAll } from '../support/read-all.ts';
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

/** What both administrations have, but the log of changes, and files, which stay. */
const readBoth = async () => {
  const both = await Promise.all([1, 2].map((tenant) => readAll(server.sandbox.url, demoToken, tenant, 1)));
  return both.map((responses) => [...responses].filter(([path]) => !/^\/v1\/(?:journalentrylog|files)\b/.test(path)));
};

test('A run without --write sends only GET', SLOW, async () => {
  server.proxy.setHandler(passThrough);
  const reads = ['getDebtor*', 'getJournal*', 'download*', 'authorize', 'listDebtor*', 'listLedger*'];
  const writes = ['create*', 'replace*', 'update*', 'delete*', 'upload*', 'requestToken'];
  expect((await runChecks({ url: server.proxy.url, only: [...reads, ...writes] })).violations).toEqual([]);
  expect([...new Set(server.proxy.requests.map(({ method }) => method))]).toEqual(['GET']);
});

describe('A run with --write', () => {
  test('changes only its own records, and deletes them', SLOW, async () => {
    const before = await readBoth();
    const own = new Set<string>();
    const foreign: string[] = [];
    server.proxy.setHandler(async (request, forward) => {
      const response = await forward(request);
      if (isChange(request) && response.status < 300 && !own.has(getRecordKey(request)))
        foreign.push(`${request.method} ${request.path}`);
      if (response.status === 201) own.add(getRecordKey({ path: new URL(response.headers.location ?? '').pathname }));
      return response;
    });
    const settings = { url: server.proxy.url, only: sampleOperations, write: true };
    const { violations, remaining, coverage } = await runChecks(settings);
    expect(own.size).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
    expect([violations, remaining]).toEqual([[], []]);
    expect(coverage.count().covered).toBe(coverage.count().provokable);
    expect(await readBoth()).toEqual(before);
  });

  test('deletes its records when it is aborted', SLOW, async () => {
    const before = await readBoth();
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
    expect(await readBoth()).toEqual(before);
  });
});

const isChange = ({ method }: ProxyRequest): boolean => method === 'PUT' || method === 'PATCH' || method === 'DELETE';

/** A record and its view with lines have the same key: `debtors 51`, `salesorders 7`. */
function getRecordKey({ path }: Pick<ProxyRequest, 'path'>): string {
  const [, , resource = '', id = ''] = path.split('?')[0]?.split('/') ?? [];
  return `${resource.toLowerCase().replace('withlines', '').replace(/s?$/, 's')} ${id}`;
}
