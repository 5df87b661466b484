import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { controlRequests } from '../support/control-operations.ts';
import { fillPath, listOperations } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { sandboxHosts } from '../support/sandbox-hosts.ts';

const reads = [
  ...controlRequests.filter(([method]) => method === 'GET').map(([, path]) => path),
  ...listOperations('list', 'get', 'download').map((operation) => fillPath(operation)),
];

describe.each(sandboxHosts)('in %s, a response that nobody reads', (_host, use) => {
  const sandbox = use();
  const { call, send } = sandbox;
  const headers = { authorization: 'Bearer sandbox-demo-token' };

  it.each(['GET', 'HEAD'])('to %s of any path holds up no request', async (method) => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const path of reads) await send(sandbox.url + path, { method, headers, signal });
    for (const path of ['/_sandbox/state', '/v1/debtors', '/_sandbox/requests'])
      expect((await call(path)).status, path).toBe(200);
    expect((await call('/_sandbox/state', { method: 'PUT', body: (await call('/_sandbox/state')).body })).status).toBe(
      204,
    );
    expect((await call('/_sandbox/reset', { method: 'POST' })).status).toBe(204);
    controller.abort();
  });
});

describe('a connection that reads nothing', () => {
  const sandbox = useSandbox({ extraLedgerLines: 40_000 });
  const { call } = sandbox;
  const ledger = '/v1/ledgerlines?Bookyear=2026&pageSize=100000';

  /** Reads a response that is too large to be judged each time. */
  async function read(path: string): Promise<number> {
    const response = await fetch(sandbox.url + path, { headers: { authorization: 'Bearer sandbox-demo-token' } });
    await response.arrayBuffer();
    return response.status;
  }

  it.each(['/_sandbox/state', ledger])('holds up no request by GET %s', async (path) => {
    const { hostname, port } = new URL(sandbox.url);
    const socket = connect({ host: hostname, port: Number(port) });
    onTestFinished(() => void socket.destroy());
    const head = 'Host: localhost\r\nAuthorization: Bearer sandbox-demo-token';
    socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
    // Its first bytes have arrived, and nothing is read any more.
    await new Promise((resolve) => void socket.once('readable', resolve));
    expect(await read(path)).toBe(200);
    expect(await read('/_sandbox/state')).toBe(200);
  });

  it('is not made above a maximum, in its world only, until they are closed', async () => {
    const { body: world } = await call('/_sandbox/worlds', { method: 'POST', body: {} });
    const { hostname, port } = new URL(sandbox.url);
    const head = 'Host: localhost\r\nAuthorization: Bearer sandbox-demo-token';
    const sockets = Array.from({ length: 30 }, () => connect({ host: hostname, port: Number(port) }));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    for (const socket of sockets) socket.write(`GET ${ledger} HTTP/1.1\r\n${head}\r\n\r\n`);
    const starts = sockets.map(async (socket) => {
      await new Promise((resolve) => void socket.once('readable', resolve));
      return String(socket.read(12));
    });
    const statuses = await Promise.all(starts);
    expect(statuses).toContain('HTTP/1.1 200');
    expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'HTTP/1.1 503'));
    const rejected = await call('/v1/debtors');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await call(`${world.url}/v1/debtors`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await call('/v1/debtors')).status).toBe(200);
  });
});
