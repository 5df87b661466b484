import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { statementMutations } from './statements.ts';

const root = join(import.meta.dirname, '../..');
const mutation = statementMutations.find(({ statement }) => statement === process.env.STATEMENT);
if (!mutation)
  throw new Error(`STATEMENT is ${process.env.STATEMENT}; test/mutation/statements.ts has no such statement.`);
const { file, search, replacement, test } = mutation;

/** Runs the test of one statement with the changed code. No file is changed: Vite changes what it loads. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutation',
      enforce: 'pre',
      load: (id) => (id === join(root, file) ? readFileSync(id, 'utf8').replace(search, () => replacement) : undefined),
    },
  ],
  test: {
    include: [test],
    // It does not know which code was changed.
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    bail: 1,
    reporters: ['json'],
  },
});
