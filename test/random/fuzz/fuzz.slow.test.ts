import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { operations } from '../../../conformance/contract.ts';
import type { Violation } from '../../../conformance/rules/violations.ts';
import { list } from '../../conformance/deviations/debtors.ts';
import { changeJson, type ListBody } from '../../conformance/deviations/deviation.ts';
import { writes } from '../../conformance/deviations/writes.ts';
import { useServer } from '../../conformance/fixtures.ts';
import { type ProxyHandler, passThrough } from '../../conformance/proxy.ts';
import { createContractOracle } from './oracle.ts';
import { fuzz } from './run.ts';
import { connectTarget, startOwnTarget } from './target.ts';

const server = useServer();

const { SEED, TEST_SIZE } = process.env;
const isFull = TEST_SIZE === 'full';
/** The same requests for each commit: what fails was broken by a change. Each night others, for an hour at most. */
const SIZE = isFull ? { requests: 1_000_000, maxTime: 3600 } : { requests: 8000 };
const seed = Number(SEED ?? (isFull ? randomInt(2 ** 31) : 3));

const format = ({ operation, rule, details }: Violation): string =>
  [
    `${operation}, ${rule}`,
    ...details.flatMap(({ description, message, curl }) => [description, message, ...curl]),
  ].join('\n  ');

it('Random requests to the sandbox find no violation, and each operation succeeds', async () => {
  const { violations, statusClasses, withoutSuccess } = await fuzz({
    startTarget: () => startOwnTarget(createContractOracle),
    ...SIZE,
    seed,
  });
  const again = `Again: SEED=${seed} npm run test:slow -- ${isFull ? '--full ' : ''}test/random/fuzz/fuzz.slow.test.ts`;
  expect(violations.map(format), again).toEqual([]);
  expect(withoutSuccess, again).toEqual([]);
  for (const statusClass of ['2xx', '4xx']) expect(statusClasses.get(statusClass)).toBeGreaterThan(1000);
}, 7_200_000);

/** Sends random requests about debtors to a sandbox that deviates. Returns the rules that it breaks. */
async function fuzzDebtors(handler: ProxyHandler): Promise<readonly string[]> {
  server.proxy.setHandler(handler);
  const { violations } = await fuzz({
    startTarget: () => connectTarget(server.proxy.url, createContractOracle),
    requests: 60,
    seed: 5,
    operations: operations.filter(({ id }) => ['deleteDebtor', 'replaceDebtor'].includes(id)),
  });
  return [...new Set(violations.map(({ rule }) => rule))];
}

const keepFields = writes.find(({ name }) => name === 'PUT keeps the fields that are left out')?.handler ?? passThrough;

/** Counts debtors as if none were ever deleted. */
const keepCount = changeJson<ListBody>(list, (body) => ({
  ...body,
  _meta: { ...body._meta, totalCount: 32, pageCount: 1 },
}));

it('Random requests find nothing wrong with a sandbox behind a proxy', async () => {
  expect(await fuzzDebtors(passThrough)).toEqual([]);
});

it.each<[finding: string, handler: ProxyHandler, rule: string]>([
  ['PUT keeps fields that are left out', keepFields, 'put-replaces'],
  ['totalCount counts what was deleted', keepCount, 'total-count'],
])('Random requests find that %s', async (_finding, handler, rule) => {
  expect(await fuzzDebtors(handler)).toContain(rule);
});
