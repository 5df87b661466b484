import { parseOrigin } from '../../http/cors.ts';
import { toHttpRequest, toResponse } from '../../http/fetch-request.ts';
import { createSandbox } from '../../worlds/create-sandbox.ts';
import type { SandboxAssets } from './assets.ts';
import { setResponseUrl, toRequest } from './fetch.ts';
import { openBrowserHost } from './host.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';

export const DEFAULT_ORIGIN = 'https://sandbox.localhost';

/** Creates a sandbox without a server, on a database in memory. Throws a StartupError for an invalid option. */
export function createPageSandbox(assets: SandboxAssets, options: BrowserSandboxOptions = {}): BrowserSandbox {
  const origin = parseOrigin(options.origin ?? DEFAULT_ORIGIN, 'an origin', DEFAULT_ORIGIN);
  const { clock, clockRunning, seed } = options;
  const sandbox = createSandbox({
    ...openBrowserHost(assets, seed),
    isLocal: true,
    isAllowedHost: () => true,
    clock,
    clockRunning,
  });

  async function respond(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    if (new URL(request.url).origin !== origin) throw new TypeError(`The sandbox has no URL but those of ${origin}`);
    const result = await sandbox.respond(toHttpRequest(request, origin));
    request.signal.throwIfAborted();
    // Like `fetch`, when a fault dropped the connection.
    if (result === 'dropped') throw new TypeError('Failed to fetch: the sandbox closed the connection');
    return setResponseUrl(toResponse(result, request), request);
  }

  return {
    origin,
    fetch: async (input, init) => respond(toRequest(input, init, origin)),
    reset: async () => sandbox.reset(),
    async close() {
      sandbox.stop();
      sandbox.close();
    },
  };
}
