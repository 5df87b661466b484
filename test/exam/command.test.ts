import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TASKS } from '../../conformance/exam/tasks.ts';
import { repository } from '../../scripts/lib/run.ts';

const run = (...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(repository, 'conformance', 'exam', 'cli.ts'), ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

const reference = join(import.meta.dirname, 'reference', 'typescript');

it('lists the twenty tasks, with the data of each', async () => {
  const { code, stdout } = await run('--tasks');
  expect(code).toBe(0);
  expect([...stdout.matchAll(/^- ([\w-]+): \S/gm)].map(([, id]) => id)).toEqual(TASKS.map(({ id }) => id));
  expect(stdout).toContain('"number":"WEB-1001"');
});

it('grades a program, and ends with 1 when a task is not done', async () => {
  const done = await run('--solution', reference, '--task', 'payment-condition', '--format', 'json');
  expect(done.code).toBe(0);
  expect(JSON.parse(done.stdout)).toEqual([expect.objectContaining({ task: 'payment-condition', findings: [] })]);
  const failed = await run('--solution', reference, '--task', 'ledger', '--timeout', '0.05');
  expect(failed.code).toBe(1);
  expect(failed.stdout).toMatch(
    /^not done ledger[\s\S]*The program failed: it took more than 0.05 seconds[\s\S]*0 of 1$/m,
  );
}, 30_000);

it.each([
  [[], 'Name the folder of the programs with --solution, or list the --tasks.'],
  [['--solution', 'missing'], '--solution takes a folder, and missing is not one.'],
  [['--solution', repository], 'has no program new-debtor and no program solve'],
  [['--solution', reference, '--task', 'other'], 'There is no task other. The tasks are new-debtor,'],
])('exits with one sentence for %j', async (args, message) => {
  const { code, stderr } = await run(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
