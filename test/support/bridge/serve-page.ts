import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { repository } from '../../../scripts/lib/run.ts';
import { type StaticServer, startStaticServer } from '../static-server.ts';

/** The policy of the documentation: no code from strings. It is sent with the worker too, which a `<meta>` does not reach. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:";

const PAGE =
  '<!doctype html><title>Bridge</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>';

async function readPath(path: string): Promise<string | Uint8Array | undefined> {
  if (path === '/index.html') return PAGE;
  if (path === '/page.js') return readFile(join(import.meta.dirname, 'page.js'));
  const file = join(repository, 'generated', 'browser', basename(path));
  return path.startsWith('/sandbox/') ? readFile(file).catch(() => undefined) : undefined;
}

/** Serves the page of the bridge, and the built sandbox below it, under a strict policy. */
export const servePage = (): Promise<StaticServer> =>
  startStaticServer(
    async (path) => {
      const body = await readPath(path);
      return body === undefined ? undefined : { body, name: path };
    },
    { 'content-security-policy': POLICY },
  );
