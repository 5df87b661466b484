import { Server } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

it.each([{}, { tls: true }])(
  'all loopback addresses are served on one port, and closed together: %j',
  async (options) => {
    const started = await startSandbox({ port: 0, ...options });
    const { port, hostname, protocol } = new URL(started.url);
    expect(hostname).toBe('localhost');
    const { request } = options.tls ? await import('node:https') : await import('node:http');
    const send = (host: string) =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${demoToken}` };
        const url = `${protocol}//${host}:${port}/v1/debtors?pageSize=1`;
        const sent = request(url, { rejectUnauthorized: false, agent: false, headers }, (response) => {
          json(response).then((body) => resolve((body as { _meta: { self: string } })._meta.self === url), reject);
        });
        sent.on('error', reject).end();
      });
    const hosts = ['localhost', '127.0.0.1', '[::1]'];
    expect(await Promise.all(hosts.map(send))).toEqual([true, true, true]);
    await started.close();
    for (const host of hosts) await expect(send(host), host).rejects.toThrow('ECONNREFUSED');
  },
);

it('a loopback address can be used alone', async () => {
  const [four, six] = await Promise.all(['127.0.0.1', '::1'].map((host) => startSandbox({ port: 0, host })));
  try {
    const [{ port: fourPort }, { port: sixPort }] = [new URL(String(four?.url)), new URL(String(six?.url))];
    await expect(fetch(`http://[::1]:${fourPort}/`)).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${sixPort}/`)).rejects.toThrow();
  } finally {
    await Promise.all([four?.close(), six?.close()]);
  }
});

it('every error of a server after its start is logged', async () => {
  const started: Server[] = [];
  const listenOn = Server.prototype.listen;
  const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args: unknown[]) {
    started.push(this);
    return Reflect.apply(listenOn, this, args);
  });
  const lines: string[] = [];
  const open = await startSandbox({ port: 0, log: (line) => lines.push(line) });
  spy.mockRestore();
  for (const server of started) for (const count of [1, 2]) server.emit('error', new Error(`accept EMFILE ${count}`));
  expect(lines).toEqual(
    started.flatMap(() => [1, 2].map((count) => expect.stringContaining(`accept EMFILE ${count}`))),
  );
  expect(started.length).toBeGreaterThan(0);
  await open.close();
});
