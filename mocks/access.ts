import type { User } from './behaviours/context.ts';
import { demoToken, demoUser } from './demo-access.ts';
import { findAccessToken } from './oauth/access-tokens.ts';
import { type Message, Refusal } from './problems.ts';
import type { Database } from './store/sqlite.ts';

/** Who an access token belongs to. */
export interface Identity {
  readonly user: User;
  /** When the token expires, in milliseconds since 1970. */
  readonly until: number;
}

export type Access = (token: string) => Identity | Message;

export interface AccessOptions {
  readonly database: Database;
  readonly users: readonly User[];
  /** Whether the demo token works: where only this machine can call. */
  readonly isDemoTokenOn: boolean;
}

export function createAccess({ database, users, isDemoTokenOn }: AccessOptions): Access {
  const byName = new Map(users.map((user) => [user.name, user]));
  const userNamed = (name: string): User => {
    const user = byName.get(name);
    if (!user) throw new Error(`There is no user ${name}`);
    return user;
  };
  return (token) => {
    if (token === demoToken) {
      return isDemoTokenOn
        ? { user: userNamed(demoUser), until: Number.POSITIVE_INFINITY }
        : { key: 'demoTokenNotLocal' };
    }
    const found = findAccessToken(database, token);
    if (found === 'expired') return { key: 'tokenExpired' };
    return found ? { user: userNamed(found.user), until: found.until } : { key: 'tokenUnknown' };
  };
}

/**
 * Who sends an `Authorization` header.
 *
 * @throws Refusal 401 that says what is wrong with it.
 */
export function identityOf(authorization: string | undefined, access: Access): Identity {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized({ key: 'tokenMissing' }, '');
  const identity = access(token);
  if ('key' in identity) throw unauthorized(identity, ', error="invalid_token"');
  return identity;
}

const unauthorized = (detail: Message, error: string): Refusal =>
  new Refusal('unauthorized', detail, { headers: { 'www-authenticate': `Bearer realm="accounting-api"${error}` } });
