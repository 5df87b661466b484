import { expect, test } from 'vitest';
import { operations } from '../../conformance/contract.ts';
import { createContractOracle } from '../../conformance/fuzz/oracle.ts';
import { fuzz } from '../../conformance/fuzz/run.ts';
import { connectTarget } from '../../conformance/fuzz/target.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { list } from './deviations/debtors.ts';
import { changeJson, type ListBody } from './deviations/deviation.ts';
import { writes } from './deviations/writes.ts';
import { useServer } from './fixtures.ts';
import { type ProxyHandler, passThrough } from './proxy.ts';

const server = useServer();

/** Sends random requests about debtors to a sandbox that deviates. Returns the rules that it breaks. */
async function fuzzDebtors(handler: ProxyHandler): Promise<readonly string[]> {
  server.proxy.setHandler(handler);
  const { url } = server.proxy;
  const { violations } = await fuzz({
    startTarget: () => connectTarget({ url, token: demoToken, tenant: 1 }, createContractOracle),
    url,
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

test('Random requests find nothing wrong with a sandbox', async () => {
  expect(await fuzzDebtors(passThrough)).toEqual([]);
});

test.each<[finding: string, handler: ProxyHandler, rule: string]>([
  ['PUT keeps fields that are left out', keepFields, 'put-replaces'],
  ['totalCount counts what was deleted', keepCount, 'total-count'],
])('Random requests find that %s', async (_finding, handler, rule) => {
  expect(await fuzzDebtors(handler)).toContain(rule);
});
