import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { User } from '../../accounting/context.ts';
import type { RequestTrace } from '../../journal/entry.ts';
import { isLoopbackUri } from '../../sign-in/redirect-uris.ts';
import { paths } from '../../sign-in/settings.ts';
import type { TokenInput, TokenPair } from '../../sign-in/tokens.ts';
import { createOAuthTables } from '../../store/access-tokens.ts';
import type { Database } from '../../store/database.ts';
import { loadCookieKey } from './adapter.ts';
import { issueTokens } from './issue-tokens.ts';
import { describeGrantError, oauthMiddleware, traceTokens } from './oauth-middleware.ts';
import { createProviderConfiguration, type OidcProvider } from './provider-configuration.ts';
import { createSignIn, getPath } from './sign-in.ts';

export interface AuthorizationServerOptions {
  /** Origin of the sandbox, such as `http://127.0.0.1:4010`. It is the issuer. */
  readonly url: string;
  /** Stores the key that signs cookies. Missing tables are created. */
  readonly keys: Database;
  /** Users that can sign in. */
  readonly users: readonly User[];
  /** Receives internal errors; the response to them is a 500 without a reason. */
  readonly onError?: (error: unknown) => void;
}

/** The authorization server of all sandboxes of a process, because it takes memory and milliseconds to create. */
export interface AuthorizationServer {
  /** Returns the sign-in of one sandbox. Its grants and tokens are in this database; missing tables are created. */
  readonly forDatabase: (database: Database) => SignIn;
}

export interface SignIn {
  /**
   * Responds to `/connect/authorize`, `/connect/token` and the sign-in pages under `/connect/sign-in`.
   *
   * @param trace receives what the journal shows of a request to the token endpoint.
   */
  readonly handle: (request: IncomingMessage, response: ServerResponse, trace?: RequestTrace) => Promise<void>;
  /**
   * Issues a token pair, as after a sign-in of the user.
   *
   * @throws UnknownUserError for a user that the sandbox does not have.
   * @throws RangeError when `expiresIn` is not a whole number of seconds.
   */
  readonly issueTokens: (input: TokenInput) => Promise<TokenPair>;
}

/**
 * Creates the authorization server of the sandbox: the authorization code flow of OAuth 2.0 with refresh tokens, as in
 * the "Authentication" part of the source.
 *
 * @throws TypeError when `url` is not a URL, and errors of the database.
 */
export async function createAuthorizationServer({
  url,
  keys,
  users,
  onError = () => undefined,
}: AuthorizationServerOptions): Promise<AuthorizationServer> {
  createOAuthTables(keys);
  const oidc = await importProvider();
  const isUser = (name: string) => users.some((user) => user.name === name);
  const current = new AsyncLocalStorage<Database>();
  const configuration = createProviderConfiguration({
    ...{ oidc, isUser, cookieKey: loadCookieKey(keys) },
    getDatabase: () => getStore(current),
  });
  const provider = new oidc.Provider(new URL(url).origin, configuration);
  provider.Client.prototype.redirectUriAllowed = isLoopbackUri;
  const traces = new WeakMap<IncomingMessage, RequestTrace>();
  provider.use(traceTokens((request) => traces.get(request)));
  provider.use(oauthMiddleware);
  provider.on('grant.error', describeGrantError);
  reportErrors(provider, onError);
  const handle = createHandler(provider, createSignIn({ oidc, provider, users, onError }));
  return {
    forDatabase(database) {
      createOAuthTables(database);
      return {
        handle(request, response, trace) {
          if (trace) traces.set(request, trace);
          return current.run(database, () => handle(request, response));
        },
        issueTokens: (input) => current.run(database, () => issueTokens(provider, users, input)),
      };
    },
  };
}

function getStore(current: AsyncLocalStorage<Database>): Database {
  const database = current.getStore();
  if (database) return database;
  throw new Error('The authorization server was called outside a request');
}

/**
 * Imports oidc-provider without its warning. It prints one on any release of Node that is not a long-term support
 * release yet, and the sandbox runs on those too.
 */
async function importProvider(): Promise<OidcProvider> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** Listening also keeps Koa from printing the errors. `error` is missing from the types of oidc-provider. */
function reportErrors(provider: EventEmitter, onError: (error: unknown) => void): void {
  provider.on('error', onError);
  provider.on('server_error', (_ctx, error: unknown) => onError(error));
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves only the paths of the contract: oidc-provider has others, such as discovery. */
function createHandler(provider: Provider, signIn: Handler): Handler {
  const callback = provider.callback();
  const oauth: Handler = async (request, response) => {
    await callback(request, response);
  };
  const routes: { path: RegExp; methods: string[]; handle: Handler }[] = [
    { path: toPattern(`${paths.authorize}(/[\\w-]+)?`), methods: ['GET', 'HEAD'], handle: oauth },
    { path: toPattern(paths.token), methods: ['POST', 'OPTIONS'], handle: oauth },
    { path: toPattern(`${paths.signIn}/[\\w-]+`), methods: ['GET', 'HEAD', 'POST'], handle: signIn },
  ];
  return async (request, response) => {
    const path = getPath(request);
    const route = routes.find((candidate) => candidate.path.test(path));
    if (!route) return sendProblem(response, 404, 'Not Found');
    if (route.methods.includes(request.method ?? '')) return route.handle(request, response);
    response.setHeader('Allow', route.methods.join(', '));
    sendProblem(response, 405, 'Method Not Allowed');
  };
}

const toPattern = (path: string): RegExp => new RegExp(`^${path}$`);

function sendProblem(response: ServerResponse, status: number, title: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title, status }));
}
