import type { Buffer as Bytes } from 'node:buffer';
import { html } from 'hono/html';
import { isLoopbackOrigin } from '../../http/loopback.ts';
import type { BrowserSandbox } from './options.ts';

/** The part of a page, or of a context, of Playwright that is used here; the same of its routes and requests. */
export interface RoutablePage {
  route(url: (url: URL) => boolean, handler: (route: PageRoute) => Promise<void>): Promise<unknown>;
}

export interface PageRoute {
  request(): PageRequest;
  fulfill(response: {
    readonly status: number;
    readonly headers: { [name: string]: string };
    readonly body: Bytes;
  }): Promise<void>;
  abort(errorCode: string): Promise<void>;
}

export interface PageRequest {
  url(): string;
  method(): string;
  headers(): { [name: string]: string };
  postDataBuffer(): Uint8Array | null;
  isNavigationRequest(): boolean;
}

/**
 * Lets a sandbox respond to the requests of a page, or of all pages of a context, for its origin.
 *
 * @example
 * const sandbox = await createBrowserSandbox({ origin: 'https://api.accounting-platform.example' });
 * await routeToSandbox(page, sandbox);
 */
export async function routeToSandbox(
  page: RoutablePage,
  sandbox: Pick<BrowserSandbox, 'origin' | 'fetch'>,
): Promise<void> {
  await page.route(
    ({ origin }) => origin === sandbox.origin,
    async (route) => {
      const request = route.request();
      const response = await respond(request, sandbox);
      if (!response) return route.abort('connectionreset');
      const { status, headers } = response;
      const location = headers.get('location');
      // Playwright does not route what the browser requests after a redirect. It routes a navigation of the page.
      if (status >= 300 && status < 400 && location && request.isNavigationRequest()) {
        return route.fulfill({ status: 200, headers: { 'content-type': 'text/html' }, body: createRedirect(location) });
      }
      const body = Buffer.from(await response.arrayBuffer());
      return route.fulfill({ status, headers: Object.fromEntries(headers), body });
    },
  );
}

/** Resolves with undefined when a fault dropped the connection. */
function respond(request: PageRequest, { origin, fetch }: Pick<BrowserSandbox, 'origin' | 'fetch'>) {
  const body = request.postDataBuffer();
  const init = {
    method: request.method(),
    headers: withTrustedOrigin(request.headers(), origin),
    ...(body && { body: new Uint8Array(body) }),
  };
  return fetch(request.url(), init).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
}

/** The sandbox lets web pages of this machine only use the demo token. Here every page belongs to the test. */
function withTrustedOrigin(headers: { readonly [name: string]: string }, own: string): { [name: string]: string } {
  const { origin } = headers;
  if (origin === undefined || origin === own || isLoopbackOrigin(origin)) return headers;
  return { ...headers, origin: 'http://localhost' };
}

const createRedirect = (location: string): Bytes =>
  Buffer.from(html`<meta http-equiv="refresh" content="0;url=${location}">`.toString());
