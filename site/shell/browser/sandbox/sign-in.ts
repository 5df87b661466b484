import { demoClient, demoRedirectUri, demoUser } from '../../../../mocks/seed/demo-access.ts';
import { sendRequest } from './page-sandbox.ts';

/** Signs the demo user in as the user would: opens the sign-in page, and submits its form. Returns the code. */
export async function signIn(): Promise<string> {
  const request = new URLSearchParams({
    client_id: demoClient.id,
    redirect_uri: demoRedirectUri,
    scope: 'accounting-api offline_access',
    response_type: 'code',
  });
  const opened = await sendRequest(`/connect/authorize?${request}`);
  const { pathname } = new URL(opened.response.headers.get('location') ?? demoRedirectUri);
  const { response } = await sendRequest(pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ user: demoUser })),
  });
  return new URL(response.headers.get('location') ?? demoRedirectUri).searchParams.get('code') ?? '';
}

/** Gets a refresh token from the control plane, which issues one as if the user had signed in. */
export async function issueRefreshToken(): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ user: demoUser });
  const { response } = await sendRequest('/_sandbox/tokens', { method: 'POST', headers, body });
  return ((await response.json()) as { refresh_token: string }).refresh_token;
}
