import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repository, runProgram } from '../../scripts/lib/run.ts';

it('every property of a run has the seed of the run', () => {
  // Nothing that this file imports sets it.
  const { SEED = '20260416' } = process.env;
  const expected = SEED === 'random' ? expect.any(Number) : Number(SEED);
  expect(fc.readConfigureGlobal().seed).toEqual(expected);
});

it.each([
  [{}, '20260416'],
  [{ SEED: '7' }, '7'],
  [{ SEED: 'random' }, expect.stringMatching(/^\d+$/)],
  [{ SEED: 'seven' }, expect.stringContaining('SEED must be a whole number or "random".')],
])('with the environment %j the seed is %s', async (env, expected) => {
  const code = "import { seed } from './test/support/seed.ts'; console.log(seed);";
  const options = { cwd: repository, env: { SEED: undefined, ...env } as Record<string, string> };
  const { output } = await runProgram(process.execPath, ['--input-type=module', '--eval', code], options);
  expect(output.trim()).toEqual(expected);
});
