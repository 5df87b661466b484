import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../mocks/server/node-sqlite.ts';
import { createAuthorizationServer } from '../../mocks/server/oauth/authorization-server.ts';

export const users = [
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

/** An authorization server on a port of its own, gone when the test is. */
export async function startAuthorizationServer({ file, port = 0 }: { file?: string; port?: number } = {}) {
  const errors: unknown[] = [];
  const listener = createServer();
  // No connection outlives its answer, so a restart on the same port finds none of the old ones in use.
  listener.maxRequestsPerSocket = 1;
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const database = openDatabase(file);
  const onError = (error: unknown) => void errors.push(error);
  const server = (await createAuthorizationServer({ url, keys: database, users, onError })).forDatabase(database);
  listener.on('request', server.handle);
  let closing: Promise<void> | undefined;
  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => listener.close(resolve));
    listener.closeAllConnections();
    await closed;
    database.close();
  }
  // A test may have closed it before it finishes.
  const close = () => (closing ??= stop());
  onTestFinished(close);
  return { url, database, server, errors, close, ...clientOf(url) };
}

/** What a partner's application does, with a library that is strict about the standards. */
function clientOf(url: string) {
  const as: oauth.AuthorizationServer = {
    issuer: url,
    authorization_endpoint: `${url}/connect/authorize`,
    token_endpoint: `${url}/connect/token`,
  };
  const client: oauth.Client = { client_id: authorizeParameters.client_id };
  const options = { [oauth.allowInsecureRequests]: true };

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
      const response = await oauth.authorizationCodeGrantRequest(
        as,
        client,
        authentication,
        parameters,
        redirectUri,
        verifier,
        options,
      );
      return oauth.processAuthorizationCodeResponse(as, client, response);
    },
    async refresh(refreshToken = '') {
      const authentication = oauth.ClientSecretPost('sandbox-secret');
      const response = await oauth.refreshTokenGrantRequest(as, client, authentication, refreshToken, options);
      return oauth.processRefreshTokenResponse(as, client, response);
    },
    /** The bare request, for what a proper client would never send. */
    token: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(as.token_endpoint ?? '', { method: 'POST', body: new URLSearchParams(form), headers }),
    authorizeUrl: (request: Record<string, string>) => `${as.authorization_endpoint}?${new URLSearchParams(request)}`,
  };
}
