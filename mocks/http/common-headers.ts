import { appendVary, getCorsHeaders } from './cors.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

/** Headers of every response: private, not cacheable, never sniffed. */
const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } as const;
/** The same for the API, to a client that is not a web page. */
const API_HEADERS = { ...COMMON_HEADERS, vary: 'Origin, Accept-Language' } as const;

/** Adds the headers that every response has, in place of those that the response lacks. */
export function addCommonHeaders(headers: HttpResponse['headers'], request: HttpRequest): HttpResponse['headers'] {
  const { method, path, headers: sent } = request;
  const isPlain = sent.origin === undefined && path.startsWith('/v1/') && method !== 'OPTIONS';
  if (isPlain && headers.vary === undefined) return { ...API_HEADERS, ...headers };
  const cors = getCorsHeaders(request);
  const vary = cors.vary === undefined ? 'Accept-Language' : `${cors.vary}, Accept-Language`;
  return {
    ...COMMON_HEADERS,
    ...cors,
    ...headers,
    vary: headers.vary === undefined ? vary : appendVary(vary, headers.vary),
  };
}
