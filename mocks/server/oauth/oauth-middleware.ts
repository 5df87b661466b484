import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import type { RequestTrace } from '../../journal/entry.ts';
import { paths } from '../../sign-in/settings.ts';
import { sessionCookie } from './provider-configuration.ts';

type Middleware = Parameters<Provider['use']>[0];
type Context = Parameters<Middleware>[0];

/** Parameters of an authorization request in the contract and in OAuth. Others, as those of OpenID Connect, are ignored. */
const KNOWN_PARAMETERS = [
  'client_id',
  'scope',
  'response_type',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/** Makes oidc-provider, an OpenID Connect server, respond as the OAuth 2.0 server of the contract. */
export const oauthMiddleware: Middleware = async (ctx, next) => {
  if (ctx.path === paths.authorize) ctx.query = toAuthorizationRequest(ctx.query);
  // The token endpoint returns JSON (RFC 6749), whatever the client accepts.
  if (ctx.path === paths.token) ctx.req.headers.accept = 'application/json';
  await next();
  // RFC 6749 and the contract redirect with 302, oidc-provider with 303.
  if (ctx.method === 'GET' && ctx.status === 303) ctx.status = 302;
  removeIssuer(ctx);
  removeSessionCookie(ctx);
};

/** Creates the middleware that notes the parameters and the response of the token endpoint for the journal. */
export const traceTokens =
  (findTrace: (request: IncomingMessage) => RequestTrace | undefined): Middleware =>
  async (ctx, next) => {
    await next();
    const trace = ctx.path === paths.token ? findTrace(ctx.req) : undefined;
    if (!trace) return;
    const { oidc, body, status } = ctx as KoaContextWithOIDC;
    trace.tokens = { parameters: { ...oidc?.body }, response: { ...(body as object) } };
    trace.isCarriedOut = status === 200;
  };

/** OpenID Connect grants `offline_access` only with a prompt for consent; the contract has the scope alone. */
function toAuthorizationRequest(query: Context['query']): Context['query'] {
  const request = Object.fromEntries(Object.entries(query).filter(([name]) => KNOWN_PARAMETERS.includes(name)));
  return { ...request, prompt: 'consent' };
}

/**
 * Removes the issuer that RFC 9207 adds to the redirect. The contract does not have it, and it would be wrong for a
 * client that calls the sandbox by another of its loopback names.
 */
function removeIssuer({ res }: Context): void {
  const target = URL.parse(String(res.getHeader('Location')));
  if (!target?.searchParams.has('iss')) return;
  target.searchParams.delete('iss');
  res.setHeader('Location', target.href);
}

/** Removes the cookie of a session, because sessions are not stored; see `nullAdapter`. */
function removeSessionCookie({ res }: Context): void {
  const cookies = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = cookies.filter((cookie) => !cookie.startsWith(sessionCookie));
  if (others.length === cookies.length) return;
  if (others.length > 0) res.setHeader('Set-Cookie', others);
  else res.removeHeader('Set-Cookie');
}

/** Adds the reason to an error of the token endpoint. oidc-provider hides it, as a server with real data should. */
export function describeGrantError(
  { body }: KoaContextWithOIDC,
  { error, error_detail: reason }: errors.OIDCProviderError,
): void {
  if (reason && ['invalid_grant', 'invalid_client'].includes(error) && isErrorBody(body)) {
    body.error_description = reason;
  }
}

function isErrorBody(body: unknown): body is { error_description?: string } {
  return typeof body === 'object' && body !== null && 'error' in body;
}
