import { expect, it } from 'vitest';
import { findViolations, operations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const listDebtors = operations.find(({ id }) => id === 'listDebtors');
const schemaOf = (status: string, mediaType: string) =>
  listDebtors?.responses[status]?.content?.[mediaType]?.schema ?? {};

it('Prefer: code returns the status with its headers', async () => {
  const { status, headers, body } = await sandbox.call('/v1/debtors', { headers: { prefer: 'code=429' } });
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('5');
  expect(findViolations(schemaOf('429', 'application/problem+json'), body)).toEqual([]);
});

it('Prefer: dynamic generates data that fits the contract', async () => {
  const { status, body } = await sandbox.call('/v1/debtors', { headers: { prefer: 'code=200, dynamic=true' } });
  expect(status).toBe(200);
  expect(body).toHaveProperty('_meta');
  expect(body._meta.administrationName).not.toBe('Kaasmakerij De Vijfhoek B.V.');
});

it('Prefer still requires a token', async () => {
  expect((await sandbox.call('/v1/debtors', { token: null, headers: { prefer: 'code=200' } })).status).toBe(401);
});

it('unknown preferences are ignored', async () => {
  const { body } = await sandbox.call('/v1/debtors?pageSize=1', { headers: { prefer: 'respond-async' } });
  expect(body._data[0].name).toBe('Bakkerij Zonnestraal');
});
