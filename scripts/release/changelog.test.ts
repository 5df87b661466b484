import { expect, it } from 'vitest';
import { hasUnreleased, releaseSection } from './changelog.ts';

const changelog = '# Changelog\n\nHow.\n\n## Unreleased\n\n- **New**.\n\n## 1.0.0 - 2026-01-31\n\n- First.\n';

it('the section of what is not released becomes that of the version, with its date', () => {
  expect(releaseSection(changelog, '1.1.0', '2026-02-28')).toBe(
    changelog.replace('## Unreleased', '## 1.1.0 - 2026-02-28'),
  );
});

it('the section may be the last one', () => {
  expect(hasUnreleased('# Changelog\n\n## Unreleased\n\n- New.\n')).toBe(true);
});

it.each([
  ['is missing', '# Changelog\n\n## 1.0.0\n\n- First.\n'],
  ['is empty', '# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n- First.\n'],
  ['is empty at the end', '# Changelog\n\n## Unreleased\n'],
  ['stands inside a sentence', '# Changelog\n\nSay it under `## Unreleased`.\n'],
])('a changelog whose section %s is no release', (_case, text) => {
  expect(hasUnreleased(text)).toBe(false);
  expect(() => releaseSection(text, '1.1.0', '2026-02-28')).toThrow('no text under "## Unreleased"');
});
