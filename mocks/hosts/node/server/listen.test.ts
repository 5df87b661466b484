import { createServer, type Server } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../../../messages/startup-error.ts';
import { getServerUrl, listen, listOwnHosts } from './listen.ts';

/** Creates a server that listens on another address than the requested one, as if the name resolved to it. */
function createServerOn(address: string): Server {
  const server = createServer();
  const original = server.listen.bind(server) as (port: number, host: string, callback: () => void) => Server;
  server.listen = ((port: number, _host: string, callback: () => void) =>
    original(port, address, callback)) as typeof server.listen;
  onTestFinished(() => void server.close());
  return server;
}

describe('listening on a loopback name', () => {
  it.each(['localhost', 'app.localhost'])('accepts a loopback address for %s', async (host) => {
    const server = createServerOn('127.0.0.1');
    await listen(server, 0, host);
    expect(getServerUrl(server, host, 'http')).toMatch(new RegExp(`^http://${host}:\\d+$`));
  });

  it('is rejected when the name resolves to an address that others can reach', async () => {
    const server = createServerOn('0.0.0.0');
    await expect(listen(server, 0, 'app.localhost')).rejects.toThrow(
      new StartupError('app.localhost is 0.0.0.0 here, which is not a loopback address. Use --host 127.0.0.1.'),
    );
    expect(server.listening).toBe(false);
  });
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1'],
  ['::', 'http://[::1]'],
  ['::1', 'http://[::1]'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['localhost', 'http://localhost'],
])('a server on %s has a URL at which this machine reaches it', async (host, url) => {
  const server = createServer((_request, response) => void response.end('reached'));
  onTestFinished(() => void server.close());
  await listen(server, 0, host);
  const own = getServerUrl(server, host, 'http');
  expect(own).toMatch(`${url}:`);
  expect(await (await fetch(own)).text()).toBe('reached');
});

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8::1', ['[2001:db8::1]']],
  ['books.example', ['books.example']],
  ['0.0.0.0', []],
  ['0', []],
  ['::', []],
  ['::0', []],
  ['::ffff:0.0.0.0', []],
  ['fe80::1%eth0', []],
])('a server on %s accepts its own names in Host: %j', (address, names) => {
  expect(listOwnHosts(address)).toEqual(names);
});

it('listening on a public address is allowed', async () => {
  const server = createServerOn('0.0.0.0');
  await listen(server, 0, '0.0.0.0');
  expect(server.listening).toBe(true);
});
