import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken, type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import type { Context } from '../check.ts';
import { type Operation, operations } from '../contract.ts';
import { Created } from '../created.ts';
import { Found, look } from '../found.ts';
import { Session } from '../session.ts';
import { writingChecks } from './checks.ts';
import { recordsOf } from './records.ts';

let sandbox: Sandbox;
let found: Found;

const sessionFor = (chosen: readonly Operation[]): Session =>
  new Session({
    ...{ url: sandbox.url, token: demoToken, tenant: 1, write: true, language: 'nl', operations: chosen },
    ...{ concurrency: 4, rate: undefined, patience: 1, timeout: 30, sandbox: true, leaveFiles: false },
    client: undefined,
  });

/** What is tried on some operations, after the sandbox was looked at once. */
function contextFor(names: RegExp): Context {
  const session = sessionFor(operations.filter(({ id }) => names.test(id)));
  return { session, found, created: new Created() };
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const session = sessionFor(operations);
  found = await look(session);
  session.close();
});
afterAll(() => sandbox.close());

describe('the writing checks', () => {
  it('visit every status of the orders, which have no POST of their own, and leave nothing behind', async () => {
    const context = contextFor(/^(replace|update|delete)SalesOrder$/);
    const { session, created } = context;
    for (const operation of session.settings.operations) {
      for (const check of writingChecks.filter((one) => one.appliesTo(operation))) await check.run(operation, context);
    }
    expect(session.violations.all).toEqual([]);
    const { documented, visited } = session.coverage.count();
    expect(visited).toBe(documented);
    expect(created.paths.length).toBeGreaterThan(0);
    expect(await created.removeAll(session)).toEqual([]);
    session.close();
  });

  it('never send what writes to a record that they did not make', async () => {
    const { session, ...rest } = contextFor(/Debtor/);
    const records = recordsOf({ session, ...rest });
    const operation = (id: string): Operation => operations.find((one) => one.id === id) as Operation;
    const about = 'a record of somebody else';
    for (const [id, path] of [
      ['deleteDebtor', '/v1/debtors/1'],
      ['createDebtorMandate', '/v1/debtors/1/mandates'],
      ['updateDebtorMandate', '/v1/debtors/1/mandates/2147483647'],
    ] as const) {
      await expect(records.send(operation(id), { about, path })).rejects.toThrow('is not a record of this run');
    }
    expect(session.requests).toBe(0);
    session.close();
  });

  it('say why a record could not be made, when a rule of the server is against it', async () => {
    const context = contextFor(/^createDebtor$/);
    const { session } = context;
    const empty: Context = { ...context, found: new Found() };
    const [operation] = session.settings.operations;
    // Nothing is known of the server, so there is no debtor kind to name.
    for (const check of writingChecks.filter(({ name }) => name === 'creation'))
      await check.run(operation as Operation, empty);
    expect(session.coverage.cell(operation as Operation, '201')).toMatchObject({
      state: 'not reachable',
      why: expect.stringMatching(/^refused: debtorKindId/),
    });
    session.close();
  });
});
