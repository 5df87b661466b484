export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key));
    return cache.get(key) as Value;
  };
}

export function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

export function addLazyProperties<Target extends object, Values extends object>(
  target: Target,
  compute: { readonly [Name in keyof Values]: () => Values[Name] },
): Target & Values {
  for (const name of Object.keys(compute) as (keyof Values)[]) {
    Object.defineProperty(target, name, {
      get() {
        const value = compute[name]();
        Object.defineProperty(target, name, { value, enumerable: true });
        return value;
      },
      configurable: true,
      enumerable: true,
    });
  }
  return target as Target & Values;
}
