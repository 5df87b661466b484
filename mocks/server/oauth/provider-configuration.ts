import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { demoClient } from '../../demo-access.ts';
import type { Database } from '../../store/database.ts';
import type { OidcProvider } from './load-provider.ts';
import { type Clue, problemPage } from './pages.ts';
import { createRecords } from './records.ts';
import { type Problem, preferredLanguage } from './texts.ts';

export const client = { ...demoClient, name: 'Sandbox client' } as const;

/** What a client asks for: both, as the contract says, so that it always receives a refresh token. */
export const scopes = ['accounting-api', 'offline_access'] as const;

/** Lifetimes in seconds. Ours: the platform promises none. */
export const lifetimes = {
  AccessToken: 60 * 60,
  AuthorizationCode: 60,
  RefreshToken: 30 * 24 * 60 * 60,
  // A grant outlives its refresh tokens, so that one in use, which rotates, goes on.
  Grant: 365 * 24 * 60 * 60,
  Interaction: 30 * 60,
  Session: 60,
} as const;

/** Where the authorization server answers: the contract's two paths, and a page for each sign-in. */
export const paths = { authorize: '/connect/authorize', token: '/connect/token', signIn: '/connect/sign-in' } as const;

export const sessionCookie = 'accounting_sandbox_session';

export interface ConfigurationOrder {
  readonly oidc: OidcProvider;
  readonly database: Database;
  readonly cookieKey: string;
  readonly isUser: (name: string) => boolean;
}

/** oidc-provider reduced to what the contract's two endpoints need, and silent on the console. */
export function providerConfiguration({ oidc, database, cookieKey, isUser }: ConfigurationOrder): Configuration {
  return {
    adapter: createRecords(database, oidc.errors.InvalidGrant),
    clients: [clientMetadata],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    scopes: [...scopes],
    // Asks the query, because oidc-provider has dropped what it does not know from the parameter by now.
    extraParams: { scope: (ctx) => refuseUnknownScope(oidc, ctx.query.scope) },
    responseTypes: ['code'],
    pkce: { required: () => false },
    allowOmittingSingleRegisteredRedirectUri: false,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    findAccount: (_ctx, name) => (isUser(name) ? { accountId: name, claims: () => ({ sub: name }) } : undefined),
    // The client's secret is public, so no origin has less right to it than another.
    clientBasedCORS: () => true,
    interactions: {
      policy: signInEachTime(oidc),
      url: (ctx, { uid }) => new URL(`${paths.signIn}/${uid}`, ctx.href).href,
    },
    renderError: (ctx, out, error) => renderProblem(ctx, problemOf(oidc, error), out.error_description),
    ttl: { ...lifetimes },
    cookies: cookies(cookieKey),
    routes: { authorization: paths.authorize, token: paths.token },
    // There are no id tokens. Signing them with the client's secret saves making a key pair.
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

const clientMetadata = {
  client_id: client.id,
  client_secret: client.secret,
  client_name: client.name,
  scope: scopes.join(' '),
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  // Required by oidc-provider, but not what decides: see `isLoopbackUri`.
  redirect_uris: ['http://localhost/callback'],
  token_endpoint_auth_method: 'client_secret_post' as const,
  id_token_signed_response_alg: 'HS256' as const,
};

/** The cookies keep to /connect and have names of their own: browsers share those of localhost between all ports. */
function cookies(key: string): NonNullable<Configuration['cookies']> {
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

const knownScopes: ReadonlySet<string> = new Set(scopes);

/** RFC 6749 section 3.3 lets a server ignore scopes and missing ones; the sandbox shows the developer the mistake. */
function refuseUnknownScope({ errors }: OidcProvider, scope: unknown): void {
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  const unknown = asked.filter((name) => !knownScopes.has(name));
  if (unknown.length > 0) throw new errors.InvalidScope('requested scope is not allowed', unknown.join(' '));
  const missing = scopes.filter((name) => !asked.includes(name));
  if (missing.length > 0) throw new errors.InvalidScope(`scope must contain ${missing.join(' ')}`, missing.join(' '));
}

/** Asks for a sign-in each time. To sign in is to consent, so consent adds no page of its own. */
function signInEachTime({ interactionPolicy: { Check, Prompt } }: OidcProvider): interactionPolicy.Prompt[] {
  const eachTime = new Check('each_time', 'the user must sign in', 'login_required', ({ oidc }) => !oidc.result?.login);
  return [
    new Prompt({ name: 'login', requestable: true }, eachTime),
    new Prompt({ name: 'consent', requestable: true }),
  ];
}

function problemOf({ errors }: OidcProvider, error: Error): Problem {
  if (error instanceof errors.SessionNotFound) return 'expired';
  if (error instanceof errors.InvalidClient) return 'unknownClient';
  if (error instanceof errors.InvalidRedirectUri) return 'badRedirectUri';
  return error instanceof errors.OIDCProviderError && error.expose ? 'badRequest' : 'failure';
}

async function renderProblem(ctx: KoaContextWithOIDC, problem: Problem, description?: string): Promise<void> {
  const clues: Partial<Record<Problem, Clue | undefined>> = {
    unknownClient: clue('received', ctx.query.client_id),
    badRedirectUri: clue('received', ctx.query.redirect_uri),
    badRequest: clue('reason', description),
  };
  const { body, headers } = await problemPage(preferredLanguage(ctx.req.headers), problem, clues[problem]);
  ctx.set(headers);
  ctx.body = body;
}

function clue(label: Clue['label'], text: unknown): Clue | undefined {
  return typeof text === 'string' ? { label, text } : undefined;
}
