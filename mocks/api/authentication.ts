import type { User } from '../accounting/context.ts';
import { demoToken, demoUser } from '../demo-access.ts';
import type { HttpRequest } from '../http/types.ts';
import { type Message, ProblemError } from '../messages/problems.ts';
import { findAccessToken } from '../store/access-tokens.ts';
import type { Database } from '../store/database.ts';

/** Finds the user of an access token. Returns a message when the token is rejected. */
export type Access = (token: string, origin: string | undefined) => User | Message;

export interface AccessOptions {
  readonly database: Database;
  readonly users: readonly User[];
  /** Whether the demo token works: where only this machine can call. */
  readonly isDemoTokenOn: boolean;
  /** Whether a web page of this origin may use the demo token, which everybody knows. */
  readonly isTrustedOrigin: (origin: string) => boolean;
}

export function createAccess({ database, users, isDemoTokenOn, isTrustedOrigin }: AccessOptions): Access {
  const byName = new Map(users.map((user) => [user.name, user]));
  const getUser = (name: string): User => {
    const user = byName.get(name);
    if (!user) throw new Error(`There is no user ${name}`);
    return user;
  };
  return (token, origin) => {
    if (token === demoToken) {
      if (!isDemoTokenOn) return { key: 'demoTokenNotLocal' };
      if (origin !== undefined && !isTrustedOrigin(origin)) {
        return { key: 'demoTokenForeign', parameters: { origin } };
      }
      return getUser(demoUser);
    }
    const found = findAccessToken(database, token);
    if (found === 'expired') return { key: 'tokenExpired' };
    return found ? getUser(found.user) : { key: 'tokenUnknown' };
  };
}

/**
 * The user of the access token in the `Authorization` header.
 *
 * @throws Refusal 401 that says what is wrong with it.
 */
export function authenticate({ headers, origin }: Pick<HttpRequest, 'headers' | 'origin'>, access: Access): User {
  const token = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized({ key: 'tokenMissing' }, '');
  // Pages that the sandbox itself serves may do what it may.
  const page = headers.origin === origin ? undefined : headers.origin;
  const user = access(token, page);
  if ('key' in user) throw unauthorized(user, ', error="invalid_token"');
  return user;
}

const unauthorized = (detail: Message, error: string): ProblemError =>
  new ProblemError('unauthorized', detail, {
    headers: { 'www-authenticate': `Bearer realm="accounting-api"${error}` },
  });
