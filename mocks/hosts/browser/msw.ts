import { type HttpHandler, HttpResponse, http } from 'msw';
import type { BrowserSandbox } from './options.ts';

/**
 * Creates handlers of Mock Service Worker that respond to every request for the origin of a sandbox.
 *
 * @example
 * const sandbox = await createBrowserSandbox({ origin: 'https://api.accounting-platform.example' });
 * const server = setupServer(...createSandboxHandlers(sandbox));
 */
export function createSandboxHandlers(sandbox: Pick<BrowserSandbox, 'origin' | 'fetch'>): HttpHandler[] {
  const respond = ({ request }: { readonly request: Request }): Promise<Response> =>
    sandbox.fetch(request).catch((error: unknown) => {
      // A fault dropped the connection.
      if (error instanceof TypeError) return HttpResponse.error();
      throw error;
    });
  return [http.all(`${sandbox.origin}/*`, respond)];
}
