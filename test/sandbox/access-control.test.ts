import { afterAll, describe, expect, it } from 'vitest';
import { fillPath, getExampleRequest, operations } from '../support/operations.ts';
import { createMessage, createRejections, expectProblem, languages } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored, expectRefused } = createRejections(sandbox);
afterAll(expectNothingStored);

const challenge = 'Bearer realm="accounting-api"';
const badToken = `${challenge}, error="invalid_token"`;

describe.each(operations)('$method $path', (operation) => {
  const path = fillPath(operation);
  const options = { ...getExampleRequest(operation), language: 'nl' };

  it('requires a known token, and an administration of its user', async () => {
    const missing = { ...options, token: null };
    const unauthorized = await expectRefused('unauthorized', createMessage('tokenMissing'), path, missing);
    expect(unauthorized.get('www-authenticate')).toBe(challenge);
    const stolen = { ...options, token: 'stolen' };
    const unknown = await expectRefused('unauthorized', createMessage('tokenUnknown'), path, stolen);
    expect(unknown.get('www-authenticate')).toBe(badToken);
    const foreign = createMessage('administrationNotAccessible', { id: 3 });
    await expectRefused('administration-not-accessible', foreign, path, { ...options, tenant: 3 });
  });
});

it.each(['Basic ZGVtbzpkZW1v', 'sandbox-demo-token', 'Bearer', 'Bearer two tokens', 'Token sandbox-demo-token'])(
  'rejects the header Authorization: %s',
  async (authorization) => {
    const options = { token: null, headers: { authorization } };
    const headers = await expectRefused('unauthorized', createMessage('tokenMissing'), '/v1/debtors', options);
    expect(headers.get('www-authenticate')).toBe(challenge);
  },
);

it('accepts the Bearer scheme in any case', async () => {
  const headers = { authorization: 'bearer sandbox-demo-token' };
  expect((await sandbox.call('/v1/debtors', { token: null, headers })).status).toBe(200);
});

it('rejects a token in the query, where it would be logged', async () => {
  const { status } = await sandbox.call('/v1/debtors?access_token=sandbox-demo-token', { token: null });
  expect(status).toBe(401);
});

it('rejects an expired token and says so', async () => {
  const token = await sandbox.createToken('demo', 0);
  const headers = await expectRefused('unauthorized', createMessage('tokenExpired'), '/v1/debtors', { token });
  expect(headers.get('www-authenticate')).toBe(badToken);
});

it('rejects a refresh token as an access token', async () => {
  const { body } = await sandbox.call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  expect((await sandbox.call('/v1/debtors', { token: body.access_token })).status).toBe(200);
  await expectRefused('unauthorized', createMessage('tokenUnknown'), '/v1/debtors', { token: body.refresh_token });
});

describe('X-Tenant-Id', () => {
  it.each([
    ...['abc', '1.5', '1, 2', '0x1', '', '01'].map(
      (tenant) => [tenant, createMessage('type', { types: ['integer'] })] as const,
    ),
    ['0', createMessage('minimum', { limit: 1 })],
    ['-1', createMessage('minimum', { limit: 1 })],
    ['2147483648', createMessage('maximum', { limit: 2_147_483_647 })],
  ] as const)('rejects "%s" as malformed', async (tenant, message) => {
    for (const name of ['X-Tenant-Id', 'X-TenantId']) {
      const options = { headers: { [name]: tenant } };
      await expectInvalid({ path: '/v1/debtors', options, errors: { [name]: message } });
    }
  });

  it('is rejected when it is empty, whether or not the same request was sent without it before', async () => {
    const send = async (headers = {}) => (await sandbox.call('/v1/debtors?pageSize=3', { headers })).status;
    const empty = { 'x-tenant-id': '' };
    expect([await send(empty), await send(), await send(empty)]).toEqual([400, 200, 400]);
  });

  it.each([9, 2_147_483_647])('rejects the unknown administration %d', async (tenant) => {
    const detail = createMessage('administrationNotAccessible', { id: tenant });
    await expectRefused('administration-not-accessible', detail, '/v1/debtors', { tenant });
  });

  it('rejects an inaccessible administration like an unknown one, except for its number', async () => {
    for (const language of languages) {
      const [foreign, missing] = await Promise.all(
        [3, 4711].map((tenant) => sandbox.call('/v1/debtors', { tenant, language })),
      );
      if (!foreign || !missing) throw new Error('There is no answer');
      expectProblem(foreign, 'administration-not-accessible', language, '/v1/debtors');
      expect(JSON.stringify(missing.body).replace('4711', '3')).toBe(JSON.stringify(foreign.body));
      const headers = [foreign, missing].map((reply) => [...reply.headers.keys()]);
      expect(headers[0]).toEqual(headers[1]);
    }
  });

  it('wins over its alias, whichever is sent first', async () => {
    const chosen = { 'X-Tenant-Id': '2' };
    for (const headers of [
      { ...chosen, 'X-TenantId': '1' },
      { 'X-TenantId': '1', ...chosen },
    ])
      expect((await sandbox.call('/v1/debtors', { headers })).body._meta.administrationId).toBe(2);
  });

  it('defaults to the first administration of the user', async () => {
    const token = await sandbox.createToken('other');
    expect((await sandbox.call('/v1/debtors', { token })).body._meta.administrationId).toBe(3);
    expect((await sandbox.call('/v1/debtors')).body._meta.administrationId).toBe(1);
  });
});
