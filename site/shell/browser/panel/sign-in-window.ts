import type { Server } from '../servers.ts';
import { root } from '../shared.ts';

/** The channel on which the page of the window reports the URL that it was opened with. */
const CHANNEL = 'signed-in';

/**
 * Lets the user sign in at a server, in a window of its own, with PKCE.
 *
 * @returns the access token.
 * @throws Error with a sentence when the user cancels, or the server responds otherwise.
 */
export async function signInAt({ signIn, client = '', secret = '' }: Server): Promise<string> {
  const verifier = encode(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
  const state = encode(crypto.getRandomValues(new Uint8Array(16)));
  const redirect = new URL('signed-in/', root).href;
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'accounting-api offline_access',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  window.open(`${signIn}/connect/authorize?${query}`, 'sign-in', 'popup,width=480,height=640');
  const code = await receiveCode(state);
  const response = await fetch(`${signIn}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client,
      client_secret: secret,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`The server responded with ${response.status}.`);
  return token;
}

function receiveCode(state: string): Promise<string> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve, reject) => {
    channel.onmessage = ({ data }) => {
      const { searchParams } = new URL(String(data));
      if (searchParams.get('state') !== state) return;
      channel.close();
      const code = searchParams.get('code');
      if (code === null) reject(new Error('You did not sign in.'));
      else resolve(code);
    };
  });
}

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
