import { afterAll, expect, it } from 'vitest';
import { operations, violations } from '../contract/bundle.ts';
import { useSandbox } from '../testing.ts';

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

it.each([
  ['code=999', '200, 400, 401, 403, 406, 429, 500'],
  ['code=404', '200, 400, 401, 403, 406, 429, 500'],
  ['code=abc', '200, 400, 401, 403, 406, 429, 500'],
  ['example=nothing', 'example'],
])('rejects %s, which the operation does not document, and names what it documents', async (prefer, names) => {
  const { status, body } = await sandbox.call('/v1/debtors', { headers: { prefer, 'accept-language': 'en' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    type: expect.stringMatching(/\/validation-failed$/),
    errors: { Prefer: [expect.stringContaining(names)] },
  });
});

it('sends a small page of random data, also of the largest records', async () => {
  const paths = [
    'salesinvoices',
    'purchaseinvoices',
    'draftsalesinvoiceswithlines',
    'journalentrieswithlines',
    'ledgerlines?Bookyear=2026',
  ];
  for (const path of [...paths, ...paths]) {
    const { status, body } = await sandbox.call(`/v1/${path}`, { headers: { prefer: 'dynamic=true' } });
    expect([path, status]).toEqual([path, 200]);
    expect(body._data.length).toBeLessThanOrEqual(2);
  }
});

it('still wants a token', async () => {
  expect((await sandbox.call('/v1/debtors', { token: null, headers: { prefer: 'code=200' } })).status).toBe(401);
});

it('answers from its data when the preference is about something else', async () => {
  const { body } = await sandbox.call('/v1/debtors?pageSize=1', { headers: { prefer: 'respond-async' } });
  expect(body._data[0].name).toBe('Bakkerij Zonnestraal');
});

afterAll(() => expect(sandbox.complaints).toEqual([]));
