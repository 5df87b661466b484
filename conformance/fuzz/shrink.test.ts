import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoToken } from '../../mocks/sandbox.ts';
import { operations } from './document.ts';
import { type Draw, type Drawn, drawFor } from './draw.ts';
import { harvested } from './harvest.ts';
import type { Judge } from './judge.ts';
import { randomOf } from './random.ts';
import type { Request } from './request.ts';
import { type Shrinker, shrinkerWith } from './shrink.ts';
import { openTarget, type Target } from './target.ts';

interface Answer {
  readonly creditLimit?: number | null;
  readonly _meta: { readonly totalCount?: number };
}

/** Finds fault with debtors who may owe much, and with lists of more debtors than the demo company has. */
const judge: Judge = ({ method, path }, { status, body }) => {
  if (status >= 300 || method === 'HEAD' || !/^\/v1\/debtors(\?|$)/.test(path)) return [];
  const { creditLimit, _meta } = JSON.parse(body.toString()) as Answer;
  if (method === 'POST') return Number(creditLimit) > 5000 ? ['planted: too much credit'] : [];
  return Number(_meta.totalCount) > 32 ? [`planted: ${_meta.totalCount} debtors`] : [];
};

let target: Target;
let shrinker: Shrinker;
let draw: Draw;
beforeAll(async () => {
  target = await openTarget(judge);
  shrinker = shrinkerWith(judge);
  const pools = new Map([[1, await harvested(target.sender, 1)]]);
  draw = drawFor({ token: demoToken, pools }, randomOf(20_260_417));
});
afterAll(async () => {
  await target.close();
  await shrinker.close();
});

/** Draws requests to an operation until one of them is answered wrongly. */
async function drawWrong(id: string, history: Request[] = []): Promise<[Drawn, string]> {
  const operation = operations.find((one) => one.id === id);
  for (let count = 0; operation && count < 300; count += 1) {
    const drawn = draw(operation);
    const { reply, faults } = await target.ask(drawn.request);
    if (faults[0] !== undefined) return [drawn, faults[0]];
    if (reply && reply.status < 300 && drawn.request.method !== 'GET') history.push(drawn.request);
  }
  throw new Error(`No request to ${id} was answered wrongly`);
}

it('a finding is shown with the smallest request that gets it', async () => {
  const { request, what, before } = await shrinker.shrink(...(await drawWrong('createDebtor')), []);
  expect([what, before]).toEqual(['planted: too much credit', []]);
  const { creditLimit, ...rest } = JSON.parse(Buffer.from(request.body ?? []).toString());
  expect(Object.keys(rest).toSorted()).toEqual(['debtorKindId', 'name']);
  expect(creditLimit).toBeGreaterThan(5000);
});

it('a finding is shown with the requests that must come before it, and no others', async () => {
  const history: Request[] = [];
  await target.sandbox.reset();
  await drawWrong('createDebtor', history);
  await target.ask(history[0] as Request);
  const { request, what, before } = await shrinker.shrink(...(await drawWrong('listDebtors')), history.slice(0, 5));
  expect(before).toHaveLength(1);
  expect(what).toBe('planted: 33 debtors');
  expect(request.path.replace(/\?.*/, '')).toBe('/v1/debtors');
});

it('a finding that does not happen again is shown as it was', async () => {
  const drawn = draw(operations[0] as (typeof operations)[number]);
  const shrunk = await shrinker.shrink(drawn, 'planted: never again', []);
  expect(shrunk).toEqual({ request: drawn.request, what: 'planted: never again', before: undefined });
});
