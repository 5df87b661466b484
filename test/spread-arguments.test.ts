import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { repository } from '../scripts/lib/run.ts';

/** Calls whose arguments are a list. One of 100,000 elements or more does not fit on the stack. */
const SPREAD = /(?:\.(?:push|unshift|concat)|Math\.(?:max|min)|Decimal\.\w+)\(\s*(?:[^()[\]{}]*,\s*)?\.\.\./g;

const findSpreads = (text: string): string[] => [...text.matchAll(SPREAD)].map(([call]) => call);

const FOLDERS = '{contract,programs,totals,mocks,client,conformance,mcp,scripts,site,bench}';

it('no call of the source spreads a list of any length into its arguments', () => {
  const exclude = ['**/node_modules/**', '**/*.test.ts', '**/dist/**'];
  const files = globSync(`${FOLDERS}/**/*.{ts,js}`, { cwd: repository, exclude });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findSpreads(readFileSync(join(repository, file), 'utf8')).map((call) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});
