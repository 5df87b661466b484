import type { TokenError } from '../runtime/authorization.ts';
import type { ClientCore } from '../runtime/client-core.ts';
import type { CallError } from '../runtime/errors.ts';
import { redact } from '../runtime/redact.ts';
import { SignInRequiredError, TokenPersistenceError } from './errors.ts';
import type { ClientCredentials } from './sign-in.ts';
import { runInLock, type TokenStore } from './token-store.ts';
import { createTokenContext, exchangeGrant, type Tokens } from './tokens.ts';

/** Checks if an access token remains valid for `margin` milliseconds, by default `refreshBefore`. */
export type IsUsable = (tokens: Tokens, margin?: number) => boolean;

export interface TokenRefreshSettings extends ClientCredentials {
  readonly store: TokenStore;
}

/**
 * Loads the tokens of a store, and refreshes them when they have expired.
 *
 * A refresh token works once, and a crash between the response of the platform and `save` loses its successor. The store
 * therefore holds a mark while a refresh is under way. A process that finds the mark of an interrupted refresh uses the
 * access token until it expires, and only then tries the old refresh token: if that was used already, the platform
 * revokes all tokens of the sign-in.
 */
export class TokenRefresher {
  readonly #client: ClientCore;
  readonly #settings: TokenRefreshSettings;
  /** New tokens that the store failed to save. */
  #unsaved: { old: Tokens; renewed: Tokens } | undefined;
  /** The refresh token that the platform rejected for good. */
  #rejected: { refreshToken: string; error: SignInRequiredError } | undefined;

  constructor(client: ClientCore, settings: TokenRefreshSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /**
   * @throws SignInRequiredError when the user has to sign in; TokenPersistenceError; CallError when the refresh failed;
   *   the errors of the store.
   */
  async getTokens(isUsable: IsUsable): Promise<Tokens> {
    const { store } = this.#settings;
    const stored = await store.load();
    if (stored && isUsable(stored)) return stored;
    return runInLock(store, () => this.#refresh(isUsable));
  }

  async #refresh(isUsable: IsUsable): Promise<Tokens> {
    const { store, clientId, clientSecret } = this.#settings;
    if (this.#unsaved) await this.#save(this.#unsaved);
    // Loaded again: another process may have refreshed them before this one got the lock.
    const tokens = this.#requireTokens(await store.load());
    if (isUsable(tokens, tokens.refreshing ? 0 : undefined)) return tokens;
    const { refreshToken } = tokens;
    if (this.#rejected?.refreshToken === refreshToken) throw this.#rejected.error;

    if (!tokens.refreshing) await store.save({ ...tokens, refreshing: new Date().toISOString() });
    let renewed: Tokens;
    try {
      const grant = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
      renewed = await exchangeGrant(this.#client, { grant_type: 'refresh_token', ...grant }, tokens.scope);
    } catch (error) {
      return this.#recover(tokens, error, isUsable);
    }
    return this.#save({ old: tokens, renewed });
  }

  /** Falls back to the old tokens after a failed refresh, if they can still be used. */
  async #recover(tokens: Tokens, error: unknown, isUsable: IsUsable): Promise<Tokens> {
    // If the store fails here, the mark stays: the next refresh is only more careful.
    if (wasNotProcessed(error)) await this.#replace(tokens, tokens).catch(() => undefined);
    if ((error as Partial<TokenError>).error === 'invalid_grant') {
      const reason = tokens.refreshing ? 'refresh-interrupted' : 'refresh-rejected';
      const required = new SignInRequiredError(createTokenContext(this.#client), reason, error as TokenError);
      this.#rejected = { refreshToken: tokens.refreshToken, error: required };
      throw required;
    }
    if (isUsable(tokens, 0)) return tokens;
    throw error;
  }

  /** Saves new tokens before callers get them. */
  async #save(change: { old: Tokens; renewed: Tokens }): Promise<Tokens> {
    this.#unsaved = change;
    const { old, renewed } = change;
    const stored = await this.#replace(old, renewed).catch((error: unknown) => {
      const secrets = [old, renewed].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
      // The store's error is not attached as the cause: it may contain the tokens.
      throw new TokenPersistenceError(createTokenContext(this.#client), redact(String(error), secrets));
    });
    this.#unsaved = undefined;
    return this.#requireTokens(stored);
  }

  /** Saves tokens, unless the user has signed in again or signed out meanwhile, which takes precedence. */
  async #replace(old: Tokens, tokens: Tokens): Promise<Tokens | undefined> {
    const { store } = this.#settings;
    const stored = await store.load();
    if (stored?.refreshToken !== old.refreshToken) return stored;
    await store.save(tokens);
    return tokens;
  }

  #requireTokens(tokens: Tokens | undefined): Tokens {
    if (tokens) return tokens;
    throw new SignInRequiredError(createTokenContext(this.#client), 'not-signed-in');
  }
}

/**
 * Checks if a failed refresh proves that the refresh token is unused. Errors outside `CallError`, such as a hook's, prove
 * nothing. Compares names, which works across two copies of this package.
 */
function wasNotProcessed(error: unknown): boolean {
  const { operation, name, status = 300 } = error as Partial<CallError>;
  return operation !== undefined && name !== 'UnknownOutcomeError' && status >= 300;
}
