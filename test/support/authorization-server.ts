import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { onTestFinished } from 'vitest';
import { lazy } from '../../contract/memoize.ts';
import { createSignIn } from '../../mocks/api/sign-in/sign-in.ts';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { loadSqlite } from '../../mocks/hosts/browser/assets.ts';
import { DEFAULT_ORIGIN } from '../../mocks/hosts/browser/create-page-sandbox.ts';
import { openDatabase as openPageDatabase } from '../../mocks/hosts/browser/wasm-sqlite.ts';
import { openDatabase } from '../../mocks/hosts/node/data/node-sqlite.ts';
import { readContract } from '../../mocks/hosts/node/read-contract.ts';
import { createNodeHandler } from '../../mocks/hosts/node/server/node-handler.ts';
import { createFaultInjector } from '../../mocks/http/faults.ts';
import { toHttpRequest, toResponse } from '../../mocks/http/fetch-request.ts';
import { createLimits } from '../../mocks/http/limits.ts';
import { createPipeline, type Pipeline } from '../../mocks/http/pipeline.ts';
import { createJournal } from '../../mocks/insight/requests/journal.ts';
import { createOAuthTables } from '../../mocks/store/access-tokens.ts';

const users = [
  { name: 'demo', profileName: 'Demo user', administrations: [1, 2] },
  { name: 'second', profileName: 'Second <user>', administrations: [3] },
];

/** The four parameters of the contract's authorize endpoint. */
export const authorizeParameters = {
  client_id: 'sandbox-client',
  scope: 'accounting-api offline_access',
  response_type: 'code',
  redirect_uri: 'http://localhost:3000/callback',
};

export const hosts = ['Node', 'a page'] as const;
type HostName = (typeof hosts)[number];

/** Starts the sign-in of a sandbox, without its API. It is closed after the test. The options are for Node. */
export async function startAuthorizationServer(host: HostName, options: { file?: string; port?: number } = {}) {
  const errors: string[] = [];
  const log = (line: string) => void errors.push(line);
  const isNode = host === 'Node';
  const database = isNode ? openDatabase(options.file) : openPageDatabase(await getSqlite());
  createOAuthTables(database);
  const server = createSignIn({ database, users, hasCookies: isNode, log });
  const respond = createPipeline({
    isAllowedHost: () => true,
    platform: {
      contract: readContract(),
      authenticate: () => undefined,
      handle: server.handle,
      reject: server.reject,
    },
    control: undefined,
    mounts: [server.page],
    faults: createFaultInjector(new AbortController().signal),
    limits: createLimits(undefined, Date.now),
    journal: createJournal(0),
    log,
    now: Date.now,
    onContractViolation: 'error',
  });
  const { url, send, stop } = isNode ? await listen(respond, options.port) : servePage(respond);
  let closing: Promise<void> | undefined;
  // A test may have closed it before it finishes.
  const close = () => (closing ??= stop().then(() => database.close()));
  onTestFinished(close);
  return {
    url,
    database,
    server,
    errors,
    close,
    fetch: send,
    openBrowser: (headers?: Record<string, string>) => openBrowser(url, headers, send),
    ...createClient(url, send),
  };
}

type Send = (url: string, init?: RequestInit) => Promise<Response>;

async function listen(respond: Pipeline, port = 0) {
  const handle = createNodeHandler({ scheme: 'http', respond, log: () => undefined, requestLog: undefined });
  const listener = createServer(handle);
  // No connection outlives its response, so a restart on the same port finds none of the old ones in use.
  listener.maxRequestsPerSocket = 1;
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    send: fetch as Send,
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => listener.close(resolve));
      listener.closeAllConnections();
      await closed;
    },
  };
}

function servePage(respond: Pipeline) {
  return {
    url: DEFAULT_ORIGIN,
    async send(url: string, init?: RequestInit): Promise<Response> {
      const request = new Request(url, init);
      const result = await respond(toHttpRequest(request, DEFAULT_ORIGIN));
      if (result === 'dropped') throw new TypeError('The connection was closed');
      return toResponse(result, request);
    },
    stop: async () => undefined,
  };
}

const getSqlite = lazy(async () =>
  loadSqlite(await readFile(createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'))),
);

/** Sign-in of a partner's application, with a library that is strict about the standards. */
function createClient(url: string, send: Send) {
  const as: oauth.AuthorizationServer = {
    issuer: url,
    authorization_endpoint: `${url}/connect/authorize`,
    token_endpoint: `${url}/connect/token`,
  };
  const client: oauth.Client = { client_id: authorizeParameters.client_id };
  const options = { [oauth.allowInsecureRequests]: true, [oauth.customFetch]: send as typeof fetch };

  return {
    as,
    client,
    async exchange(
      callback: URL,
      {
        authentication = oauth.ClientSecretPost('sandbox-secret'),
        verifier = oauth.nopkce as string | typeof oauth.nopkce,
        state = undefined as string | undefined,
        redirectUri = authorizeParameters.redirect_uri,
      } = {},
    ) {
      const parameters = oauth.validateAuthResponse(as, client, callback, state);
      const request = [as, client, authentication, parameters, redirectUri, verifier, options] as const;
      const response = await oauth.authorizationCodeGrantRequest(...request);
      return oauth.processAuthorizationCodeResponse(as, client, response);
    },
    async refresh(refreshToken = '', additionalParameters: Readonly<Record<string, string>> = {}) {
      const authentication = oauth.ClientSecretPost('sandbox-secret');
      const response = await oauth.refreshTokenGrantRequest(as, client, authentication, refreshToken, {
        ...options,
        additionalParameters,
      });
      return oauth.processRefreshTokenResponse(as, client, response);
    },
    /** The bare request, for what a proper client would never send. */
    token: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      send(as.token_endpoint ?? '', { method: 'POST', body: new URLSearchParams(form), headers }),
    authorizeUrl: (request: Record<string, string>) => `${as.authorization_endpoint}?${new URLSearchParams(request)}`,
  };
}
