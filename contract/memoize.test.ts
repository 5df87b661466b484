import { expect, it, vi } from 'vitest';
import { addLazyProperties, lazy, memoize } from './memoize.ts';

it('memoize computes a value once for each key, undefined included', () => {
  const compute = vi.fn((key: { readonly value?: number }) => key.value);
  const getValue = memoize(compute);
  const [a, b] = [{ value: 1 }, {}];
  expect([getValue(a), getValue(b), getValue(a), getValue(b)]).toEqual([1, undefined, 1, undefined]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('lazy creates a value on first use', () => {
  const create = vi.fn(() => ({}));
  const getValue = lazy(create);
  expect(create).not.toHaveBeenCalled();
  expect(getValue()).toBe(getValue());
});

it('a lazy property is computed on first use, and is a plain value from then on', () => {
  const names = vi.fn(() => ['a', 'b']);
  const target = addLazyProperties<{ id: number }, { names: string[] }>({ id: 1 }, { names });
  expect(Object.keys(target)).toEqual(['id', 'names']);
  expect(names).not.toHaveBeenCalled();
  expect({ ...target }).toEqual({ id: 1, names: ['a', 'b'] });
  expect(target.names).toBe(target.names);
  expect(names).toHaveBeenCalledOnce();
});
