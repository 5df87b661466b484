import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';

/** The folder of the site. */
export const site = join(repository, 'generated', 'site');

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

/** Serves the folder of the site under a path, as a host does that knows nothing of it. */
export async function startStaticServer(base: string): Promise<StaticServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.startsWith(base)
      ? pathname.slice(base.length).replace(/(^|\/)$/, '$1index.html')
      : '404.html';
    const body = await readFile(join(site, path)).catch(() => undefined);
    response.writeHead(body && path !== '404.html' ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    response.end(body ?? (await readFile(join(site, '404.html'))));
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
