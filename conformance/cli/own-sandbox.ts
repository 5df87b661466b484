import { startSandbox } from '../../mocks/index.ts';
import { demoClient, demoRedirectUri, demoToken, demoUser } from '../../mocks/seed/demo-access.ts';
import type { OAuthClient } from '../session/settings.ts';

export type OwnSandbox = Awaited<ReturnType<typeof startOwnSandbox>>;

/** Starts a sandbox on a free port, with a client that can refresh tokens. */
export async function startOwnSandbox() {
  const { url, close } = await startSandbox({ port: 0 });
  const response = await fetch(`${url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: demoUser }),
  });
  const { refresh_token: refreshToken } = (await response.json()) as { refresh_token: string };
  const client: OAuthClient = { ...demoClient, redirectUri: demoRedirectUri, refreshToken };
  return { url, token: demoToken, tenant: 1, close, client };
}
