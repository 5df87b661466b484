import { describe, expect, it } from 'vitest';
import type { Operation } from '../../contract/model.ts';
import { toModules } from '../accounting/modules.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { ProblemError } from '../messages/problems.ts';
import { demoToken } from '../seed/demo-access.ts';
import type { Database } from '../store/database.ts';
import { type AuthenticationOptions, createAuthentication } from './authentication.ts';

const contract = readContract();
const getOperation = (id: string): Operation =>
  contract.operations.find((operation) => operation.id === id) as Operation;
const listDebtors = getOperation('listDebtors');
const deleteDebtor = getOperation('deleteDebtor');
const listArticleLocations = getOperation('listArticleLocations');

const origin = 'http://localhost:4010';
const authorization = `Bearer ${demoToken}`;
const administrations = [1, 2].map((id) => ({
  id,
  name: `Company ${id}`,
  modules: toModules(id === 1 ? ['tradePack'] : []),
}));

/** Authenticates requests against two administrations, of which the second has no modules, without a database. */
function createWith(options: Partial<AuthenticationOptions> = {}) {
  const authenticate = createAuthentication({
    database: { get: () => undefined } as unknown as Database,
    users: [{ name: 'demo', profileName: 'Demo', administrations: [2, 1, 7] }],
    administrations: {
      find: (id) => administrations.find((administration) => administration.id === id),
      list: () => administrations,
      saveModules: () => undefined,
    },
    isDemoTokenOn: true,
    isTrustedOrigin: (page) => page === 'https://trusted.example',
    ...options,
  });
  return (headers: Record<string, string>, operation = listDebtors, tenant?: string) =>
    authenticate({ headers: { authorization, ...headers }, origin, exchange: {} }, operation, {
      path: {},
      query: {},
      header: tenant === undefined ? {} : { 'X-Tenant-Id': tenant },
    });
}

const authenticate = createWith();

function getProblem(call: () => unknown): Pick<ProblemError, 'kind' | 'detail' | 'headers'> {
  try {
    call();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('The request was accepted.');
}

describe('a bearer token', () => {
  it.each([authorization, `bearer ${demoToken}`, `Bearer   ${demoToken}  `])('is read from "%s"', (header) => {
    expect(authenticate({ authorization: header })?.user.name).toBe('demo');
  });

  it.each(['', demoToken, `Basic ${authorization}`, `Bearer${demoToken}`, `Bearer ${demoToken} more`])(
    'is missing in "%s"',
    (header) => {
      expect(getProblem(() => authenticate({ authorization: header }))).toMatchObject({
        kind: 'unauthorized',
        detail: { key: 'tokenMissing' },
        headers: { 'www-authenticate': 'Bearer realm="accounting-api"' },
      });
    },
  );

  it('that is unknown is called invalid', () => {
    expect(getProblem(() => authenticate({ authorization: 'Bearer stolen' }))).toMatchObject({
      kind: 'unauthorized',
      detail: { key: 'tokenUnknown' },
      headers: { 'www-authenticate': 'Bearer realm="accounting-api", error="invalid_token"' },
    });
  });

  it('that has expired is called invalid, too', () => {
    const database = { get: () => ({ user_name: 'demo', expires_at: 1 }) } as unknown as Database;
    expect(getProblem(() => createWith({ database })({ authorization: 'Bearer old' }))).toMatchObject({
      kind: 'unauthorized',
      detail: { key: 'tokenExpired' },
      headers: { 'www-authenticate': 'Bearer realm="accounting-api", error="invalid_token"' },
    });
  });

  it('is not needed for an operation without security', () => {
    expect(authenticate({ authorization: '' }, getOperation('requestToken'))).toBeUndefined();
  });

  it('of a user that does not exist is an error of the sandbox', () => {
    expect(() => createWith({ users: [] })({})).toThrow('There is no user demo');
  });
});

describe('the demo token', () => {
  it('works on the loopback interface only', () => {
    const problem = getProblem(() => createWith({ isDemoTokenOn: false })({}));
    expect(problem).toMatchObject({ kind: 'unauthorized', detail: { key: 'demoTokenNotLocal' } });
  });

  it('works for pages of the sandbox and of trusted origins, and no others', () => {
    expect(authenticate({ origin })).toBeDefined();
    expect(authenticate({ origin: 'https://trusted.example' })).toBeDefined();
    expect(getProblem(() => authenticate({ origin: 'https://evil.example' }))).toMatchObject({
      kind: 'unauthorized',
      detail: { key: 'demoTokenForeign', parameters: { origin: 'https://evil.example' } },
    });
  });
});

describe('the administration of a request', () => {
  it('is that of X-Tenant-Id, and by default the first of the user', () => {
    expect(authenticate({}, listDebtors, '1')?.administration).toBe(administrations[0]);
    expect(authenticate({})?.administration).toBe(administrations[1]);
  });

  it('is the default one where X-Tenant-Id is malformed, which the validation reports', () => {
    for (const tenant of ['01', '1x', 'x1', '12345678901', ''])
      expect(authenticate({}, listDebtors, tenant)?.administration.id, tenant).toBe(2);
  });

  it.each([
    ['of somebody else', '3', 3],
    ['that does not exist', '7', 7],
    ['with the largest number', '1234567890', 1_234_567_890],
  ])('is not accessible when it is one %s', (_, tenant, id) => {
    const detail = { key: 'administrationNotAccessible', parameters: { id } };
    expect(getProblem(() => authenticate({}, listDebtors, tenant))).toMatchObject({
      kind: 'administration-not-accessible',
      detail,
    });
  });

  it('is not accessible to a user without administrations', () => {
    const users = [{ name: 'demo', profileName: 'Demo', administrations: [] }];
    expect(getProblem(() => createWith({ users })({})).detail.parameters).toEqual({ id: 0 });
  });

  it('needs one of the modules of the operation', () => {
    expect(authenticate({}, listArticleLocations, '1')).toBeDefined();
    expect(authenticate({}, listDebtors, '2')).toBeDefined();
    expect(getProblem(() => authenticate({}, listArticleLocations, '2'))).toMatchObject({
      kind: 'module-required',
      detail: { key: 'moduleRequired', parameters: { modules: listArticleLocations.modules } },
    });
    const either = { ...listDebtors, modules: ['salesOrders', 'tradePack'] };
    expect(authenticate({}, either, '1')).toBeDefined();
  });
});

describe('the Accept header', () => {
  it.each([
    '*/*',
    'application/*',
    'application/json',
    'application/json; charset=utf-8',
    'text/html, application/json;q=0.1',
  ])('may be %s', (accept) => {
    expect(authenticate({ accept })).toBeDefined();
  });

  it.each(['application/xml', 'text/html', '', 'application/json;q=0'])('may not be "%s"', (accept) => {
    expect(getProblem(() => authenticate({ accept }))).toMatchObject({
      kind: 'not-acceptable',
      detail: { key: 'notAcceptable', parameters: { types: ['application/json'] } },
    });
  });

  it('may be anything where the response has no body', () => {
    expect(authenticate({ accept: 'application/xml' }, deleteDebtor)).toBeDefined();
  });
});
