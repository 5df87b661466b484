import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../store/sqlite.ts';
import { createAuthorizationServer } from './authorization-server.ts';

export const users = [
  { name: 'demo', profileName: 'Demo user' },
  { name: 'second', profileName: 'Second <user>' },
];

/** The four parameters of the contract's authorize endpoint. */
export const contractRequest = {
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
  const server = await createAuthorizationServer({ url, database, users, onError: (error) => errors.push(error) });
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
  const client: oauth.Client = { client_id: contractRequest.client_id };
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
        redirectUri = contractRequest.redirect_uri,
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

/** A browser without scripts: keeps cookies by path and follows redirects until they leave the server. */
export function openBrowser(server: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, { value: string; path: string }>();

  function cookieHeader(path: string): string {
    const sent = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value) cookies.set(`${name} ${path}`, { value, path });
      else cookies.delete(`${name} ${path}`);
    }
  }

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = cookieHeader(new URL(url).pathname);
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, cookie, ...init.headers },
    });
    keep(response);
    return response;
  }

  /** Follows redirects; the answer of the server, or the URL of another server that it sends the browser to. */
  async function visit(url: string, init?: RequestInit): Promise<{ url: string; response?: Response }> {
    const response = await request(url, init);
    const location = response.headers.get('location');
    if (!location) return { url, response };
    const next = new URL(location, url).href;
    return next.startsWith(`${server}/`) ? visit(next) : { url: next };
  }

  return {
    cookies,
    request,
    visit,
    submit: (url: string, form: Record<string, string>) =>
      visit(url, { method: 'POST', body: new URLSearchParams(form) }),
    /** Signs in as the user would: opens the page, presses a button. The URL that the application is called back at. */
    async signIn(authorizeUrl: string, form: Record<string, string> = { user: 'demo' }): Promise<URL> {
      const page = await visit(authorizeUrl);
      return new URL((await this.submit(page.url, form)).url);
    },
  };
}
