import { describe, expect, it } from 'vitest';
import { composeChangelog, parseChange } from './changes.ts';

const write = (front: string, text: string): string => `---\n${front}\n---\n\n${text}\n`;

describe('a file of a change', () => {
  it.each([
    ['without a front matter', 'Text.\n'],
    ['of an unknown part', write('shell: break', 'Text.')],
    ['of a name that every object has', write('constructor: break', 'Text.')],
    ['of an unknown kind', write('contract: removal', 'Text.')],
    ['of two parts', write('client: break\nsandbox: break', 'Text.')],
    ['without a text', write('contract: addition', '')],
    ['of two paragraphs', write('contract: addition', 'One.\n\nTwo.')],
  ])('%s is rejected with the form that it must have', (_case, content) => {
    expect(() => parseChange('changes/a.md', content)).toThrow(
      /^changes\/a\.md must be one paragraph .*"sandbox: correction": contract, sandbox, .*; break, addition, correction\.$/,
    );
  });

  it('of a break is rejected when it does not say what to do', () => {
    for (const part of ['contract', 'mcp']) {
      expect(() => parseChange('changes/a.md', write(`${part}: break`, 'Gone.'))).toThrow(
        'changes/a.md is a break, so it must say "**What to do**: ".',
      );
    }
  });
});

describe('a composed changelog', () => {
  const compose = (changelog: string, ...files: readonly [front: string, text: string][]): string =>
    composeChangelog(
      changelog,
      files.map(([front, text]) => parseChange('changes/a.md', write(front, text))),
      'Unreleased',
    );
  const RELEASED = '# Changelog\n\nHow.\n\n## 1.0.0 - 2026-01-31\n\n- First.\n';

  it('has the changes of the contract by kind, above the releases, and texts as they are written', () => {
    const text = compose(
      RELEASED,
      ['contract: correction', "Costs $& and $1,\non two lines: $'."],
      ['contract: break', 'Gone. **What to do**: nothing.'],
      ['contract: addition', 'New.'],
    );
    expect(text).toBe(
      "# Changelog\n\nHow.\n\n## Unreleased\n\n### Breaks\n\n- Gone. **What to do**: nothing.\n\n### Additions\n\n- New.\n\n### Corrections\n\n- Costs $& and $1,\n  on two lines: $'.\n\n## 1.0.0 - 2026-01-31\n\n- First.\n",
    );
  });

  it('has the changes of the packages by part, and says which are breaks', () => {
    const text = compose(RELEASED, ['mcp: addition', 'New.'], ['sandbox: break', 'Gone. **What to do**: nothing.']);
    expect(text).toContain(
      '### Sandbox\n\n- Break: Gone. **What to do**: nothing.\n\n### MCP server\n\n- New.\n\n## 1.0.0',
    );
  });

  it('is the changelog itself when nothing changed', () => {
    expect(compose(RELEASED)).toBe(RELEASED);
  });

  it('begins below the introduction when nothing is released', () => {
    expect(compose('# Changelog\n\n', ['contract: addition', 'New.'])).toContain('# Changelog\n\n## Unreleased\n');
  });
});
