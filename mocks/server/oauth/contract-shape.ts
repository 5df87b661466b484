import type Provider from 'oidc-provider';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import { paths, sessionCookie } from './provider-configuration.ts';

type Middleware = Parameters<Provider['use']>[0];
type Context = Parameters<Middleware>[0];

/** What the contract and OAuth know of an authorization request. OpenID Connect's parameters are unknown, so ignored. */
const known = [
  'client_id',
  'scope',
  'response_type',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/** Makes oidc-provider, which speaks OpenID Connect, answer in the shape of the contract. */
export const contractShape: Middleware = async (ctx, next) => {
  if (ctx.path === paths.authorize) ctx.query = authorizationRequest(ctx.query);
  // A client that accepts anything, or HTML, still gets the JSON of RFC 6749.
  if (ctx.path === paths.token) ctx.req.headers.accept = 'application/json';
  await next();
  // RFC 6749 and the contract redirect with 302; oidc-provider with 303.
  if (ctx.method === 'GET' && ctx.status === 303) ctx.status = 302;
  leaveOutIssuer(ctx);
  dropSessionCookie(ctx);
};

/** OpenID Connect grants `offline_access` to those who ask for consent only; the contract asks with the scope alone. */
function authorizationRequest(query: Context['query']): Context['query'] {
  const request = Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name)));
  return { ...request, prompt: 'consent' };
}

/**
 * RFC 9207 adds the issuer to the redirect. The contract does not, and this one would be wrong for a client that calls
 * the sandbox by another name of this machine.
 */
function leaveOutIssuer({ res }: Context): void {
  const target = URL.parse(String(res.getHeader('Location')));
  if (!target?.searchParams.has('iss')) return;
  target.searchParams.delete('iss');
  res.setHeader('Location', target.href);
}

/** There are no sessions (see `records.ts`), so a cookie of one would only litter the developer's localhost. */
function dropSessionCookie({ res }: Context): void {
  const cookies = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const kept = cookies.filter((cookie) => !cookie.startsWith(sessionCookie));
  if (kept.length === cookies.length) return;
  if (kept.length > 0) res.setHeader('Set-Cookie', kept);
  else res.removeHeader('Set-Cookie');
}

/**
 * Tells the developer why the token endpoint refused. oidc-provider keeps the reason to itself, as a server with real
 * data should.
 */
export function explainRefusal(
  { body }: KoaContextWithOIDC,
  { error, error_detail: reason }: errors.OIDCProviderError,
) {
  const explained = ['invalid_grant', 'invalid_client'].includes(error) && isErrorBody(body);
  if (explained && reason) body.error_description = reason;
}

function isErrorBody(body: unknown): body is { error_description?: string } {
  return typeof body === 'object' && body !== null && 'error' in body;
}
