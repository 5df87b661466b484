import type { TokenError } from '../authorization.ts';
import type { Connection } from '../connection.ts';
import type { CallError } from '../errors.ts';
import { redact } from '../redact.ts';
import type { ClientCredentials } from './sign-in.ts';
import { SignInRequiredError, TokensNotSavedError } from './token-refresh-errors.ts';
import type { TokenStore } from './token-store.ts';
import { exchange, type Tokens, tokenCall } from './tokens.ts';

/** Whether an access token can be used, that many milliseconds longer; the usual margin when left out. */
export type IsGood = (tokens: Tokens, margin?: number) => boolean;

export interface RenewalSettings extends ClientCredentials {
  readonly store: TokenStore;
}

/**
 * The tokens of a store, renewed when they are no longer good.
 *
 * A refresh token works once, and between the answer of the platform and the save a crash loses its successor. So the
 * store holds a mark while a refresh is under way. Whoever finds the mark of a refresh that has ended does without a
 * new one as long as the access token lives, and only then tries the old refresh token: if it was used up, that
 * revokes all that came of the sign-in.
 */
export class Renewal {
  readonly #connection: Connection;
  readonly #settings: RenewalSettings;
  /** What the platform gave and the store did not take. */
  #unsaved: { old: Tokens; renewed: Tokens } | undefined;
  /** The refresh token that the platform refused for good. */
  #refused: { refreshToken: string; error: SignInRequiredError } | undefined;

  constructor(connection: Connection, settings: RenewalSettings) {
    this.#connection = connection;
    this.#settings = settings;
  }

  /**
   * @throws SignInRequiredError when the user has to sign in; TokensNotSavedError; CallError when the refresh failed;
   *   what the store throws.
   */
  async find(isGood: IsGood): Promise<Tokens> {
    const { store } = this.#settings;
    const stored = await store.load();
    if (stored && isGood(stored)) return stored;
    const renew = () => this.#renew(isGood);
    return store.lock ? store.lock(renew) : renew();
  }

  async #renew(isGood: IsGood): Promise<Tokens> {
    const { store, clientId, clientSecret } = this.#settings;
    if (this.#unsaved) await this.#keep(this.#unsaved);
    // Again, because somebody else may have renewed them by now.
    const tokens = this.#signedIn(await store.load());
    if (isGood(tokens, tokens.refreshing ? 0 : undefined)) return tokens;
    const { refreshToken } = tokens;
    if (this.#refused?.refreshToken === refreshToken) throw this.#refused.error;

    if (!tokens.refreshing) await store.save({ ...tokens, refreshing: new Date().toISOString() });
    let renewed: Tokens;
    try {
      renewed = await exchange(this.#connection, {
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      });
    } catch (error) {
      return this.#goOn(tokens, error, isGood);
    }
    return this.#keep({ old: tokens, renewed });
  }

  /** Goes on with the old tokens after a refresh that failed, if that is possible. */
  async #goOn(tokens: Tokens, error: unknown, isGood: IsGood): Promise<Tokens> {
    // A mark that stays because the store fails makes the next refresh more careful, and no more than that.
    if (didNothing(error)) await this.#replace(tokens, tokens).catch(() => undefined);
    const { error: kind, ...refused } = error as Partial<TokenError>;
    if (kind === 'invalid_grant') {
      const code = tokens.refreshing ? 'refresh-interrupted' : 'refresh-refused';
      const required = new SignInRequiredError(tokenCall(this.#connection), code, refused);
      this.#refused = { refreshToken: tokens.refreshToken, error: required };
      throw required;
    }
    if (isGood(tokens, 0)) return tokens;
    throw error;
  }

  /** Saves what the platform gave before anybody gets it. */
  async #keep(change: { old: Tokens; renewed: Tokens }): Promise<Tokens> {
    this.#unsaved = change;
    const { old, renewed } = change;
    const stored = await this.#replace(old, renewed).catch((error: unknown) => {
      const secrets = [old, renewed].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
      // The error of the store isn't kept as the cause: it may show what could not be stored.
      throw new TokensNotSavedError(tokenCall(this.#connection), redact(String(error), secrets));
    });
    this.#unsaved = undefined;
    return this.#signedIn(stored);
  }

  /** Saves tokens, unless somebody has signed in again or out since: then what they did holds. */
  async #replace(old: Tokens, tokens: Tokens): Promise<Tokens | undefined> {
    const { store } = this.#settings;
    const stored = await store.load();
    if (stored?.refreshToken !== old.refreshToken) return stored;
    await store.save(tokens);
    return tokens;
  }

  #signedIn(tokens: Tokens | undefined): Tokens {
    if (tokens) return tokens;
    throw new SignInRequiredError(tokenCall(this.#connection), 'not-signed-in');
  }
}

/**
 * Whether it is certain that a refresh which ended so did not use the refresh token up. Of what is no `CallError`, such
 * as the error of a hook, nothing is known. By name, so that it holds across two copies of this package.
 */
function didNothing(error: unknown): boolean {
  const { operation, name, status = 300 } = error as Partial<CallError>;
  return operation !== undefined && name !== 'OutcomeUnknownError' && status >= 300;
}
