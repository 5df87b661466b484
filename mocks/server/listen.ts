import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { command } from '../cli/command.ts';
import { DEFAULT_PORT } from '../demo-access.ts';
import { SandboxError } from '../sandbox-error.ts';

/** Where a server listens, as a client writes it. */
export function urlOf(server: Server, host: string, scheme: 'http' | 'https'): string {
  const { port } = server.address() as AddressInfo;
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Resolves when a server listens.
 *
 * @throws SandboxError that says why it cannot, and what to do.
 */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(explained(error, port, host)));
    server.listen(port, host, done);
  });
}

function explained({ code, message }: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (code) {
    case 'EADDRINUSE':
      return new SandboxError(
        `Port ${port} is in use. Stop what listens there, or choose another one: ${command} --port ${port + 1}`,
      );
    case 'EACCES':
      return new SandboxError(
        `Port ${port} is not open to you. Choose one above 1023: ${command} --port ${DEFAULT_PORT}`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SandboxError(`This machine has no address ${host}. Leave --host out to listen on 127.0.0.1.`);
    default:
      return new SandboxError(`The sandbox cannot listen on ${host}:${port}: ${message}`);
  }
}
