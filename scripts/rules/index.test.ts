import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ruleset from './index.ts';

describe('the house rules', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.startsWith('index.'));
  const rules = files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace('.ts', ''));

  it('are in the ruleset, each by the name of its file', () => {
    expect(Object.keys(ruleset.rules).toSorted()).toEqual(rules.toSorted());
  });

  it.each(rules)('%s has a test beside it', (rule) => {
    expect(files).toContain(`${rule}.test.ts`);
  });
});
