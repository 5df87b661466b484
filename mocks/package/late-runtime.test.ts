import { describe, expect, it } from 'vitest';
import { absent, late } from './late-runtime.ts';

describe('a module that is left out', () => {
  const module = absent('The sandbox is packed without it.') as { default?: unknown; fetch: unknown };

  it('can be loaded, and handed from module to module', () => {
    expect(module.default).toBeUndefined();
  });

  it('says so when something of it is used', () => {
    expect(() => module.fetch).toThrow('The sandbox is packed without it.');
  });
});

describe('a module that is postponed', () => {
  const module = late('./no-such-file.js') as { faker: { lorem: unknown } };

  it('is not loaded when one of its members is handed on', () => {
    expect(module.faker).toBeInstanceOf(Object);
  });

  it('is loaded when something of a member is used', () => {
    expect(() => module.faker.lorem).toThrow('no-such-file.js');
  });
});
