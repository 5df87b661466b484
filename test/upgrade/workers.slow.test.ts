import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createWorld, createWorldClient } from '../cluster/world.ts';
import { bundle } from '../support/contract.ts';
import { startWorkerd, WORKER } from '../support/start-workerd.ts';
import { createEarlierWorker, EARLIER_VERSION } from './earlier-worker.ts';

type State = Readonly<Record<string, unknown>>;

it('the worlds of an earlier worker open in the next one with their books and tokens, without snapshots, and not in the earlier one again', async () => {
  const earlier = await createEarlierWorker();
  onTestFinished(() => rm(earlier, { recursive: true }));
  const workerd = await startWorkerd({ clock: '2026-04-16T09:30:00Z' }, earlier);
  onTestFinished(workerd.close);
  const world = await createWorld(workerd.url, 'shop', '');
  const call = createWorldClient(workerd.url, world);
  const readState = async (): Promise<State> => {
    const { status, body } = await call('GET', '/_sandbox/state');
    expect(status, JSON.stringify(body).slice(0, 500)).toBe(200);
    return { ...(body as State), clock: undefined };
  };

  expect((await call('POST', '/v1/debtors', { name: 'Theehuis', debtorKindId: 1 })).status).toBe(201);
  expect((await call('POST', '/_sandbox/snapshots', { name: 'earlier' })).status).toBe(201);
  const before = await readState();
  expect(before.contractVersion).toBe(EARLIER_VERSION);

  await workerd.deploy(WORKER);
  const upgraded = { ...before, contractVersion: bundle.info.version };
  expect(await readState()).toEqual(upgraded);
  expect((await call('POST', '/v1/debtors', { name: 'Kaasboer', debtorKindId: 1 })).status).toBe(201);
  expect((await call('GET', '/_sandbox/snapshots')).body).toEqual({ snapshots: [] });
  expect((await call('POST', '/_sandbox/reset')).status).toBe(204);

  await workerd.deploy(earlier);
  const { status, body } = await call('GET', '/v1/debtors');
  expect([status, body]).toEqual([
    500,
    expect.objectContaining({ detail: expect.stringContaining('of a later version') }),
  ]);
  expect(workerd.log.join('')).toContain(
    `Use a sandbox with version ${bundle.info.version} of the contract, or a later one.`,
  );
  await workerd.deploy(WORKER);
  expect((await call('GET', '/v1/debtors')).status).toBe(200);
});
