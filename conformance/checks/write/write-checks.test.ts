import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../mocks/index.ts';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import { type Operation, operations } from '../../contract.ts';
import { CleanupRegistry } from '../../data/cleanup.ts';
import { discover, Inventory } from '../../data/discovery.ts';
import type { Collection } from '../../data/rows.ts';
import { Session } from '../../session/session.ts';
import { type Context, createContext } from '../check.ts';
import { runTask } from '../run.ts';
import { writeChecks } from './index.ts';

let sandbox: Sandbox;
let inventory: Inventory;

const createSession = (selected: readonly Operation[]): Session =>
  new Session({
    url: sandbox.url,
    token: demoToken,
    tenant: 1,
    write: true,
    language: 'nl',
    operations: selected,
    concurrency: 4,
    maxRetryWait: 1,
    timeout: 30,
    profile: 'full',
    allowPermanent: false,
    client: undefined,
  });

function createTestContext(names: RegExp, known = inventory): Context {
  const session = createSession(operations.filter(({ id }) => names.test(id)));
  return createContext({ session, inventory: known, cleanup: new CleanupRegistry() });
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
    const context = createTestContext(/^(replace|update|delete)SalesOrder$/);
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
    const { session, send } = createTestContext(/Debtor/);
    const findOperation = (id: string): Operation => operations.find((operation) => operation.id === id) as Operation;
    const description = 'a record of others';
    for (const [id, path] of [
      ['deleteDebtor', '/v1/debtors/1'],
      ['createDebtorMandate', '/v1/debtors/1/mandates'],
      ['updateDebtorMandate', '/v1/debtors/1/mandates/2147483647'],
    ] as const) {
      await expect(send(findOperation(id), { description, path })).rejects.toThrow('is not a record of this run');
    }
    expect(session.requests).toBe(0);
    session.close();
  });

  it('never change a record of others whose identifier is a text', async () => {
    const others = new Inventory();
    const { session, send } = createTestContext(/Debtor/, others);
    const operation = operations.find(({ id }) => id === 'updateDebtor') as Operation;
    const collection = { rows: [{}], getPath: () => '/v1/debtors/k-11' } as unknown as Collection;
    others.addCollection('/v1/debtors', collection);
    for (const path of ['/v1/debtors/k-11', '/v1/debtors/K-11/']) {
      await expect(send(operation, { description: 'others', path })).rejects.toThrow('is not a record');
    }
    expect(session.requests).toBe(0);
    session.close();
  });

  it('record the business rule for which a record cannot be created', async () => {
    // Without known records there is no debtor kind to refer to.
    const context = createTestContext(/^createDebtor$/, new Inventory());
    const { session } = context;
    const [operation] = session.settings.operations;
    for (const check of writeChecks.filter(({ name }) => name === 'create'))
      await runTask({ check, operation: operation as Operation }, context);
    expect(session.coverage.getCell(operation as Operation, '201')).toMatchObject({
      state: 'skipped',
      reason: expect.stringMatching(/^rejected: debtorKindId/),
    });
    session.close();
  });
});
