import { describe, expect, it } from 'vitest';
import { absent, late } from './late-runtime.ts';

describe('stubbed module', () => {
  const module = absent('The sandbox is packed without it.') as { default?: unknown; fetch: unknown };

  it('can be imported and passed on', () => {
    expect(module.default).toBeUndefined();
  });

  it('throws when it is used', () => {
    expect(() => module.fetch).toThrow('The sandbox is packed without it.');
  });
});

describe('lazy module', () => {
  const module = late('./no-such-file.js') as { faker: { lorem: unknown } };

  it('is not loaded when one of its members is passed on', () => {
    expect(module.faker).toBeInstanceOf(Object);
  });

  it('is loaded when a member is used', () => {
    expect(() => module.faker.lorem).toThrow('no-such-file.js');
  });
});
