import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/demo-access.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import type { Context } from '../check.ts';
import { CleanupRegistry } from '../cleanup.ts';
import { type Operation, operations } from '../contract.ts';
import { discover, Inventory } from '../discovery.ts';
import { Session } from '../session.ts';
import { writeChecks } from './index.ts';
import { getRecords } from './records.ts';

let sandbox: Sandbox;
let inventory: Inventory;

const createSession = (selected: readonly Operation[]): Session =>
  new Session({
    ...{ url: sandbox.url, token: demoToken, tenant: 1, write: true, language: 'nl', operations: selected },
    ...{ concurrency: 4, maxRetryWait: 1, timeout: 30, profile: 'full', allowPermanent: false },
    client: undefined,
  });

/** A context of some operations. */
function createContext(names: RegExp): Context {
  const session = createSession(operations.filter(({ id }) => names.test(id)));
  return { session, inventory, cleanup: new CleanupRegistry() };
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const session = createSession(operations);
  inventory = await discover(session);
  session.close();
});
afterAll(() => sandbox.close());

describe('The write checks', () => {
  it('cover every status of orders, which only a view creates, and delete all records', async () => {
    const context = createContext(/^(replace|update|delete)SalesOrder$/);
    const { session, cleanup } = context;
    for (const operation of session.settings.operations) {
      for (const check of writeChecks.filter(({ appliesTo }) => appliesTo(operation)))
        await check.run(operation, context);
    }
    expect(session.violations.all).toEqual([]);
    const { provokable, covered } = session.coverage.count();
    expect(covered).toBe(provokable);
    expect(cleanup.remaining.length).toBeGreaterThan(0);
    expect(await cleanup.deleteAll(session)).toEqual([]);
    session.close();
  });

  it('never change a record of others', async () => {
    const { session, ...rest } = createContext(/Debtor/);
    const records = getRecords({ session, ...rest });
    const findOperation = (id: string): Operation => operations.find((operation) => operation.id === id) as Operation;
    const description = 'a record of others';
    for (const [id, path] of [
      ['deleteDebtor', '/v1/debtors/1'],
      ['createDebtorMandate', '/v1/debtors/1/mandates'],
      ['updateDebtorMandate', '/v1/debtors/1/mandates/2147483647'],
    ] as const) {
      await expect(records.send(findOperation(id), { description, path })).rejects.toThrow(
        'is not a record of this run',
      );
    }
    expect(session.requests).toBe(0);
    session.close();
  });

  it('record the business rule for which a record cannot be created', async () => {
    const context = createContext(/^createDebtor$/);
    const { session } = context;
    const empty: Context = { ...context, inventory: new Inventory() };
    const [operation] = session.settings.operations;
    // Without known records there is no debtor kind to refer to.
    for (const check of writeChecks.filter(({ name }) => name === 'create'))
      await check.run(operation as Operation, empty);
    expect(session.coverage.getCell(operation as Operation, '201')).toMatchObject({
      state: 'skipped',
      reason: expect.stringMatching(/^rejected: debtorKindId/),
    });
    session.close();
  });
});
