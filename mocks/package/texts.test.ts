import { describe, expect, it } from 'vitest';
import { interfaceIn, section } from './texts.ts';

const guide =
  'Intro.\n\n## Start it\n\nSo.\n\n## What is missing\n\n- TLS\n- Speed\n\n### More\n\nThat.\n\n## Later\n\nX\n';

describe('an interface of the types', () => {
  const types =
    '/** One. */\nexport interface One {\n    /** Why. */\n    a: { b: string };\n}\nexport interface Two {\n}\n';

  it('is shown as it is declared', () => {
    expect(interfaceIn(types, 'One')).toBe('interface One {\n  /** Why. */\n  a: { b: string };\n}');
  });

  it('must be there', () => {
    expect(() => interfaceIn(types, 'Three')).toThrow('no interface Three');
  });
});

describe('a section of a guide', () => {
  it('goes to the next heading of its kind', () => {
    expect(section(guide, 'What is missing')).toBe('- TLS\n- Speed\n\n### More\n\nThat.');
  });

  it('must be there', () => {
    expect(() => section(guide, 'Nothing')).toThrow('says nothing under "Nothing"');
  });
});
