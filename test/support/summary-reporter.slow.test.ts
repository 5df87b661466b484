import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

const folder = mkdtempSync(join(import.meta.dirname, '.summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Vitest in a folder that holds one test file. */
function runVitest(text: string, ...options: string[]): { lastLine: string | undefined; status: number | null } {
  const reporter = "import { SummaryReporter } from '../summary-reporter.ts';";
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `${reporter}\nexport default { test: { include: ['planted.ts'], reporters: [new SummaryReporter()] } };`,
  );
  writeFileSync(join(folder, 'planted.ts'), `import { beforeAll, describe, it } from 'vitest';\n${text}`);
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const { stdout, status } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, ...options], {
    encoding: 'utf8',
  });
  return { lastLine: stdout.trimEnd().split('\n').at(-1), status };
}

it.each([
  ['a passed and a skipped test', "it('a', () => {}); it.skip('b', () => {});", '1 passed, 0 failed, 1 skipped', 0],
  ['a failed test', "it('a', () => {}); it('b', () => { throw new Error('no'); });", '1 passed, 1 failed', 1],
  ['a file that cannot be loaded', "throw new Error('no');", '0 passed, 1 failed', 1],
  [
    'a failed hook',
    "it('a', () => {}); describe('b', () => { beforeAll(() => { throw new Error('no'); }); it('c', () => {}); });",
    '1 passed, 1 failed, 1 skipped',
    1,
  ],
  ['an unhandled rejection', "it('a', () => { void Promise.reject(new Error('no')); });", '1 passed, 1 failed', 1],
])('prints %s on the last line and sets the exit code', (_case, text, lastLine, status) => {
  expect(runVitest(text)).toEqual({ lastLine, status });
});

it('fails a run in which no test matches the given name', () => {
  expect(runVitest("it('a', () => {});", '-t', 'nothing')).toEqual({
    lastLine: '0 passed, 0 failed, 1 skipped',
    status: 1,
  });
});
