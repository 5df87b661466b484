import { waitFor } from './deadline.ts';
import { type CallError, ConnectionError } from './errors.ts';
import type { Call } from './send.ts';

export function createCallToken({ settings, request, options: { signal }, context, limits }: Call) {
  const token = request.service ? undefined : settings.token;
  const source = typeof token === 'function' ? { current: token, renew: token } : token;
  let renewed: string | undefined;
  let last: string | undefined;

  async function receive(work: Promise<string> | string): Promise<string> {
    const checked = await waitFor(limits.timeout, signal, Promise.resolve(work).then(checkToken));
    if (checked !== undefined) return checked;
    throw new ConnectionError(context, `no access token within ${limits.timeout / 1000} s.`, 'TOKEN_TIMEOUT');
  }

  return {
    /**
     * Returns the token for the next request; undefined when the client has none.
     *
     * @throws ConnectionError when it does not arrive in time; the reason of the signal of the call.
     * @throws TypeError when the token is not a valid header value. A runtime would reject it too, and print it.
     */
    async current(): Promise<string | undefined> {
      if (source === undefined) return undefined;
      last = renewed ?? (typeof source === 'string' ? checkToken(source) : await receive(source.current()));
      return last;
    },
    /** Renews the token once, after a 401. Returns true when there is a new token. */
    async renew({ status }: CallError): Promise<boolean> {
      if (status !== 401 || !last || renewed || !source || typeof source === 'string') return false;
      renewed = await receive(source.renew(last));
      return renewed !== last;
    },
  };
}

function checkToken(token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be printable ASCII, without "Bearer".');
}
