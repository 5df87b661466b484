import { waitFor } from './deadline.ts';
import { type CallError, ConnectionError } from './errors.ts';
import type { Call } from './send.ts';

/** The access token of one call. */
export interface CallToken {
  /**
   * Returns the token for the next request; undefined when the client has none.
   *
   * @throws ConnectionError when it does not arrive in time; the reason of the signal of the call.
   * @throws TypeError when the token is not a valid header value. A runtime would reject it too, and print it.
   */
  current(): Promise<string | undefined>;
  /** Renews the token once, after a 401. Returns whether there is a new token. */
  renew(error: CallError): Promise<boolean>;
}

export function createCallToken({ settings, request, context, limits, signal }: Call): CallToken {
  const token = request.service ? undefined : settings.token;
  const source = typeof token === 'function' ? { current: token, renew: token } : token;
  let renewed: string | undefined;
  let last: string | undefined;

  async function receive(work: Promise<string> | string): Promise<string> {
    const received = typeof work === 'string' ? work : await waitFor(limits.timeout, signal, work);
    if (received !== undefined) return checkToken(received);
    throw new ConnectionError(context, `no access token within ${limits.timeout / 1000} s.`, 'TOKEN_TIMEOUT');
  }

  return {
    async current() {
      if (source === undefined) return undefined;
      last = renewed ?? (await receive(typeof source === 'string' ? source : source.current()));
      return last;
    },
    async renew({ status }) {
      if (status !== 401 || !last || renewed || !source || typeof source === 'string') return false;
      renewed = await receive(source.renew(last));
      return renewed !== last;
    },
  };
}

function checkToken(token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be the access token without "Bearer", in printable ASCII.');
}
