import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { type Operation, operations } from '../../../conformance/contract.ts';
import { formatCurl } from '../../../conformance/session/curl.ts';
import { getHeader, type HttpRequest, parseJson } from '../../../conformance/session/http.ts';
import { defaultUrl, demoToken } from '../../../mocks/seed/demo-access.ts';
import { readSeed } from '../../support/seed.ts';
import { serializeRequest } from '../generators/draft.ts';
import { createRequests } from '../generators/malformed.ts';
import type { ValuePool } from '../generators/value-pool.ts';
import { collectIds } from './collect-ids.ts';
import { type JudgedSandbox, startJudgedSandbox } from './judged-sandbox.ts';

const isFull = process.env.TEST_SIZE === 'full';
/** The same requests for each commit: a failure was caused by a change. Each night others, for an hour at most. */
const SIZE = isFull ? { rounds: 500, maxTime: 3600 } : { rounds: 4, maxTime: Number.POSITIVE_INFINITY };
const seed = readSeed(3);

/** Requests to an operation before the sandbox is reset, so that not everything is deleted. */
const RUNS_PER_ROUND = 13;

/** Requests of which one to an operation must succeed: about one of ten does, where that is rarest. */
const MIN_REQUESTS = 100;

/** How often each operation was requested, and succeeded. */
const requested = new Map<string, number>();
const succeeded = new Map<string, number>();
const increment = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);

type Pools = ReadonlyMap<number, ValuePool>;

/** Sends requests to an operation until fast-check finds one that has an issue, and makes it small. */
async function requestOften(sandbox: JudgedSandbox, pools: Pools, operation: Operation, round: number): Promise<void> {
  const send = async (request: HttpRequest, label: string): Promise<number> => {
    const { response, issues } = await sandbox.request(request);
    if (issues.length > 0) throw new Error([label, formatCurl(defaultUrl, request), ...issues.map(format)].join('\n'));
    const isRecord = response?.status === 201 || (response?.status === 200 && request.method !== 'HEAD');
    const tenant = Number(getHeader(request.headers, 'x-tenant-id') ?? 1);
    if (isRecord) pools.get(tenant)?.addFrom(request.path, parseJson(response.body), response.status === 201);
    return response?.status ?? 0;
  };
  const property = fc.asyncProperty(
    createRequests(operation, { token: demoToken, pools }),
    async ({ draft, label }) => {
      const request = serializeRequest(draft);
      // The effect of PUT and DELETE is seen by reading the record or its list before, and the list after.
      const read = label === 'valid' ? createRead(operation, request) : undefined;
      if (read) await send(read, `read before ${operation.id}`);
      const status = await send(request, label);
      increment(requested, operation.id);
      if (status < 400 && request.method === operation.method) increment(succeeded, operation.id);
      if (read && operation.kind === 'delete') await send(read, `read after ${operation.id}`);
    },
  );
  await fc.assert(property, { numRuns: RUNS_PER_ROUND, seed: seed + round, interruptAfterTimeLimit: 120_000 });
}

const format = ({ rule, message }: { readonly rule: string; readonly message: string }) => `${rule}: ${message}`;

/** Reads the record that PUT replaces, or the list that DELETE shortens. */
function createRead({ kind }: Operation, { path, headers }: HttpRequest): HttpRequest | undefined {
  if (kind !== 'replace' && kind !== 'delete') return undefined;
  const target = kind === 'delete' ? `${path.replace(/\/[^/]*$/, '')}?pageSize=1000` : path;
  const usual = headers.filter(([name]) => name === 'authorization' || name === 'x-tenant-id');
  return { method: 'GET', path: target, headers: usual, body: undefined };
}

it('Random requests to the sandbox find no violation, and each operation succeeds', {
  timeout: 7_200_000,
}, async () => {
  const sandbox = await startJudgedSandbox(true);
  onTestFinished(() => sandbox.close());
  const deadline = performance.now() + SIZE.maxTime * 1000;
  for (let round = 0; round < SIZE.rounds && performance.now() < deadline; round += 1) {
    await sandbox.reset();
    const pools = new Map<number, ValuePool>();
    for (const tenant of [1, 2]) pools.set(tenant, await collectIds(sandbox.client, demoToken, tenant));
    for (const operation of operations) await requestOften(sandbox, pools, operation, round);
  }
  const isUnsuccessful = (id: string) => !succeeded.has(id) && (requested.get(id) ?? 0) >= MIN_REQUESTS;
  const again = `Again: SEED=${seed} ${isFull ? 'TEST_SIZE=full ' : ''}npm run test:slow -- fuzz`;
  expect(operations.map(({ id }) => id).filter(isUnsuccessful), again).toEqual([]);
  expect([sum(succeeded), sum(requested) - sum(succeeded)].every((count) => count > 1000)).toBe(true);
});
