/** A store in memory, for one process: tests, and scripts that sign in each time. */
export function memoryTokenStore(tokens) {
  let kept = tokens;
  let last = Promise.resolve();
  return {
    load: async () => kept,
    save: async (next) => {
      kept = next;
    },
    lock(work) {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
