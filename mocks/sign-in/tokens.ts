import type { User } from '../accounting/context.ts';

export interface TokenInput {
  /** The sign-in name of the user. */
  readonly user: string;
  /** Lifetime of the access token in seconds; zero for one that has expired already. */
  readonly expiresIn?: number;
  /** Whether a reset does not revoke the access token: that of a new world belongs to the world. Default: false. */
  readonly survivesReset?: boolean;
}

/** A token pair, as the token endpoint returns it. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

/**
 * Checks what a token pair is issued for.
 *
 * @throws UnknownUserError for a user that the sandbox does not have.
 * @throws RangeError when `expiresIn` is not a whole number of seconds.
 */
export function checkTokenInput({ user, expiresIn = 0 }: TokenInput, users: readonly User[]): void {
  if (!users.some(({ name }) => name === user)) throw new UnknownUserError(user, users);
  if (!Number.isSafeInteger(expiresIn) || expiresIn < 0) {
    throw new RangeError('expiresIn must be a whole number of seconds, zero or more.');
  }
}

/** Thrown for a user that the sandbox does not have. */
export class UnknownUserError extends Error {
  readonly code = 'unknown-user';

  constructor(name: string, users: readonly User[]) {
    super(`There is no user "${name}". The users are: ${users.map((user) => user.name).join(', ')}.`);
    this.name = 'UnknownUserError';
  }
}
