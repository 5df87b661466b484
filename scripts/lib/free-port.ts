import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port of the loopback interface on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await server[Symbol.asyncDispose]();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
