import type { Tokens } from './tokens.ts';

/**
 * Storage for the tokens of one user, between calls and between runs. It must keep every member of `Tokens`.
 *
 * After a sign-in, save the tokens of `finishSignIn` here, in the lock if there is one; to sign a user out, empty the store.
 */
export interface TokenStore {
  /** Returns the tokens; undefined when no user has signed in. */
  load(): Promise<Tokens | undefined>;
  /** Resolves when the tokens are durable: a crash right after it must not lose them. */
  save(tokens: Tokens): Promise<void>;
  /**
   * Runs `work` exclusively, and resolves or rejects as it does. With a lock, processes and servers can share the store:
   * a refresh token works once, so only one of them may use it. Without a lock, the token providers of one process may share
   * the object. `work` may take minutes when the platform is slow; a lock must not outlive the process that holds it.
   */
  lock?<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates a store in memory, for one process: tests, and scripts that sign in each time. */
export function memoryTokenStore(tokens?: Tokens): TokenStore {
  let stored = tokens;
  return {
    load: async () => stored,
    save: async (next) => {
      stored = next;
    },
    lock: createLock(),
  };
}

type Lock = NonNullable<TokenStore['lock']>;

/** Creates a lock for one process. */
function createLock(): Lock {
  let queue: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
}

/** Locks of stores without a lock of their own. */
const locks = new WeakMap<TokenStore, Lock>();

/** Runs work in the lock of a store, or in one for this process. */
export function runInLock<T>(store: TokenStore, work: () => Promise<T>): Promise<T> {
  if (store.lock) return store.lock(work);
  const lock = locks.get(store) ?? createLock();
  locks.set(store, lock);
  return lock(work);
}
