/** Identity of a creation without a key. */
export interface Identity {
  /** Record in its canonical spelling. */
  readonly text: string;
  /** Values that the server fills in, such as today's date: an absent value may be any. */
  readonly filled: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly filled: Identity['filled'];
  /** True when the server confirmed the creation. Undefined before, and after a lost response. */
  isCreated?: boolean;
}

export type Creations = ReturnType<typeof createCreations>;

/** Stores the creations of a session, of all its clients together. */
export function createCreations() {
  const tails = new Map<string, Promise<unknown>>();
  const byText = new Map<string, Set<Sent>>();
  return {
    async queue<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
      const result = (tails.get(key) ?? Promise.resolve()).then(task);
      const tail = result.catch(() => undefined);
      tails.set(key, tail);
      try {
        return await result;
      } finally {
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
    /** @param defaults values that the server is known to fill in. */
    find: ({ text, filled }: Identity, defaults?: Identity['filled']): Sent | undefined =>
      [...(byText.get(text) ?? [])].find((sent) =>
        mayBeEqual({ ...defaults, ...filled }, { ...defaults, ...sent.filled }),
      ),
    add({ text, filled }: Identity): Sent {
      const sent: Sent = { filled };
      byText.set(text, (byText.get(text) ?? new Set()).add(sent));
      return sent;
    },
    /** Removes a creation that the server rejected, or that did not reach it. */
    remove: ({ text }: Identity, sent: Sent): void => void byText.get(text)?.delete(sent),
  };
}

const mayBeEqual = (a: Identity['filled'], b: Identity['filled']): boolean =>
  Object.keys(a).every((name) => !(name in b) || a[name] === b[name]);
