import type { IncomingMessage } from 'node:http';
import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { negotiateLanguage } from '../../messages/render.ts';
import { type ErrorDetail, renderProblemPage } from '../../sign-in/pages.ts';
import { client, lifetimes, paths, scopes } from '../../sign-in/settings.ts';
import type { SignInProblem } from '../../sign-in/texts.ts';
import type { Database } from '../../store/database.ts';
import { createAdapter } from './adapter.ts';

export type OidcProvider = typeof import('oidc-provider');

export const sessionCookie = 'accounting_sandbox_session';

export interface ConfigurationOptions {
  readonly oidc: OidcProvider;
  /** Returns the database of the request that is being handled. */
  readonly getDatabase: () => Database;
  readonly cookieKey: string;
  readonly isUser: (name: string) => boolean;
}

/** Creates the configuration of oidc-provider: the two endpoints of the contract, and nothing on the console. */
export function createProviderConfiguration({
  oidc,
  getDatabase,
  cookieKey,
  isUser,
}: ConfigurationOptions): Configuration {
  return {
    adapter: createAdapter(getDatabase, oidc.errors.InvalidGrant),
    clients: [clientMetadata],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    scopes: [...scopes],
    // From the query, because oidc-provider has removed unknown scopes from the parameter.
    extraParams: { scope: (ctx) => checkScope(oidc, ctx.query.scope) },
    responseTypes: ['code'],
    pkce: { required: () => false },
    allowOmittingSingleRegisteredRedirectUri: false,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    findAccount: (_ctx, name) => (isUser(name) ? { accountId: name, claims: () => ({ sub: name }) } : undefined),
    // The client's secret is public, so every origin may use it.
    clientBasedCORS: () => true,
    interactions: {
      policy: createSignInPolicy(oidc),
      url: (ctx, { uid }) => new URL(`${getBasePath(ctx.req)}${paths.signIn}/${uid}`, ctx.href).href,
    },
    renderError: (ctx, out, error) => renderProblem(ctx, toProblem(oidc, error), out.error_description),
    ttl: { ...lifetimes },
    cookies: getCookieOptions(cookieKey),
    routes: { authorization: paths.authorize, token: paths.token },
    // No id tokens are issued. With the client's secret as their key, no key pair is needed.
    jwks: { keys: [] },
    enabledJWA: { idTokenSigningAlgValues: ['HS256'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
  };
}

/** Returns the path that the authorization server is mounted under, by the convention of Express. */
const getBasePath = ({ baseUrl = '' }: IncomingMessage & { baseUrl?: string }): string => baseUrl;

const clientMetadata = {
  client_id: client.id,
  client_secret: client.secret,
  client_name: client.name,
  scope: scopes.join(' '),
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  // Required by oidc-provider, but not used; see `isLoopbackUri`.
  redirect_uris: ['http://localhost/callback'],
  token_endpoint_auth_method: 'client_secret_post' as const,
  id_token_signed_response_alg: 'HS256' as const,
};

/** Cookies under /connect, with names for the sandbox only: browsers send cookies of localhost to all its ports. */
function getCookieOptions(key: string): NonNullable<Configuration['cookies']> {
  return {
    keys: [key],
    names: {
      session: sessionCookie,
      interaction: 'accounting_sandbox_sign_in',
      resume: 'accounting_sandbox_resume',
    },
    long: { path: '/connect', httpOnly: true, sameSite: 'lax' },
    short: { httpOnly: true, sameSite: 'lax' },
  };
}

const KNOWN_SCOPES: ReadonlySet<string> = new Set(scopes);

/** Rejects other scopes. RFC 6749, section 3.3, lets a server ignore them, but then a mistake would go unnoticed. */
function checkScope({ errors }: OidcProvider, scope: unknown): void {
  const requested = typeof scope === 'string' ? scope.split(' ') : [];
  const unknown = requested.filter((name) => !KNOWN_SCOPES.has(name));
  if (unknown.length > 0) throw new errors.InvalidScope('requested scope is not allowed', unknown.join(' '));
  const missing = scopes.filter((name) => !requested.includes(name));
  if (missing.length > 0) throw new errors.InvalidScope(`scope must contain ${missing.join(' ')}`, missing.join(' '));
}

/** Requires a sign-in each time. The sign-in page includes the consent. */
function createSignInPolicy({ interactionPolicy: { Check, Prompt } }: OidcProvider): interactionPolicy.Prompt[] {
  const eachTime = new Check('each_time', 'the user must sign in', 'login_required', ({ oidc }) => !oidc.result?.login);
  return [
    new Prompt({ name: 'login', requestable: true }, eachTime),
    new Prompt({ name: 'consent', requestable: true }),
  ];
}

function toProblem({ errors }: OidcProvider, error: Error): SignInProblem {
  if (error instanceof errors.SessionNotFound) return 'expired';
  if (error instanceof errors.InvalidClient) return 'unknownClient';
  if (error instanceof errors.InvalidRedirectUri) return 'badRedirectUri';
  return error instanceof errors.OIDCProviderError && error.expose ? 'badRequest' : 'failure';
}

function renderProblem(ctx: KoaContextWithOIDC, problem: SignInProblem, description?: string): void {
  const details: Partial<Record<SignInProblem, ErrorDetail | undefined>> = {
    unknownClient: toErrorDetail('received', ctx.query.client_id),
    badRedirectUri: toErrorDetail('received', ctx.query.redirect_uri),
    badRequest: toErrorDetail('reason', description),
  };
  const { body, headers } = renderProblemPage(
    negotiateLanguage(ctx.req.headers['accept-language']),
    problem,
    details[problem],
  );
  ctx.set(headers);
  ctx.body = body;
}

function toErrorDetail(label: ErrorDetail['label'], text: unknown): ErrorDetail | undefined {
  return typeof text === 'string' ? { label, text } : undefined;
}
