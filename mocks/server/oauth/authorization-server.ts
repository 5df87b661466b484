import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { createOAuthTables, revokeAll } from '../../store/access-tokens.ts';
import type { Database } from '../../store/database.ts';
import { contractShape, explainRefusal } from './contract-shape.ts';
import { loadCookieKey } from './cookie-keys.ts';
import { issueTokens, type TokenOrder, type TokenPair } from './issue-tokens.ts';
import { loadProvider } from './load-provider.ts';
import { isLoopbackUri } from './loopback.ts';
import { paths, providerConfiguration } from './provider-configuration.ts';
import { createSignIn, pathOf } from './sign-in.ts';
import type { User } from './users.ts';

export type { User } from './users.ts';

export interface AuthorizationServerOptions {
  /** Origin that the sandbox is reached at, such as `http://127.0.0.1:4010`. It is the issuer. */
  readonly url: string;
  /** Where grants and tokens are kept; the tables are made when they are missing. */
  readonly database: Database;
  /** Who can sign in. */
  readonly users: readonly User[];
  /** Told of faults of the authorization server itself, which are answered 500 without a reason. */
  readonly onError?: (error: unknown) => void;
}

export interface AuthorizationServer {
  /** Answers `/connect/authorize`, `/connect/token` and the sign-in pages under `/connect/sign-in`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /**
   * A token pair as if the user had signed in.
   *
   * @throws UnknownUserError for a user that the sandbox does not have.
   * @throws RangeError when `expiresIn` is not a whole number of seconds.
   */
  readonly issueTokens: (order: TokenOrder) => Promise<TokenPair>;
  /** Forgets every grant, token, code and sign-in under way. */
  readonly revokeAll: () => void;
}

/**
 * The authorization server of the sandbox: OAuth 2.0's authorization code flow with refresh tokens, as in the
 * "Authentication" part of the source.
 *
 * @throws a TypeError when `url` is not a URL, and whatever the database throws when it cannot hold the tables.
 */
export async function createAuthorizationServer({
  url,
  database,
  users,
  onError = () => undefined,
}: AuthorizationServerOptions): Promise<AuthorizationServer> {
  createOAuthTables(database);
  const oidc = await loadProvider();
  const isUser = (name: string) => users.some((user) => user.name === name);
  const cookieKey = loadCookieKey(database);
  const provider = new oidc.Provider(new URL(url).origin, providerConfiguration({ oidc, database, cookieKey, isUser }));
  provider.Client.prototype.redirectUriAllowed = isLoopbackUri;
  provider.use(contractShape);
  provider.on('grant.error', explainRefusal);
  report(provider, onError);
  return {
    handle: createHandler(provider, createSignIn({ oidc, provider, users, onError })),
    issueTokens: (order) => issueTokens(provider, users, order),
    revokeAll: () => revokeAll(database),
  };
}

/** Listening also keeps Koa from printing the errors. Its `error` is missing from the types of oidc-provider. */
function report(provider: EventEmitter, onError: (error: unknown) => void): void {
  provider.on('error', onError);
  provider.on('server_error', (_ctx, error: unknown) => onError(error));
}

type Handler = AuthorizationServer['handle'];

/** Lets through the contract's paths only: oidc-provider would also answer discovery and others. */
function createHandler(provider: Provider, signIn: Handler): Handler {
  const callback = provider.callback();
  const oauth: Handler = async (request, response) => {
    await callback(request, response);
  };
  const routes: { path: RegExp; methods: string[]; answer: Handler }[] = [
    { path: route(`${paths.authorize}(/[\\w-]+)?`), methods: ['GET', 'HEAD'], answer: oauth },
    { path: route(paths.token), methods: ['POST', 'OPTIONS'], answer: oauth },
    { path: route(`${paths.signIn}/[\\w-]+`), methods: ['GET', 'HEAD', 'POST'], answer: signIn },
  ];
  return async (request, response) => {
    const path = pathOf(request);
    const found = routes.find((candidate) => candidate.path.test(path));
    if (!found) return refuse(response, 404, 'Not Found');
    if (found.methods.includes(request.method ?? '')) return found.answer(request, response);
    response.setHeader('Allow', found.methods.join(', '));
    refuse(response, 405, 'Method Not Allowed');
  };
}

function route(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

function refuse(response: ServerResponse, status: number, title: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title, status }));
}
