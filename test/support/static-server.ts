import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

/** Media types of every host: WebAssembly is not among them. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface StaticServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface StaticFile {
  readonly body: string | Uint8Array;
  /** Its name, which decides the media type. */
  readonly name: string;
  /** Default: 200. */
  readonly status?: number;
}

/**
 * Serves files on the loopback interface, on a free port.
 *
 * @param find returns the file of a path; undefined for 404.
 * @param headers of every response.
 */
export async function startStaticServer(
  find: (path: string) => Promise<StaticFile | undefined>,
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { body, name, status = 200 } = (await find(new URL(url, 'http://localhost').pathname)) ?? NOT_FOUND;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const NOT_FOUND: StaticFile = { body: '', name: 'not-found.html', status: 404 };
