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
    now: Date.now,
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
});

describe('the administration of a request', () => {
  it('is the default one where X-Tenant-Id is malformed, which the validation reports', () => {
    for (const tenant of ['01', '1x', 'x1', '12345678901', ''])
      expect(authenticate({}, listDebtors, tenant)?.administration.id, tenant).toBe(2);
  });

  it('is not accessible to a user without administrations', () => {
    const users = [{ name: 'demo', profileName: 'Demo', administrations: [] }];
    expect(getProblem(() => createWith({ users })({})).detail.parameters).toEqual({ id: 0 });
  });
});

describe('the Accept header', () => {
  it('may be anything where the response has no body', () => {
    expect(authenticate({ accept: 'application/xml' }, deleteDebtor)).toBeDefined();
  });
});
