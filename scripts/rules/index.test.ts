import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from './index.ts';

describe('the plugin', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.startsWith('index.'));
  const names = files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace('.ts', ''));

  it('has each rule by the name of its file', () => {
    expect(Object.keys(rules).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('has a test for the rule %s', (name) => {
    expect(files).toContain(`${name}.test.ts`);
  });
});
