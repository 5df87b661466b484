import { expect, it } from 'vitest';
import { operations } from '../support/contract.ts';
import { prepareRequest } from '../support/example-requests.ts';
import { useSandbox } from '../support/sandbox.ts';

const lossy = useSandbox();
const plain = useSandbox();

async function prepare({ call, reset }: typeof lossy, operation: (typeof operations)[number]) {
  await reset();
  const body = { now: '2026-04-16T09:30:00Z', running: false };
  expect((await call('/_sandbox/clock', { method: 'PUT', body, token: null })).status).toBe(200);
  return prepareRequest(operation, call);
}

const readState = async ({ url }: typeof lossy): Promise<string> => (await fetch(`${url}/_sandbox/state`)).text();

it.each(operations)('$id is carried out when its response is lost', async (operation) => {
  const prepared = await prepare(lossy, operation);
  const fault = { operationId: operation.id, effect: 'drop', when: 'after' };
  expect((await lossy.call('/_sandbox/faults', { body: fault, token: null })).status).toBe(201);
  await expect(lossy.call(prepared.path, prepared.options)).rejects.toThrow('fetch failed');
  expect((await lossy.call('/_sandbox/faults', { token: null })).body.faults).toEqual([]);

  const { path, options } = await prepare(plain, operation);
  expect((await plain.call(path, options)).status).toBeLessThan(400);
  // Not `toBe`, which would print a megabyte.
  expect((await readState(lossy)) === (await readState(plain))).toBe(true);
});
