import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { repository } from '../../../scripts/lib/run.ts';

/** The policy of the documentation: no code from strings. It is sent with the worker too, which a `<meta>` does not reach. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

const PAGE =
  '<!doctype html><title>Bridge</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>';

async function readPath(path: string): Promise<string | Buffer | undefined> {
  if (path === '/index.html') return PAGE;
  if (path === '/page.js') return readFile(join(import.meta.dirname, 'page.js'));
  const file = join(repository, 'generated', 'browser', basename(path));
  return path.startsWith('/sandbox/') ? readFile(file).catch(() => undefined) : undefined;
}

/** Serves the page of the bridge, and the built sandbox below it, under a strict policy. */
export async function startStaticServer(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const body = await readPath(url);
    const headers = { 'content-type': TYPES[extname(url)] ?? 'text/plain', 'content-security-policy': POLICY };
    response.writeHead(body === undefined ? 404 : 200, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
