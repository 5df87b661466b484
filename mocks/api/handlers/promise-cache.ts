/** Returns the cached result for a key, or creates it. */
export type PromiseCache<Value> = (key: string, create: () => Promise<Value>) => Promise<Value>;

/** Creates a cache of the results that were asked for last. A failed one is created again. */
export function createPromiseCache<Value>(maxSize: number): PromiseCache<Value> {
  const cached = new Map<string, Promise<Value>>();

  function add(key: string, result: Promise<Value>): Promise<Value> {
    result.catch(() => {
      if (cached.get(key) === result) cached.delete(key);
    });
    return result;
  }

  return function get(key, create) {
    const result = cached.get(key) ?? add(key, create());
    // The last one is the newest.
    cached.delete(key);
    cached.set(key, result);
    const [oldest] = cached.keys();
    if (cached.size > maxSize && oldest !== undefined) cached.delete(oldest);
    return result;
  };
}
