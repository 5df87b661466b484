import { expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

const { call } = useSandbox();

it('rejects an empty X-Tenant-Id, whether or not the same request was sent without it before', async () => {
  const statuses: number[] = [];
  for (const headers of [{ 'x-tenant-id': '' }, {}, { 'x-tenant-id': '' }, {}])
    statuses.push((await call('/v1/debtors?pageSize=3', { headers })).status);
  expect(statuses).toEqual([400, 200, 400, 200]);
});
