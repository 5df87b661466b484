import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

const folder = mkdtempSync(join(import.meta.dirname, '.summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PASSED = "it('a', () => {});";
const FAILED = "it('b', () => { throw new Error('no'); });";
const BROKEN = "describe('b', () => { beforeAll(() => { throw new Error('no'); }); it('c', () => {}); });";

it.each([
  ['a passed and a skipped test', `${PASSED} it.skip('b', () => {});`, '1 passed, 0 failed, 1 skipped', 0, ''],
  ['a failed test', PASSED + FAILED, '1 passed, 1 failed', 1, ''],
  ['a file that cannot be loaded', "throw new Error('no');", '0 passed, 1 failed', 1, ''],
  ['a failed hook', PASSED + BROKEN, '1 passed, 1 failed, 1 skipped', 1, ''],
  ['an unhandled rejection', "it('a', () => { void Promise.reject(new Error('no')); });", '1 passed, 1 failed', 1, ''],
  ['no test of the given name', PASSED, '0 passed, 0 failed, 1 skipped', 1, 'nothing'],
])('Vitest prints for %s the counts on the last line, and sets the exit code', (_what, text, line, code, name) => {
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { SummaryReporter } from '../summary-reporter.ts';
    export default { test: { include: ['planted.ts'], reporters: [new SummaryReporter()] } };`,
  );
  writeFileSync(join(folder, 'planted.ts'), `import { beforeAll, describe, it } from 'vitest';\n${text}`);
  const args = [join(repository, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '-t', name];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stdout.trimEnd().split('\n').at(-1), status]).toEqual([line, code]);
});
