import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserSandboxOptions } from '../../../mocks/hosts/browser/options.ts';
import { applyTimeouts, createServerOptions } from '../../../mocks/hosts/node/server/lifecycle.ts';
import type { BrowserPage, OpenPage } from './pages.ts';
import { servePage } from './serve-page.ts';

export interface BridgeOptions extends Pick<BrowserSandboxOptions, 'seed' | 'clock' | 'origin'> {
  /** Receives what the page logs as an error, and errors of the bridge itself. */
  readonly log?: (line: string) => void;
}

/** A sandbox in a page, which an HTTP server on the loopback interface makes available to programs. */
export interface Bridge {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type PageResponse =
  | { readonly status: number; readonly headers: readonly (readonly [string, string])[]; readonly body: string }
  | { readonly dropped: string };

/**
 * Starts a sandbox in the worker of a page, and forwards requests to it. Its origin is the URL of the bridge when left out.
 *
 * A page cannot send everything that a client can: the browser drops forbidden headers, such as `Origin`, and bodies of GET.
 */
export async function startBridge(openPage: OpenPage, { log = () => {}, ...options }: BridgeOptions): Promise<Bridge> {
  const files = await servePage();
  const page = await openPage(`${files.origin}/index.html`, log);
  let origin = options.origin ?? '';
  const server = createServer(createServerOptions(), (incoming, outgoing) => {
    forward(incoming, outgoing, { page, origin }).catch((error: Error) => {
      log(error.message);
      outgoing.destroy();
    });
  });
  applyTimeouts(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = (await page.call('start', { ...options, origin: options.origin ?? url })) as string;
  return {
    url,
    async close() {
      server.close();
      server.closeAllConnections();
      await page.close();
      await files.close();
    },
  };
}

interface Target {
  readonly page: BrowserPage;
  readonly origin: string;
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, { page, origin }: Target): Promise<void> {
  const { method, url, headers } = incoming;
  const body = (await buffer(incoming)).toString('base64');
  const response = (await page.call('respond', { url: `${origin}${url}`, method, headers, body })) as PageResponse;
  if ('dropped' in response) outgoing.destroy();
  else outgoing.writeHead(response.status, response.headers.flat()).end(Buffer.from(response.body, 'base64'));
}
