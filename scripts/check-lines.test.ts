import { expect, it } from 'vitest';
import { countLines, findExcess } from './check-lines.ts';

const files: Readonly<Record<string, string>> = {
  'mocks/a.ts': '1\n2\n3\n',
  'mocks/deep/er/b.css': '1\n',
  'mocks/a.test.ts': '1\n2\n',
  'mocks/a.test-d.ts': '1\n',
  'test/support/c.ts': '1\n',
  'mocks/__fixtures__/d.ts': '1\n',
  'generated/types.d.ts': '1\n',
  'mocks/README.md': '1\n',
  'vitest.config.ts': '1\n2\n',
  'client-php/e.php': '1\n',
};
const counts = countLines(Object.keys(files), (file) => files[file] as string);

it('counts the lines of source of each folder, and of all tests together', () => {
  expect(Object.fromEntries(counts)).toEqual({ mocks: 4, tests: 4, root: 2, 'client-php': 1 });
});

it('accepts folders within their limits', () => {
  expect(findExcess(counts, { mocks: 4, tests: 10, root: 2, 'client-php': 1 })).toEqual([]);
});

it('names a folder above its limit, and one without a limit, with what to do', () => {
  expect(findExcess(counts, { mocks: 3, tests: 10, root: 2 })).toEqual([
    'mocks has 4 lines, and may have 3. Delete some, or raise the limit in scripts/lines.json.',
    'client-php has 1 lines, and may have 0. Delete some, or raise the limit in scripts/lines.json.',
  ]);
});
