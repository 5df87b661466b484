import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

const headers = { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' };
const theehuis = JSON.stringify({ name: 'Theehuis', debtorKindId: 1 });

/** A sandbox in which the next calls of an operation take a while. */
async function slow(operationId: string, milliseconds: number): Promise<Sandbox & { readonly log: string[] }> {
  const log: string[] = [];
  const sandbox = await startSandbox({ port: 0, log: (line) => log.push(line) });
  const body = JSON.stringify({ operationId, effect: 'delay', milliseconds, times: 10 });
  expect((await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'POST', headers, body })).status).toBe(201);
  return { ...sandbox, log };
}

/** Resolves when so many requests wait for their delay: a fault counts who meets it. */
async function underWay({ url }: Sandbox, requests: number): Promise<void> {
  for (;;) {
    const { faults } = (await (await fetch(`${url}/_sandbox/faults`)).json()) as { faults: { remaining: number }[] };
    if (faults[0]?.remaining === 10 - requests) return;
  }
}

describe('shutdown', () => {
  it('completes requests in progress and accepts no new ones', async () => {
    const sandbox = await slow('createDebtor', 300);
    const requests = [1, 2, 3].map(() =>
      fetch(`${sandbox.url}/v1/debtors`, { method: 'POST', headers, body: theehuis }),
    );
    await underWay(sandbox, 3);
    const stopped = sandbox.close();
    const { hostname, port } = new URL(sandbox.url);
    const [refused] = await once(connect(Number(port), hostname), 'error');
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
    const responses = await Promise.all(requests);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const reply of responses) expect(await reply.json()).toMatchObject({ name: 'Theehuis' });
    await stopped;
    expect(sandbox.log).toEqual([]);
  });

  it('ends an injected delay, and completes the request', async () => {
    const sandbox = await slow('listDebtors', 60_000);
    const delayed = fetch(`${sandbox.url}/v1/debtors`, { headers });
    await underWay(sandbox, 1);
    await sandbox.close();
    expect((await delayed).status).toBe(200);
    expect(sandbox.log).toEqual([]);
  });

  it('can be requested twice', async () => {
    const sandbox = await startSandbox({ port: 0 });
    await Promise.all([sandbox.close(), sandbox.close()]);
    await sandbox.close();
  });
});
