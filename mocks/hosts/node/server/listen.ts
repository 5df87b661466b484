import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackHost } from '../../../http/loopback.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { DEFAULT_PORT } from '../../../seed/demo-access.ts';
import { commandName } from '../cli/command.ts';

/** Returns the URL of a listening server: `http://127.0.0.1:4010`. */
export function getServerUrl(server: Server, host: string, scheme: 'http' | 'https'): string {
  const { port } = server.address() as AddressInfo;
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
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
