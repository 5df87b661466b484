import type { IncomingHttpHeaders } from 'node:http';
import { SandboxError } from '../sandbox-error.ts';
import { isUnderPath } from './types.ts';

/** What a request says that matters to a browser's same-origin rule. */
export interface CorsRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface PreflightResponse {
  readonly status: 204;
  readonly headers: Readonly<Record<string, string>>;
}

const exposed = 'Location, Retry-After, WWW-Authenticate, Allow, Content-Language, Content-Disposition';
const allowedHeaders =
  'Authorization, Content-Type, Accept, Accept-Language, X-Tenant-Id, X-TenantId, Prefer, X-Sandbox-Key';
/** Seconds that a browser may remember a preflight. */
const maxAge = '600';

const loopbackOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Which web pages may use the demo token: those of this machine, and those of the allowed origins.
 *
 * @param allowed origins such as `https://app.example`.
 */
export function createOriginPolicy(allowed: readonly string[] = []): (origin: string) => boolean {
  const origins = new Set(allowed.map(parseOrigin));
  return (origin) => loopbackOrigin.test(origin) || origins.has(origin);
}

function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  throw new SandboxError(`${JSON.stringify(text)} is not an origin to allow. Write it like this: https://app.example.`);
}

/**
 * The headers to add to an answer. Any web page may use the API and the token endpoint, because only a bearer token or
 * a client secret opens them and no cookie does. The control plane is for pages of this machine, and the sign-in pages
 * for none. Add `vary` to what the answer has with {@link varyWith}.
 */
export function corsHeaders({ method, path, headers }: CorsRequest): Record<string, string> {
  const audience = audienceOf(path);
  if (audience === 'nobody') return {};
  const vary = method === 'OPTIONS' ? 'Origin, Access-Control-Request-Method' : 'Origin';
  const { origin } = headers;
  if (origin === undefined || (audience === 'this-machine' && !loopbackOrigin.test(origin))) return { vary };
  return {
    'access-control-allow-origin': audience === 'everybody' ? '*' : origin,
    'access-control-expose-headers': exposed,
    vary,
  };
}

/**
 * The answer to a browser that asks before it sends. Undefined when the request does not ask that, or asks it of a page
 * that other pages have no business with: then it is to be answered as any other OPTIONS.
 *
 * @param getMethods the methods of the path.
 */
export function preflight(request: CorsRequest, getMethods: () => readonly string[]): PreflightResponse | undefined {
  const { method, path, headers } = request;
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
  if (audienceOf(path) === 'nobody') return undefined;
  const { 'access-control-expose-headers': _, ...shared } = corsHeaders(request);
  // Without any of the headers, the browser does not send what it asked about.
  if (isForeignControl(request)) return { status: 204, headers: shared };
  return {
    status: 204,
    headers: {
      ...shared,
      'access-control-allow-methods': getMethods().join(', '),
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': maxAge,
      ...(headers['access-control-request-private-network'] === 'true' && {
        'access-control-allow-private-network': 'true',
      }),
    },
  };
}

/**
 * Whether a web page from elsewhere tries to control the sandbox; such a request is to be refused. Leaving out the
 * headers is not enough: a browser sends a form or a plain POST without asking first, and only hides the answer.
 */
export function isForeignControl({ path, headers }: Pick<CorsRequest, 'path' | 'headers'>): boolean {
  if (audienceOf(path) !== 'this-machine') return false;
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  // An image or a script of a page comes without its origin. A link that somebody follows only shows what there is.
  if (origin === undefined) return site === 'cross-site' && mode !== 'navigate';
  return !loopbackOrigin.test(origin);
}

/**
 * Whether a form was sent by a page that is none of ours, for pages that only we may send forms to. A browser says so by
 * itself, and no script can make it say otherwise.
 */
export function isForeignForm({ origin, host = '', 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  const page = URL.parse(origin);
  // Who puts HTTPS before us changes the scheme, and seldom the host.
  return !page || URL.parse(`${page.protocol}//${host}`)?.host !== page.host;
}

/** The `vary` of an answer together with names to add to it, each once. */
export function varyWith(existing: string | undefined, added: string): string {
  const names = new Map<string, string>();
  for (const name of `${existing ?? ''},${added}`.split(',').map((part) => part.trim())) {
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return names.has('*') ? '*' : [...names.values()].join(', ');
}

function audienceOf(path: string): 'everybody' | 'this-machine' | 'nobody' {
  // Most paths are of the API, and need no decoding.
  const plain = path.startsWith('/v1/') && !path.includes('%') ? path : spelledOut(path);
  if (isUnderPath('/_sandbox', plain)) return 'this-machine';
  return isUnderPath('/connect', plain) && plain !== '/connect/token' ? 'nobody' : 'everybody';
}

/** One spelling for all that a lenient router may take for the same path, so that none of them opens a closed one. */
function spelledOut(path: string): string {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decoded.toLowerCase().replace(/\/{2,}/g, '/');
}
