import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackHost } from '../../../http/loopback.ts';
import { getHostName, isHostName } from '../../../http/request-guards.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { DEFAULT_PORT } from '../../../seed/demo-access.ts';
import { commandName } from '../cli/command.ts';

/** The addresses on which a server listens for all addresses of the machine, and one that this machine reaches it at. */
const WILDCARDS: Readonly<Record<string, string>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
  '::ffff:0.0.0.0': '127.0.0.1',
};

/** Returns the URL at which this machine reaches a listening server: `http://127.0.0.1:4010`. */
export function getServerUrl(server: Server, host: string, scheme: 'http' | 'https'): string {
  const { port, address } = server.address() as AddressInfo;
  return `${scheme}://${formatHost(WILDCARDS[address] ?? host)}:${port}`;
}

/** An IPv6 address has brackets in a URL and in `Host`. */
const formatHost = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/**
 * Lists the names to accept in `Host` because a server listens on that address: the URL of the sandbox begins with it. None
 * for all addresses of the machine: its URL has a loopback name, and a web page could use the others.
 */
export function listOwnHosts(address: string): readonly string[] {
  const host = formatHost(address);
  const isWildcard = ['0.0.0.0', '[::]', '[::ffff:0:0]'].includes(getHostName(host) ?? '');
  return isHostName(host) && !isWildcard ? [host] : [];
}

/**
 * Resolves when a server listens.
 *
 * @throws StartupError that says why it cannot, and what to do.
 */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartupError(error, port, host)));
    server.listen(port, host, resolve);
  });
  // The demo token depends on it, and a resolver may have another address for localhost or app.localhost.
  const { address } = server.address() as AddressInfo;
  if (isLoopbackHost(host) && !isLoopbackHost(address)) {
    server.close();
    throw new StartupError(`${host} is ${address} here, which is not a loopback address. Use --host 127.0.0.1.`);
  }
}

function toStartupError({ code, message }: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: ${commandName} --port ${port + 1}`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} is reserved. Choose a port above 1023: ${commandName} --port ${DEFAULT_PORT}`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`This machine has no address ${host}. Leave --host out to listen on 127.0.0.1.`);
    default:
      return new StartupError(
        `The sandbox cannot listen on ${host}:${port}: ${message}. Choose others with --host and --port.`,
      );
  }
}
