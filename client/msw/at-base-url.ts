import { getResponse, type HttpHandler, http, type RequestHandler } from 'msw';

/**
 * Creates a handler that answers at this base URL only. Without it the handlers answer at every base URL.
 *
 * @example
 * const server = setupServer(atBaseUrl('https://api.example', getMockHandlers()));
 */
export const atBaseUrl = (baseUrl: string, handlers: readonly RequestHandler[]): HttpHandler =>
  http.all(`${baseUrl.replace(/\/+$/, '')}/*`, ({ request }) => getResponse([...handlers], request));
