import { describe, expect, it } from 'vitest';
import { repository, runProgram } from './lib/run.ts';
import { COMMANDS } from './run-command.ts';

/** Runs a command of the table as `npm run` does. */
async function run(name: string, ...args: readonly string[]) {
  const { output, stdout, code } = await runProgram(process.execPath, ['scripts/run.js', ...name.split(' '), ...args], {
    cwd: repository,
  });
  return { output, stdout, code };
}

describe.each(Object.keys(COMMANDS))('the command %s', (name) => {
  it('prints only its usage with --help', async () => {
    const { stdout, code } = await run(name, '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^(?:vitest\/\S+\n\n)?Usage:/);
  });

  it('ends with 2 and one sentence for an option that it does not have', async () => {
    const { output, stdout, code } = await run(name, '--nonsense');
    expect(code).toBe(2);
    // The build may print that it installs or waits.
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^unknown option ['`]?--nonsense/i);
    expect(output).not.toMatch(/^ +at /m);
    expect(stdout).toBe('');
  });
});

it.each([
  ['build', 'step'],
  ['ci', 'step'],
  ['ci nightly', 'step'],
  ['test:slow', 'step'],
  ['test:slow mutation', 'part'],
])('%s ends with 2 and lists the names for one that it does not have', async (name, kind) => {
  const { output, code } = await run(name, 'nonsense');
  expect(code).toBe(2);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^There is no ${kind} nonsense\\. ${kind}s: [\\w-]+, `, 'i'),
  );
});
