import { demoClient, demoRedirectUri, demoUser } from '../../../../mocks/demo-access.ts';
import { sendRequest } from './page-sandbox.ts';

/**
 * Signs the demo user in without a page: the sandbox redirects a request that names its user to the callback at once.
 *
 * @returns the inputs of a workflow that continues from there.
 */
export async function signIn(): Promise<Record<string, string>> {
  const request = new URLSearchParams({
    client_id: demoClient.id,
    redirect_uri: demoRedirectUri,
    scope: 'accounting-api offline_access',
    response_type: 'code',
    user: demoUser,
  });
  const { response } = await sendRequest(`/connect/authorize?${request}`);
  const code = new URL(response.headers.get('location') ?? demoRedirectUri).searchParams.get('code') ?? '';
  return { clientId: demoClient.id, clientSecret: demoClient.secret, redirectUri: demoRedirectUri, code };
}

/** Gets a refresh token from the control plane, which issues one as if the user had signed in. */
export async function issueRefreshToken(): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ user: demoUser });
  const { response } = await sendRequest('/_sandbox/tokens', { method: 'POST', headers, body });
  return ((await response.json()) as { refresh_token: string }).refresh_token;
}
