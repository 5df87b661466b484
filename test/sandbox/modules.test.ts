import { beforeAll, describe, expect, it } from 'vitest';
import { prepareRequest } from '../support/example-requests.ts';
import { fillPath, getExampleRequest, getModules, isOpenIn, operations } from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectRefused } = createRejections(sandbox);

/** The administrations of the sandbox, each with somebody who may work in it. */
const users = { 1: 'demo', 2: 'demo', 3: 'other' } as const;
const tokens: Record<number, string> = {};
beforeAll(async () => {
  for (const [id, user] of Object.entries(users)) tokens[Number(id)] = await sandbox.createToken(user);
});

const guarded = operations.filter((operation) => getModules(operation).length > 0);
const needed = [...Map.groupBy(guarded, ({ path }) => path)].map(([path]) => [path, getModules({ path })]);

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

const rows = guarded.map((operation) => [operation.method, operation.path, operation] as const);

const succeeds: Readonly<Record<string, number>> = { create: 201, delete: 204 };

describe.each(rows)('%s %s', (_method, _template, operation) => {
  const administrations = Object.keys(users).map(Number);
  const closed = administrations.filter((id) => !isOpenIn(id, operation));
  const open = administrations.filter((id) => isOpenIn(id, operation));

  it('is enabled in one administration and disabled in another', () => {
    expect([open.includes(1), closed.includes(2)]).toEqual([true, true]);
  });

  it.each(closed)('is rejected in administration %d without the module', async (tenant) => {
    const detail = createMessage('moduleRequired', { modules: getModules(operation) });
    const options = { ...getExampleRequest(operation), tenant, token: tokens[tenant] ?? '' };
    await expectRefused('module-required', detail, fillPath(operation), options);
    // Nor does it tell whether there is such a record, or what is wrong with the request.
    await expectRefused('module-required', detail, fillPath(operation, 4711), options);
    if (options.body !== undefined)
      await expectRefused('module-required', detail, fillPath(operation), { ...options, body: {} });
  });

  it.each(open)('is accepted in administration %d with the module', async (tenant) => {
    const call: typeof sandbox.call = (path, options) =>
      sandbox.call(path, { ...options, tenant, token: tokens[tenant] ?? '' });
    if (tenant === 1) {
      const { path, options } = await prepareRequest(operation, call);
      const { status, body } = await call(path, options);
      expect(status, JSON.stringify(body)).toBe(succeeds[String(operation.kind)] ?? 200);
    } else {
      // The example names records of the first administration, so that a write comes to its references and no further.
      const [first] = (await call(operation.path.replace(/\/\{\w+\}$/, ''))).body._data;
      const { status, body } = await call(fillPath(operation, first.id), getExampleRequest(operation));
      const reading = ['list', 'get'].includes(String(operation.kind));
      if (reading) expect(status).toBe(200);
      else if (operation.kind === 'delete') expect(status).toBe(204);
      else expect([200, 201, 400], JSON.stringify(body)).toContain(status);
    }
  });
});

it('does not reveal the modules of inaccessible administrations', async () => {
  for (const [path] of needed) {
    const detail = createMessage('administrationNotAccessible', { id: 3 });
    await expectRefused('administration-not-accessible', detail, fillPath({ path: String(path) }), { tenant: 3 });
  }
});
