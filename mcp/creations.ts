/** What a creation without a key is known by. */
export interface Identity {
  /** The record, in one spelling. */
  readonly text: string;
  /** Values that the server fills in when they are left out, such as the date of today: no value may be any value. */
  readonly filled: Readonly<Record<string, unknown>>;
}

/** A creation that was sent. */
interface Sent {
  readonly filled: Identity['filled'];
  /** Whether the server said that it created the record. Undefined until it does, and when its response was lost. */
  isCreated?: boolean;
}

/** The creations of a session, of all its clients together. */
export interface Creations {
  /** Carries out tasks with the same key one after another. */
  queue<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
  /** @param defaults values that the server is known to fill in. */
  find(identity: Identity, defaults?: Identity['filled']): Sent | undefined;
  /** Notes a creation, before it is sent. */
  add(identity: Identity): Sent;
  /** Removes a creation that the server has rejected, or that did not reach it. */
  remove(identity: Identity, sent: Sent): void;
}

export function createCreations(): Creations {
  const tails = new Map<string, Promise<unknown>>();
  const byText = new Map<string, Set<Sent>>();
  return {
    async queue(key, task) {
      const result = (tails.get(key) ?? Promise.resolve()).then(task);
      const tail = result.catch(() => undefined);
      tails.set(key, tail);
      try {
        return await result;
      } finally {
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
    find: ({ text, filled }, defaults) =>
      [...(byText.get(text) ?? [])].find((sent) =>
        mayBeEqual({ ...defaults, ...filled }, { ...defaults, ...sent.filled }),
      ),
    add({ text, filled }) {
      const sent: Sent = { filled };
      byText.set(text, (byText.get(text) ?? new Set()).add(sent));
      return sent;
    },
    remove: ({ text }, sent) => void byText.get(text)?.delete(sent),
  };
}

const mayBeEqual = (a: Identity['filled'], b: Identity['filled']): boolean =>
  Object.keys(a).every((name) => !(name in b) || a[name] === b[name]);
