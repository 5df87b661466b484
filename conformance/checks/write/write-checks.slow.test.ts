import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Sandbox, startSandbox } from '../../../mocks/index.ts';
import { demoSettings } from '../../../test/conformance/run-checks.ts';
import { getOperation } from '../../../test/support/exchange.ts';
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
  new Session({ ...demoSettings, url: sandbox.url, write: true, language: 'nl', operations: selected });

function createTestContext(names: RegExp, known = inventory): Context {
  const session = createSession(operations.filter(({ id }) => names.test(id)));
  onTestFinished(() => session.close());
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
  });

  it.each([
    ['deleteDebtor', '/v1/debtors/1'],
    ['createDebtorMandate', '/v1/debtors/1/mandates'],
    ['updateDebtorMandate', '/v1/debtors/1/mandates/2147483647'],
    ['updateDebtor', '/v1/debtors/k-11'],
    ['updateDebtor', '/v1/debtors/K-11/'],
  ])('never change a record of others: %s %s', async (id, path) => {
    const others = new Inventory();
    others.addCollection('/v1/debtors', { rows: [{}], getPath: () => '/v1/debtors/k-11' } as unknown as Collection);
    const { session, send } = createTestContext(/Debtor/, path.toLowerCase().includes('k-11') ? others : inventory);
    await expect(send(getOperation(id), { description: 'of others', path })).rejects.toThrow(
      'is not a record of this run',
    );
    expect(session.requests).toBe(0);
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
  });
});
