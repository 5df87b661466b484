import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { operations } from '../../../conformance/contract.ts';
import { type HttpRequest, type Issue, parseJson } from '../../../conformance/session/http.ts';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import { createRandom } from '../generators/random.ts';
import { collectIds } from './collect-ids.ts';
import type { Oracle } from './oracle.ts';
import { createSampler, type Sample, type Sampler } from './sampler.ts';
import { createShrinker, type Shrinker } from './shrink.ts';
import { type FuzzTarget, startOwnTarget } from './target.ts';

interface DebtorResponse {
  readonly creditLimit?: number | null;
  readonly _meta: { readonly totalCount?: number };
}

const createIssue = (message: string): Issue => ({ rule: 'server-error', message });

/** Selects records, so that the number of records is not that of all. */
const FILTER = /[?&](?!page|orderby|fields|metaOnly)/i;

/** Reports debtors with a high credit limit, and lists of more debtors than the demo company has. */
const oracle: Oracle = ({ method, path }, { status, body }) => {
  if (status >= 300 || method === 'HEAD' || !/^\/v1\/debtors(\?|$)/.test(path)) return [];
  const { creditLimit, _meta } = parseJson(body) as DebtorResponse;
  if (method === 'POST') return Number(creditLimit) > 5000 ? [createIssue('too much credit')] : [];
  return Number(_meta.totalCount) > 32 && !FILTER.test(path) ? [createIssue(`${_meta.totalCount} debtors`)] : [];
};

let target: FuzzTarget;
let shrinker: Shrinker;
let sample: Sampler;
beforeAll(async () => {
  const start = () => startOwnTarget(() => oracle);
  target = await start();
  shrinker = createShrinker(start);
  const pools = new Map([[1, await collectIds(target, 1)]]);
  sample = createSampler({ token: demoToken, pools }, createRandom(20_260_417));
});
afterAll(async () => {
  await target.close();
  await shrinker.close();
});

/** Samples requests to an operation until one has an issue. */
async function sampleIssue(id: string, history: HttpRequest[] = []): Promise<[Sample, Issue]> {
  const operation = operations.find((candidate) => candidate.id === id);
  for (let count = 0; operation && count < 300; count += 1) {
    const drawn = sample(operation);
    const { response, issues } = await target.request(drawn.request);
    const isPlain = drawn.request.method === operation.method.toUpperCase();
    if (issues[0] !== undefined && isPlain) return [drawn, issues[0]];
    if (isPlain && response && response.status < 300 && drawn.request.method !== 'GET') history.push(drawn.request);
  }
  throw new Error(`No request to ${id} has an issue.`);
}

it('An issue is reproduced with the smallest request', async () => {
  const { requests, issue, isReproducible } = await shrinker.shrink(...(await sampleIssue('createDebtor')), []);
  expect([issue.message, requests.length, isReproducible]).toEqual(['too much credit', 1, true]);
  const { creditLimit, ...rest } = parseJson(requests[0]?.body ?? Buffer.alloc(0)) as Record<string, unknown>;
  expect(Object.keys(rest).toSorted()).toEqual(['debtorKindId', 'name']);
  expect(creditLimit).toBeGreaterThan(5000);
});

it('An issue is reproduced with the requests that must come before it, and no others', async () => {
  const history: HttpRequest[] = [];
  await target.reset();
  while (history.length === 0) await sampleIssue('createDebtor', history);
  await target.request(history[0] as HttpRequest);
  const listed = await sampleIssue('listDebtors');
  const { requests, issue } = await shrinker.shrink(...listed, history.slice(0, 5));
  expect(requests).toHaveLength(2);
  expect(issue.message).toBe('33 debtors');
  expect(requests[1]?.path.replace(/\?.*/, '')).toBe('/v1/debtors');
});

it('An issue found at the end of the time is returned with the requests as they were', async () => {
  const history: HttpRequest[] = [];
  await target.reset();
  await sampleIssue('createDebtor', history);
  const hurried = createShrinker(() => startOwnTarget(() => oracle), performance.now());
  onTestFinished(() => hurried.close());
  const [drawn, issue] = await sampleIssue('listDebtors');
  const { requests, isReproducible } = await hurried.shrink(drawn, issue, history);
  expect([requests, isReproducible]).toEqual([[...history, drawn.request], true]);
});

it('An issue that does not happen again is returned with its request', async () => {
  const drawn = sample(operations[0] as (typeof operations)[number]);
  const issue = createIssue('never again');
  const reproduction = await shrinker.shrink(drawn, issue, []);
  expect(reproduction).toEqual({ requests: [drawn.request], issue, isReproducible: false });
});
