import { isUnderPath } from '../../contract/router.ts';
import { StartupError } from '../messages/startup-error.ts';
import { isLoopbackOrigin } from './loopback.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

type CorsRequest = Pick<HttpRequest, 'method' | 'path' | 'headers'>;

const EXPOSED_HEADERS = 'Location, Retry-After, WWW-Authenticate, Allow, Content-Language, Content-Disposition';
const ALLOWED_HEADERS = 'Authorization, Content-Type, Accept, Accept-Language, X-Tenant-Id, X-TenantId, X-Sandbox-Key';
/** Name of a header (RFC 9110, section 5.6.2). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** Methods that need no preflight response to allow them. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];
const MAX_AGE = '600';

/** Creates the check of pages that may use the demo token: on the loopback interface, or of an allowed origin. */
export function createOriginPolicy(allowed: readonly string[] = []): (origin: string) => boolean {
  const origins = new Set(allowed.map((text) => parseOrigin(text, 'an origin to allow', 'https://app.example')));
  return (origin) => isLoopbackOrigin(origin) || origins.has(origin);
}

/** Checks that a text is an origin: scheme, host, and port if it is not the default. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Parses an origin. Throws a StartupError with what was `expected`, and an `example`. */
export function parseOrigin(text: string, expected: string, example: string): string {
  if (isOrigin(text)) return text;
  throw new StartupError(`${JSON.stringify(text)} is not ${expected}. Write it like this: ${example}.`);
}

/**
 * Returns the CORS headers of a response. Every web page may call the API and the token endpoint, which need a bearer token or a
 * client secret, never a cookie. Merge `vary` with {@link appendVary}.
 */
export function getCorsHeaders({ method, path, headers }: CorsRequest): Record<string, string> {
  const policy = getCorsPolicy(path);
  if (policy === 'none') return {};
  const vary =
    method === 'OPTIONS' ? 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers' : 'Origin';
  const { origin } = headers;
  if (origin === undefined || (policy === 'loopback' && !isLoopbackOrigin(origin))) return { vary };
  return {
    'access-control-allow-origin': policy === 'public' ? '*' : origin,
    'access-control-expose-headers': EXPOSED_HEADERS,
    vary,
  };
}

/** Returns the response to a preflight; undefined for any other request, and for a path without CORS. */
export function respondToPreflight(
  request: CorsRequest,
  getMethods: () => readonly string[],
): HttpResponse | undefined {
  const { method, path, headers } = request;
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
  if (getCorsPolicy(path) === 'none') return undefined;
  const { 'access-control-expose-headers': _, ...shared } = getCorsHeaders(request);
  // Without the other headers, the browser does not send the request.
  if (isCrossOriginControlRequest(request)) return { status: 204, headers: shared };
  const methods = getMethods();
  const isPossible = [...SIMPLE_METHODS, ...methods].includes(headers['access-control-request-method']);
  const requested = isPossible ? headers['access-control-request-headers'] : undefined;
  return {
    status: 204,
    headers: {
      ...shared,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': listAllowedHeaders(requested),
      'access-control-max-age': MAX_AGE,
      ...(headers['access-control-request-private-network'] === 'true' && {
        'access-control-allow-private-network': 'true',
      }),
    },
  };
}

/**
 * Lists the headers that the sandbox reads, and those that a page requests, for tracing for example. `*` would not include
 * `Authorization`.
 */
function listAllowedHeaders(requested = ''): string {
  const names = requested.split(',').map((name) => name.trim());
  return mergeNames([...ALLOWED_HEADERS.split(', '), ...names.filter((name) => TOKEN.test(name))]).join(', ');
}

/**
 * Checks if a page of another machine calls the control plane. Browsers send forms and simple POSTs without a preflight, and only
 * hide the response, so the request must be rejected.
 */
export function isCrossOriginControlRequest({ path, headers }: Omit<CorsRequest, 'method'>): boolean {
  if (getCorsPolicy(path) !== 'loopback') return false;
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  // Images and scripts have no Origin. A followed link is harmless: GET changes nothing.
  if (origin === undefined) return site === 'cross-site' && mode !== 'navigate';
  return !isLoopbackOrigin(origin);
}

export function isCrossSiteForm({ origin, host = '', 'sec-fetch-site': site }: HttpRequest['headers']): boolean {
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  const page = URL.parse(origin);
  // A TLS proxy changes the scheme, but rarely the host.
  return !page || URL.parse(`${page.protocol}//${host}`)?.host !== page.host;
}

export function appendVary(existing: string | undefined, added: string): string {
  const names = mergeNames(`${existing ?? ''},${added}`.split(',').map((part) => part.trim()));
  return names.includes('*') ? '*' : names.join(', ');
}

function mergeNames(names: readonly string[]): readonly string[] {
  const unique = new Map<string, string>();
  for (const name of names) {
    if (name !== '' && !unique.has(name.toLowerCase())) unique.set(name.toLowerCase(), name);
  }
  return [...unique.values()];
}

function getCorsPolicy(path: string): 'public' | 'loopback' | 'none' {
  // Shortcut for most requests: paths of the API need no decoding.
  const normalized = path.startsWith('/v1/') && !path.includes('%') ? path : normalizePath(path);
  if (isUnderPath('/_sandbox', normalized)) return 'loopback';
  if (normalized === '/' || isUnderPath('/docs', normalized)) return 'none';
  return isUnderPath('/connect', normalized) && normalized !== '/connect/token' ? 'none' : 'public';
}

/** Normalizes a path: another notation must not bypass the policy. */
function normalizePath(path: string): string {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decoded.toLowerCase().replace(/\/{2,}/g, '/');
}
