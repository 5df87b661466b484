import { redact } from '../redact.js';
import { SignInRequiredError, TokensNotSavedError } from './renewal-errors.js';
import { exchange, tokenCall } from './tokens.js';
/**
 * The tokens of a store, renewed when they are no longer good.
 *
 * A refresh token works once, and between the answer of the platform and the save a crash loses its successor. So the
 * store holds a mark while a refresh is under way. Whoever finds the mark of a refresh that has ended does without a
 * new one as long as the access token lives, and only then tries the old refresh token: if it was used up, that
 * revokes all that came of the sign-in.
 */
export class Renewal {
  #connection;
  #settings;
  /** What the platform gave and the store did not take. */
  #unsaved;
  /** The refresh token that the platform refused for good. */
  #refused;
  constructor(connection, settings) {
    this.#connection = connection;
    this.#settings = settings;
  }
  /**
   * @throws SignInRequiredError when the user has to sign in; TokensNotSavedError; CallError when the refresh failed;
   *   what the store throws.
   */
  async find(isGood) {
    const { store } = this.#settings;
    const stored = await store.load();
    if (stored && isGood(stored)) return stored;
    const renew = () => this.#renew(isGood);
    return store.lock ? store.lock(renew) : renew();
  }
  async #renew(isGood) {
    const { store, clientId, clientSecret } = this.#settings;
    if (this.#unsaved) await this.#keep(this.#unsaved);
    // Again, because somebody else may have renewed them by now.
    const tokens = this.#signedIn(await store.load());
    if (isGood(tokens, tokens.refreshing ? 0 : undefined)) return tokens;
    const { refreshToken } = tokens;
    if (this.#refused?.refreshToken === refreshToken) throw this.#refused.error;
    if (!tokens.refreshing) await store.save({ ...tokens, refreshing: new Date().toISOString() });
    let renewed;
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
  async #goOn(tokens, error, isGood) {
    // A mark that stays because the store fails makes the next refresh more careful, and no more than that.
    if (didNothing(error)) await this.#replace(tokens, tokens).catch(() => undefined);
    const { error: kind, ...refused } = error;
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
  async #keep(change) {
    this.#unsaved = change;
    const { old, renewed } = change;
    const stored = await this.#replace(old, renewed).catch((error) => {
      const secrets = [old, renewed].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
      // The error of the store isn't kept as the cause: it may show what could not be stored.
      throw new TokensNotSavedError(tokenCall(this.#connection), redact(String(error), secrets));
    });
    this.#unsaved = undefined;
    return this.#signedIn(stored);
  }
  /** Saves tokens, unless somebody has signed in again or out since: then what they did holds. */
  async #replace(old, tokens) {
    const { store } = this.#settings;
    const stored = await store.load();
    if (stored?.refreshToken !== old.refreshToken) return stored;
    await store.save(tokens);
    return tokens;
  }
  #signedIn(tokens) {
    if (tokens) return tokens;
    throw new SignInRequiredError(tokenCall(this.#connection), 'not-signed-in');
  }
}
/**
 * Whether it is certain that a refresh which ended so did not use the refresh token up. Of what is no `CallError`, such
 * as the error of a hook, nothing is known. By name, so that it holds across two copies of this package.
 */
function didNothing(error) {
  const { operation, name, status = 300 } = error;
  return operation !== undefined && name !== 'OutcomeUnknownError' && status >= 300;
}
