import { expect } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { authorizeParameters } from './authorization-server.ts';
import type { ApiResponse, useSandbox } from './sandbox.ts';

type Sandbox = Pick<ReturnType<typeof useSandbox>, 'url' | 'call'> &
  Partial<Pick<ReturnType<typeof useSandbox>, 'send'>>;
type Form = Readonly<Record<string, string>>;

export const credentials = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };

export const authorizeUrl = ({ url }: Pick<Sandbox, 'url'>, changes: Form = {}): string =>
  `${url}/connect/authorize?${new URLSearchParams({ ...authorizeParameters, ...changes })}`;

export async function requestCode(sandbox: Sandbox, changes: Form = {}, user = 'demo'): Promise<string> {
  const callback = await openBrowser(sandbox.url, {}, sandbox.send).signIn(authorizeUrl(sandbox, changes), { user });
  return callback.searchParams.get('code') ?? '';
}

/** Sends a form with the demo credentials to the token endpoint. */
export function requestToken({ call }: Sandbox, form: Form, headers: Form = {}): Promise<ApiResponse> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return call('/connect/token', {
    body: String(new URLSearchParams({ ...credentials, ...form })),
    headers: { ...type, ...headers },
    token: null,
  });
}

export const exchangeCode = (sandbox: Sandbox, code: string, changes: Form = {}): Promise<ApiResponse> =>
  requestToken(sandbox, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: authorizeParameters.redirect_uri,
    ...changes,
  });

export const refreshTokens = (sandbox: Sandbox, refreshToken: string, changes: Form = {}): Promise<ApiResponse> =>
  requestToken(sandbox, { grant_type: 'refresh_token', refresh_token: refreshToken, ...changes });

/** Checks whether an access token opens the API. */
export const accessTo = ({ call }: Pick<ReturnType<typeof useSandbox>, 'call'>) => ({
  works: async (token: string): Promise<boolean> => (await call('/v1/debtors?pageSize=1', { token })).status === 200,
});

/** Expects an error of the token endpoint without tokens. */
export function expectRefused({ status, body, headers }: ApiResponse, error = 'invalid_grant'): void {
  expect([status, body.error]).toEqual([error === 'invalid_client' ? 401 : 400, error]);
  expect(body).not.toHaveProperty('access_token');
  expect(headers.get('cache-control')).toBe('no-store');
}
