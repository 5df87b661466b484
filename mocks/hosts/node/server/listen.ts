import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackHost } from '../../../http/loopback.ts';
import { getHostName, isHostName } from '../../../http/request-guards.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { DEFAULT_PORT } from '../../../seed/demo-access.ts';
import { commandName } from '../commands.ts';

/** Wildcard addresses, and an address of this machine for each. */
const WILDCARDS: Readonly<Record<string, string>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
  '::ffff:0.0.0.0': '127.0.0.1',
};

export function getServerUrl(server: Server, host: string, scheme: 'http' | 'https'): string {
  const { port, address } = server.address() as AddressInfo;
  return `${scheme}://${formatHost(WILDCARDS[address] ?? host)}:${port}`;
}

/** Adds the brackets that an IPv6 address has in a URL and in `Host`. */
const formatHost = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/**
 * Lists the names that `Host` may have for an address: the URL of the sandbox begins with it. A wildcard address has none: its
 * URL has a loopback name, and a web page could use others.
 */
export function listOwnHosts(address: string): readonly string[] {
  const host = formatHost(address);
  const isWildcard = ['0.0.0.0', '[::]', '[::ffff:0:0]'].includes(getHostName(host) ?? '');
  return isHostName(host) && !isWildcard ? [host] : [];
}

export const DEFAULT_HOST = 'localhost';

/** Addresses of `localhost`. Programs differ in which they call. */
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/** Errors of an address that the machine lacks, such as IPv6 where it is off. */
const ABSENT: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Free ports to try, as one may be in use on the other loopback address. */
const MAX_RETRIES = 20;

/** Listens on the host; for `localhost` on each loopback address, on one port. Throws a StartupError when it cannot. */
export async function listen(
  createServer: () => Server,
  port: number,
  host: string,
  retries = MAX_RETRIES,
): Promise<readonly [Server, ...Server[]]> {
  const servers: Server[] = [];
  try {
    await openAll(servers, createServer, port, host);
  } catch (error) {
    const [first] = servers;
    const reason = first
      ? toStartupError(error as Error, getPort(first), '::1')
      : toStartupError(error as Error, port, host);
    first?.close();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken && port === 0 && retries > 0) return listen(createServer, port, host, retries - 1);
    throw reason;
  }
  return servers as [Server, ...Server[]];
}

/** Adds the servers that listen. @throws NodeJS.ErrnoException of the first failure on an address that the machine has. */
async function openAll(servers: Server[], createServer: () => Server, port: number, host: string): Promise<void> {
  let absence: unknown;
  for (const address of host.toLowerCase() === DEFAULT_HOST ? LOOPBACK_ADDRESSES : [host]) {
    const server = createServer();
    try {
      await open(server, servers[0] ? getPort(servers[0]) : port, address);
      servers.push(server);
    } catch (error) {
      if (!ABSENT.includes((error as NodeJS.ErrnoException).code)) throw error;
      absence = error;
    }
  }
  if (servers.length === 0) throw absence;
}

const getPort = (server: Server): number => (server.address() as AddressInfo).port;
async function open(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // The demo token depends on it, and a resolver may change the address of app.localhost.
  const { address } = server.address() as AddressInfo;
  if (isLoopbackHost(host) && !isLoopbackHost(address)) {
    server.close();
    throw new StartupError(`${host} is ${address} here, which is not a loopback address. Use --host 127.0.0.1.`);
  }
}

function toStartupError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error instanceof StartupError) return error;
  const { code, message } = error;
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use${host === '::1' ? ' on [::1]' : ''}. Stop the program that uses it, or choose another port: ${commandName} --port ${port + 1}`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} is reserved. Choose a port above 1023: ${commandName} --port ${DEFAULT_PORT}`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`This machine has no address ${host}. Leave --host out to listen on localhost.`);
    default:
      return new StartupError(
        `The sandbox cannot listen on ${host}:${port}: ${message}. Choose others with --host and --port.`,
      );
  }
}
