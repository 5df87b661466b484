import { describe, expect, it } from 'vitest';
import { fillPath, getExampleRequest, getModules, isOpenIn, operations } from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectRefused } = createRejections(sandbox);

/** Administrations that lack modules, each with somebody who may work in it. */
const users = { 2: 'demo', 3: 'other' } as const;

const guarded = operations.filter((operation) => getModules(operation).length > 0);
const needed = [...Map.groupBy(guarded, ({ path }) => path)].map(([path]) => [path, getModules({ path })] as const);

it('only article locations and sales orders require a module', () => {
  const orders = ['tradePack', 'salesOrders'];
  expect(Object.fromEntries(needed)).toEqual({
    '/v1/articlelocations': ['tradePack'],
    '/v1/articlelocations/{id}': ['tradePack'],
    '/v1/salesorders': orders,
    '/v1/salesorders/{id}': orders,
    '/v1/salesorderwithlines': orders,
    '/v1/salesorderwithlines/{id}': orders,
  });
});

// In the first administration, `test/contract/` has a success of each operation.
describe.each([2, 3] as const)('in administration %d', (tenant) => {
  it.each(guarded.filter((operation) => !isOpenIn(tenant, operation)))(
    '$method $path is rejected without its module',
    async (operation) => {
      const detail = createMessage('moduleRequired', { modules: getModules(operation) });
      const options = { ...getExampleRequest(operation), tenant, token: await sandbox.createToken(users[tenant]) };
      await expectRefused('module-required', detail, fillPath(operation), options);
      // Nor does it tell whether there is such a record, or what is wrong with the request.
      await expectRefused('module-required', detail, fillPath(operation, 4711), options);
      if (options.body !== undefined)
        await expectRefused('module-required', detail, fillPath(operation), { ...options, body: {} });
    },
  );

  it('every operation whose module is on can be called', async () => {
    const token = await sandbox.createToken(users[tenant]);
    for (const operation of guarded.filter((each) => isOpenIn(tenant, each))) {
      const { status } = await sandbox.call(fillPath(operation), { ...getExampleRequest(operation), tenant, token });
      // The example names records of the first administration, so that a write comes to its references and no further.
      expect([operation.id, [401, 403].includes(status)]).toEqual([operation.id, false]);
    }
  });
});

it('the modules of inaccessible administrations are not revealed', async () => {
  for (const [path] of needed) {
    const detail = createMessage('administrationNotAccessible', { id: 3 });
    await expectRefused('administration-not-accessible', detail, fillPath({ path }), { tenant: 3 });
  }
});
