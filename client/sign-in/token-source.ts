import type { Connection } from '../connection.ts';
import type { TokenSource } from '../settings.ts';
import { type IsGood, Renewal, type RenewalSettings } from './token-refresh.ts';
import type { Tokens } from './tokens.ts';

export interface SignedInSettings extends RenewalSettings {
  /**
   * Milliseconds before its end at which an access token is renewed; 10,000 by default. Of a token that lives less than
   * twice as long, it is half of its life.
   */
  readonly refreshBefore?: number | undefined;
}

/**
 * The access tokens of a user who signed in: give it as `token` to `connect`. It renews them ahead of their end, and when
 * the platform refuses one, by one refresh at a time however many connections use it. It shows no token.
 *
 * Make one for each user, and keep it: it reads the store only when it needs another token.
 *
 * @param connection to the authorization service; it needs no token of its own.
 *
 * @example
 * const token = signedIn(connect({ baseUrl }), { clientId, clientSecret, store });
 * const connection = connect({ baseUrl, token });
 *
 * @throws TypeError when a setting cannot work. Its calls throw what `Renewal.find` throws.
 */
export function signedIn(connection: Connection, settings: SignedInSettings): TokenSource {
  const { refreshBefore = 10_000 } = settings;
  if (!(refreshBefore >= 0)) throw new TypeError('refreshBefore must be a number from 0.');
  const renewal = new Renewal(connection, settings);
  let held: Tokens | undefined;
  let margin = 0;
  let refused: string | undefined;
  let underWay: Promise<string> | undefined;

  const isGood: IsGood = (tokens, left = refreshBefore) => tokens.accessToken !== refused && !(lifeOf(tokens) <= left);
  const find = async () => {
    held = await renewal.find(isGood);
    // A token that never lives longer than the margin would be renewed at every call.
    margin = Math.min(refreshBefore, lifeOf(held) / 2);
    return held.accessToken;
  };
  const current = async () => {
    if (held && isGood(held, margin)) return held.accessToken;
    underWay ??= find().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return {
    current,
    renew(token) {
      // A call that was long under way may come with a token that has been renewed since.
      if (!held || held.accessToken === token) refused = token;
      return current();
    },
  };
}

/** Milliseconds that an access token still lives; NaN when that is not known. */
const lifeOf = ({ expiresAt }: Tokens): number => Date.parse(expiresAt ?? '') - Date.now();
