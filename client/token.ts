import type { CallError } from './errors.ts';
import type { ConnectionSettings } from './settings.ts';

/** The access token of one call. */
export interface CallToken {
  /**
   * Returns the token for the next request; undefined when the connection has none.
   *
   * @throws TypeError when the token is not a valid header value. A runtime would reject it too, and print it.
   */
  current(): Promise<string | undefined>;
  /** Renews the token once, after a 401. Returns whether there is a new token. */
  renew(error: CallError): Promise<boolean>;
}

export function createCallToken(token: ConnectionSettings['token']): CallToken {
  let renewed: string | undefined;
  let last: string | undefined;
  return {
    async current() {
      if (token === undefined) return undefined;
      last = checkToken(renewed ?? (await getToken(token)));
      return last;
    },
    async renew({ status }) {
      if (status !== 401 || !last || renewed || !token || typeof token === 'string') return false;
      renewed = checkToken(await (typeof token === 'function' ? token() : token.renew(last)));
      return renewed !== last;
    },
  };
}

function getToken(token: NonNullable<ConnectionSettings['token']>): string | Promise<string> {
  if (typeof token === 'string') return token;
  return typeof token === 'function' ? token() : token.current();
}

function checkToken(token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be the access token without "Bearer", in printable ASCII characters.');
}
