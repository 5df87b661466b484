import { describe, expect, it } from 'vitest';
import { readContract, readRecordedResponses } from '../../mocks/hosts/node/read-contract.ts';
import { adaptResponse } from '../../mocks/http/recorded-response.ts';
import { findViolations, operations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const contract = readContract();

const listDebtors = operations.find(({ id }) => id === 'listDebtors');
const getSchema = (status: string, mediaType: string) =>
  listDebtors?.responses[status]?.content?.[mediaType]?.schema ?? {};

it('Prefer: code returns the status with its headers', async () => {
  const { status, headers, body } = await sandbox.call('/v1/debtors', { headers: { prefer: 'code=429' } });
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('5');
  expect(findViolations(getSchema('429', 'application/problem+json'), body)).toEqual([]);
});

it('Prefer: code returns a problem document about the request, as the sandbox sends it', async () => {
  const { status, headers, body } = await sandbox.call('/v1/articles/1', { headers: { prefer: 'code=400' } });
  expect([status, headers.get('content-type'), headers.get('content-language')]).toEqual([
    400,
    'application/problem+json',
    'en',
  ]);
  expect(body).toMatchObject({ status: 400, instance: '/v1/articles/1' });
  expect(Object.keys(body.errors)).toEqual(['id']);
});

describe.each(contract.operations)('Prefer on $id', (operation) => {
  const recorded = readRecordedResponses()[operation.id] ?? [];

  it('has a recorded response of each documented status, with its media type, headers and body', () => {
    expect([...new Set(recorded.map(({ status }) => String(status)))].sort()).toEqual(operation.statuses.toSorted());
    for (const example of recorded) {
      const response = adaptResponse(example, { origin: 'http://localhost', basePath: '', path: '/v1' });
      expect([example.example, operation.findResponseViolations(response)]).toEqual([example.example, []]);
      const { headers = {} } = operation.responses[response.status] ?? {};
      const required = Object.keys(headers).filter((name) => /^(?:location|retry-after|www-authenticate)$/i.test(name));
      for (const name of required) expect(response.headers).toHaveProperty(name.toLowerCase());
    }
  });
});

it('Prefer: example returns the recorded response of that name, with links to this sandbox', async () => {
  const { status, body } = await sandbox.call('/v1/debtors/2', { headers: { prefer: 'example=example' } });
  expect(status).toBe(200);
  expect(body._meta.self).toBe(`${sandbox.url}/v1/debtors/1`);
});

it.each([
  ['code=999', '200, 400, 401, 403, 406, 429, 500'],
  ['code=404', '200, 400, 401, 403, 406, 429, 500'],
  ['code=abc', '200, 400, 401, 403, 406, 429, 500'],
  ['code=200, example=nothing', 'example'],
])('Prefer: %s is rejected, and the response names what the operation documents', async (prefer, names) => {
  const { status, body } = await sandbox.call('/v1/debtors', { headers: { prefer, 'accept-language': 'en' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    type: expect.stringMatching(/\/validation-failed$/),
    errors: { Prefer: [expect.stringContaining(names)] },
  });
});

it('Prefer still requires a token', async () => {
  expect((await sandbox.call('/v1/debtors', { token: null, headers: { prefer: 'code=200' } })).status).toBe(401);
});

it('unknown preferences are ignored', async () => {
  const { body } = await sandbox.call('/v1/debtors?pageSize=1', { headers: { prefer: 'respond-async' } });
  expect(body._data[0].name).toBe('Bakkerij Zonnestraal');
});

it('Prefer has no effect on the control plane, which does what it is asked', async () => {
  const { body: debtor } = await sandbox.call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
  const headers = { prefer: 'code=401' };
  expect((await sandbox.call('/_sandbox/reset', { method: 'POST', headers })).status).toBe(204);
  expect((await sandbox.call(`/v1/debtors/${debtor.id}`)).status).toBe(404);
  expect((await sandbox.call('/_sandbox/clock', { headers: { prefer: 'code=999' } })).status).toBe(200);
  const { body: world } = await sandbox.call('/_sandbox/worlds', { body: {}, headers: { prefer: 'code=400' } });
  expect(world).toHaveProperty('token');
  const inWorld = `${world.url}/_sandbox`;
  for (const prefer of ['code=401', 'code=999', 'example=nothing']) {
    const clock = await sandbox.call(`${inWorld}/clock`, { headers: { prefer } });
    expect([clock.status, clock.body.running]).toEqual([200, true]);
  }
  expect((await sandbox.call(`${inWorld}/reset`, { method: 'POST', headers })).status).toBe(204);
});
