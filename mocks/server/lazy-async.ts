/** Creates a value on first use, asynchronously. A failure is not cached: the next call tries again. */
export function lazyAsync<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => {
    promise ??= create().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}
