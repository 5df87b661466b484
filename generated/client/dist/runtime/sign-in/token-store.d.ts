import type { Tokens } from './tokens.js';
/**
 * Where the tokens of one user are kept between calls, and between runs. It keeps all of `Tokens`, as it was given.
 *
 * Whoever signs in saves the tokens of `finishSignIn` here; whoever signs out empties the store.
 */
export interface TokenStore {
  /** The tokens; undefined when nobody has signed in. */
  load(): Promise<Tokens | undefined>;
  /** Has kept the tokens when it ends: a crash right after it must not lose them. */
  save(tokens: Tokens): Promise<void>;
  /**
   * Does the work while nobody else does theirs, and ends as the work ends. With it, processes and servers can share
   * the store: a refresh token works once, so only one of them may use it. Without it, only one `signedIn` may use the
   * store. The work may take minutes when the platform is slow; a lock must not outlive the process that holds it.
   */
  lock?<T>(work: () => Promise<T>): Promise<T>;
}
/** A store in memory, for one process: tests, and scripts that sign in each time. */
export declare function memoryTokenStore(tokens?: Tokens): TokenStore;
