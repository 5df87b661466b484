import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../../../messages/startup-error.ts';
import { getServerUrl, listen, listOwnHosts } from './listen.ts';

type Listen = (port: number, host: string, callback: () => void) => Server;

/** Creates a server whose name resolution, or machine, does something else when it is to listen. */
function createServerThat(listenInstead: (original: Listen, server: Server) => Listen): Server {
  const server = createServer((_request, response) => void response.end('reached'));
  server.listen = listenInstead(server.listen.bind(server) as Listen, server) as typeof server.listen;
  onTestFinished(() => void server.close());
  return server;
}

/** Creates a server that listens on another address than the requested one, as if the name resolved to it. */
const createServerOn = (address: string): Server =>
  createServerThat((original) => (port, _host, callback) => original(port, address, callback));

/** Creates servers of a machine that lacks some addresses, and collects them. */
function createServers(absent: Readonly<Record<string, string>> = {}) {
  const servers: Server[] = [];
  const create = () => {
    const created = createServerThat((original, server) => (port, host, callback) => {
      const code = absent[host];
      if (code === undefined) return original(port, host, callback);
      process.nextTick(() => server.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
      return server;
    });
    servers.push(created);
    return created;
  };
  return { create, servers };
}

const getAddress = (server: Server): AddressInfo => server.address() as AddressInfo;

const expectFreed = (servers: readonly Server[]) =>
  expect(servers.map(({ listening }) => listening)).not.toContain(true);

describe('listening on a loopback name', () => {
  it.each(['127.0.0.1', 'app.localhost'])('accepts a loopback address for %s', async (host) => {
    const [server] = await listen(() => createServerOn('127.0.0.1'), 0, host);
    expect(getServerUrl(server, host, 'http')).toMatch(new RegExp(`^http://${host}:\\d+$`));
  });

  it('is rejected when the name resolves to an address that others can reach', async () => {
    const server = createServerOn('0.0.0.0');
    await expect(listen(() => server, 0, 'app.localhost')).rejects.toThrow(
      new StartupError('app.localhost is 0.0.0.0 here, which is not a loopback address. Use --host 127.0.0.1.'),
    );
    expect(server.listening).toBe(false);
  });
});

describe('listening on localhost', () => {
  it.each([
    ['::1', 'EADDRNOTAVAIL', '127.0.0.1'],
    ['::1', 'EAFNOSUPPORT', '127.0.0.1'],
    ['127.0.0.1', 'EADDRNOTAVAIL', '::1'],
  ])('starts on a machine without %s (%s)', async (absent, code, present) => {
    const servers = await listen(createServers({ [absent]: code }).create, 0, 'localhost');
    expect(servers.map((server) => getAddress(server).address)).toEqual([present]);
  });

  it('is rejected on a machine without loopback addresses', async () => {
    const machine = createServers({ '127.0.0.1': 'EADDRNOTAVAIL', '::1': 'EAFNOSUPPORT' });
    await expect(listen(machine.create, 4010, 'localhost')).rejects.toThrow('cannot listen on localhost:4010');
    expectFreed(machine.servers);
  });

  it.each([
    ['127.0.0.1', 'is in use. Stop'],
    ['::1', 'is in use on [::1]. Stop'],
  ])('is rejected when another program has the port on %s only, and leaves no server behind', async (address, text) => {
    const [taken] = await listen(createServers().create, 0, address);
    const { create, servers } = createServers();
    await expect(listen(create, getAddress(taken).port, 'localhost')).rejects.toThrow(
      `Port ${getAddress(taken).port} ${text} the program that uses it, or choose another port`,
    );
    expectFreed(servers);
  });

  it('takes another free port when the first is in use on the other address', async () => {
    const { create } = createServers();
    let blocked: Server | undefined;
    const createBlocked = () =>
      createServerThat(
        (original, server) => (port, host, callback) =>
          original(port, host, () => {
            blocked = create().listen(getAddress(server).port, '::1', callback);
          }),
      );
    const [first, second] = await listen(() => (blocked ? create() : createBlocked()), 0, 'localhost');
    expect(getAddress(first).port).toBe(getAddress(second as Server).port);
    expect(getAddress(first).port).not.toBe(getAddress(blocked as Server).port);
  });
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1'],
  ['::', 'http://[::1]'],
  ['::1', 'http://[::1]'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['localhost', 'http://localhost'],
])('a server on %s has a URL at which this machine reaches it', async (host, url) => {
  const [server] = await listen(createServers().create, 0, host);
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
  const [server] = await listen(() => createServerOn('0.0.0.0'), 0, '0.0.0.0');
  expect(server.listening).toBe(true);
});
