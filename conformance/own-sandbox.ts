import { defaultUrl, demoClient, demoRedirectUri, demoToken } from '../mocks/demo-access.ts';
import { startSandbox } from '../mocks/sandbox.ts';
import type { SignIn } from './settings.ts';

/** A sandbox that runs for one run, and what a run needs to know of it. */
export interface OwnSandbox {
  readonly url: string;
  readonly token: string;
  readonly tenant: number;
  readonly client: SignIn;
  readonly close: () => Promise<void>;
}

/** Where `npm start` listens: reproductions name this address, because the sandbox of a run ends with it. */
export const usualUrl = defaultUrl;

/** Starts a sandbox on a free port, with a client that can sign in. */
export async function startOwnSandbox(): Promise<OwnSandbox> {
  const { url, close } = await startSandbox({ port: 0 });
  const answer = await fetch(`${url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'demo' }),
  });
  const { refresh_token: refreshToken } = (await answer.json()) as { refresh_token: string };
  return {
    ...{ url, token: demoToken, tenant: 1, close },
    client: { ...demoClient, redirectUri: demoRedirectUri, refreshToken },
  };
}
