/** Creates a store in memory, for one process: tests, and scripts that sign in each time. */
export function memoryTokenStore(tokens) {
  let stored = tokens;
  let queue = Promise.resolve();
  return {
    load: async () => stored,
    save: async (next) => {
      stored = next;
    },
    lock(work) {
      const result = queue.then(work);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}
