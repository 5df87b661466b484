import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { controlRequests } from '../support/control-operations.ts';
import { fillPath, listOperations } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { sandboxHosts } from '../support/sandbox-hosts.ts';

const reads = [
  ...controlRequests.filter(([method]) => method === 'GET').map(([, path]) => path.replace('?limit=0', '')),
  ...listOperations('list', 'get', 'download').map((operation) => fillPath(operation)),
];

const headers = { authorization: 'Bearer sandbox-demo-token' };

describe.each(sandboxHosts)('in %s, a response that nobody reads', (_host, use) => {
  const sandbox = use();
  const { call, send } = sandbox;

  it.each(['GET', 'HEAD'])('to %s of any path holds up no request', async (method) => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const path of reads) await send(sandbox.url + path, { method, headers, signal });
    for (const path of ['/_sandbox/state', '/v1/debtors', '/_sandbox/requests'])
      expect((await call(path)).status, path).toBe(200);
    const { body } = await call('/_sandbox/state');
    expect((await call('/_sandbox/state', { method: 'PUT', body })).status).toBe(204);
    expect((await call('/_sandbox/reset', { method: 'POST' })).status).toBe(204);
    controller.abort();
  });
});

describe('a connection that reads nothing', () => {
  const sandbox = useSandbox({ extraLedgerLines: 40_000 });
  const { call } = sandbox;
  const ledger = '/v1/ledgerlines?Bookyear=2026&pageSize=100000';

  /** Opens a connection. Its first bytes have arrived then, and nothing more is read. */
  async function open(path: string): Promise<Socket> {
    const { hostname, port } = new URL(sandbox.url);
    const socket = connect({ host: hostname, port: Number(port) });
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${headers.authorization}\r\n\r\n`);
    await new Promise((resolve) => void socket.once('readable', resolve));
    return socket;
  }

  it.each(['/_sandbox/state', ledger])('holds up no request by GET %s', async (path) => {
    await open(path);
    for (const other of [path, '/_sandbox/state']) {
      // A response that is too large to be judged each time.
      const response = await fetch(sandbox.url + other, { headers });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    }
  });

  it('is not made above a maximum, in its world only, until they are closed', async () => {
    const { body: world } = await call('/_sandbox/worlds', { method: 'POST', body: {} });
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open(ledger)));
    const statuses = sockets.map((socket) => String(socket.read(12)));
    expect(statuses).toContain('HTTP/1.1 200');
    expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'HTTP/1.1 503'));
    const rejected = await call('/v1/debtors');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await call(`${world.url}/v1/debtors`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await call('/v1/debtors')).status).toBe(200);
  });
});
