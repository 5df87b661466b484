import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Arrived {
  readonly call: string;
  readonly tenant?: string | undefined;
  /** The content type, without its parameters. */
  readonly type?: string | undefined;
  /** Parsed when it is sent as JSON, else the text. */
  readonly body?: unknown;
}

/** Returns the requests of a program, sorted by path because they are concurrent. */
export async function arrivals(program: (url: string) => readonly Promise<unknown>[]): Promise<Arrived[]> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    arrived.push(await arrivedIn(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    // The answer is empty, which a client may dislike. What counts is what it sent.
    await Promise.allSettled(program(`http://127.0.0.1:${port}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return arrived.toSorted((one, other) => one.call.localeCompare(other.call, 'en'));
}

async function arrivedIn(request: IncomingMessage): Promise<Arrived> {
  const body = await text(request);
  const type = request.headers['content-type']?.split(';')[0];
  return {
    // An empty query is none.
    call: `${request.method} ${request.url?.replace(/\?$/, '')}`,
    // The contract takes either spelling, and a tool that makes names of them prefers the shorter one.
    tenant: (request.headers['x-tenant-id'] ?? request.headers['x-tenantid'])?.toString(),
    type,
    body: type === 'application/json' ? JSON.parse(body) : body || undefined,
  };
}
