import { describe, expect, it } from 'vitest';
import { interfaceIn, section } from './texts.ts';

const guide =
  'Intro.\n\n## Start it\n\nSo.\n\n## What is missing\n\n- TLS\n- Speed\n\n### More\n\nThat.\n\n## Later\n\nX\n';

describe('interface in the README', () => {
  const types =
    '/** One. */\nexport interface One {\n    /** Why. */\n    a: { b: string };\n}\nexport interface Two {\n}\n';

  it('is copied from its declaration', () => {
    expect(interfaceIn(types, 'One')).toBe('interface One {\n  /** Why. */\n  a: { b: string };\n}');
  });

  it('must exist', () => {
    expect(() => interfaceIn(types, 'Three')).toThrow('no interface Three');
  });
});

describe('guide section in the README', () => {
  it('ends at the next heading of its level', () => {
    expect(section(guide, 'What is missing')).toBe('- TLS\n- Speed\n\n### More\n\nThat.');
  });

  it('must exist', () => {
    expect(() => section(guide, 'Nothing')).toThrow('says nothing under "Nothing"');
  });
});
