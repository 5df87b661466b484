import { demoToken, demoUser } from '../mocks/demo-access.ts';
import { startSandbox } from '../mocks/sandbox.ts';
import type { OAuthClient, Target } from './settings.ts';

/** The client that every sandbox has. Any URL of this machine is a redirect URI of it. */
export const SANDBOX_CLIENT = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  redirectUri: 'http://localhost:3000/callback',
} as const;

/** Where `npm start` listens: reproductions name this URL, because the sandbox of a run ends with it. */
export const DEFAULT_SANDBOX_URL = 'http://localhost:4010';

/** A sandbox for one run. */
export interface OwnSandbox extends Target {
  readonly client: OAuthClient;
  readonly close: () => Promise<void>;
}

/** Starts a sandbox on a free port, with a client that can refresh tokens. */
export async function startOwnSandbox(): Promise<OwnSandbox> {
  const { url, close } = await startSandbox({ port: 0 });
  const response = await fetch(`${url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: demoUser }),
  });
  const { refresh_token: refreshToken } = (await response.json()) as { refresh_token: string };
  const { clientId: id, clientSecret: secret, redirectUri } = SANDBOX_CLIENT;
  return { url, token: demoToken, tenant: 1, close, client: { id, secret, redirectUri, refreshToken } };
}
