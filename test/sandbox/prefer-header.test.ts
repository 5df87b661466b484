import { expect, it } from 'vitest';
import { operations, violations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const listDebtors = operations.find(({ id }) => id === 'listDebtors');
const schemaOf = (status: string, mediaType: string) =>
  listDebtors?.responses[status]?.content?.[mediaType]?.schema ?? {};

it('answers the status that is preferred, with the headers that belong to it', async () => {
  const { status, headers, body } = await sandbox.call('/v1/debtors', { headers: { prefer: 'code=429' } });
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('5');
  expect(violations(schemaOf('429', 'application/problem+json'), body)).toEqual([]);
});

it('makes up data when that is preferred, and it keeps to the contract', async () => {
  const { status, body } = await sandbox.call('/v1/debtors', { headers: { prefer: 'code=200, dynamic=true' } });
  expect(status).toBe(200);
  expect(body).toHaveProperty('_meta');
  expect(body._meta.administrationName).not.toBe('Kaasmakerij De Vijfhoek B.V.');
});

it('still wants a token', async () => {
  expect((await sandbox.call('/v1/debtors', { token: null, headers: { prefer: 'code=200' } })).status).toBe(401);
});

it('answers from its data when the preference is about something else', async () => {
  const { body } = await sandbox.call('/v1/debtors?pageSize=1', { headers: { prefer: 'respond-async' } });
  expect(body._data[0].name).toBe('Bakkerij Zonnestraal');
});
