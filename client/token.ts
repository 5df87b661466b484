import type { CallError } from './errors.ts';
import type { ConnectionSettings } from './settings.ts';

/** The access token of one call. */
export interface CallToken {
  /**
   * For the next request; undefined when the connection has none.
   *
   * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
   */
  current(): Promise<string | undefined>;
  /** Renews the token, once, when a request ended so because its token was refused. Returns whether there is another. */
  renew(error: CallError): Promise<boolean>;
}

export function callToken(token: ConnectionSettings['token']): CallToken {
  let renewed: string | undefined;
  let last: string | undefined;
  return {
    async current() {
      if (token === undefined) return undefined;
      last = checked(renewed ?? (await given(token)));
      return last;
    },
    async renew({ status }) {
      if (status !== 401 || !last || renewed || !token || typeof token === 'string') return false;
      renewed = checked(await (typeof token === 'function' ? token() : token.renew(last)));
      return renewed !== last;
    },
  };
}

function given(token: NonNullable<ConnectionSettings['token']>): string | Promise<string> {
  if (typeof token === 'string') return token;
  return typeof token === 'function' ? token() : token.current();
}

function checked(token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be the bare access token, in visible ASCII characters.');
}
