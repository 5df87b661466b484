import { openBrowser } from '../../mocks/oauth/browser.ts';
import { contractRequest } from '../../mocks/oauth/testing.ts';
import type { Reply, useSandbox } from '../testing.ts';

type Sandbox = Pick<ReturnType<typeof useSandbox>, 'url' | 'call'>;
type Form = Readonly<Record<string, string>>;

export const credentials = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };

/** The address that a sign-in begins at: the four parameters of the contract, and what is to be different. */
export const authorizeUrl = ({ url }: Pick<Sandbox, 'url'>, changes: Form = {}): string =>
  `${url}/connect/authorize?${new URLSearchParams({ ...contractRequest, ...changes })}`;

/** Signs a user in, as a person does. The code that the application gets. */
export async function codeFor(sandbox: Sandbox, changes: Form = {}, user = 'demo'): Promise<string> {
  const callback = await openBrowser(sandbox.url).signIn(authorizeUrl(sandbox, changes), { user });
  return callback.searchParams.get('code') ?? '';
}

/** What the token endpoint answers to a form, as the client of the sandbox sends it unless it says otherwise. */
export function askToken({ call }: Sandbox, form: Form, headers: Form = {}): Promise<Reply> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return call('/connect/token', {
    body: String(new URLSearchParams({ ...credentials, ...form })),
    headers: { ...type, ...headers },
    token: null,
  });
}

/** Exchanges a code for tokens, as the contract says, with what is to be different. */
export const redeem = (sandbox: Sandbox, code: string, changes: Form = {}): Promise<Reply> =>
  askToken(sandbox, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: contractRequest.redirect_uri,
    ...changes,
  });

export const refresh = (sandbox: Sandbox, refreshToken: string, changes: Form = {}): Promise<Reply> =>
  askToken(sandbox, { grant_type: 'refresh_token', refresh_token: refreshToken, ...changes });
