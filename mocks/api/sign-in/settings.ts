import { demoClient } from '../../seed/demo-access.ts';

export const client = { ...demoClient, name: 'Sandbox client' } as const;

/** The scopes that a client requests: both, as in the contract, so that it always receives a refresh token. */
export const scopes = ['accounting-api', 'offline_access'] as const;

/** Lifetimes in seconds. Decided by us: the platform documents none. */
export const lifetimes = {
  AccessToken: 60 * 60,
  AuthorizationCode: 60,
  RefreshToken: 30 * 24 * 60 * 60,
  // Longer than its refresh tokens, so that a grant whose tokens are rotated stays valid.
  Grant: 365 * 24 * 60 * 60,
  Interaction: 30 * 60,
} as const;

/** Name of the cookie of a sign-in, for the sandbox only: browsers send cookies of localhost to all its ports. */
export const cookieName = 'accounting_sandbox_sign_in';

/** Paths of the authorization server: the two of the contract, and a page for each sign-in. */
export const paths = { authorize: '/connect/authorize', token: '/connect/token', signIn: '/connect/sign-in' } as const;
