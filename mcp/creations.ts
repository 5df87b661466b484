/** The identity of a creation without a key. */
export interface Identity {
  /** The record, in one spelling. */
  readonly text: string;
  /** Values that the server fills in when they are left out, such as the date of today: no value may be any value. */
  readonly filled: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly filled: Identity['filled'];
  /** True when the server said that it created the record. Undefined before, and when its response was lost. */
  isCreated?: boolean;
}

export type Creations = ReturnType<typeof createCreations>;

/** Keeps the creations of a session, of all its clients together. */
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
    /** Removes a creation that the server has rejected, or that did not reach it. */
    remove: ({ text }: Identity, sent: Sent): void => void byText.get(text)?.delete(sent),
  };
}

const mayBeEqual = (a: Identity['filled'], b: Identity['filled']): boolean =>
  Object.keys(a).every((name) => !(name in b) || a[name] === b[name]);
