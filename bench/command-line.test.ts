import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const runCommand = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...args], { encoding: 'utf8' });

describe.each(['bench.ts', 'soak.ts'])('%s', (name) => {
  it('prints its options and ends with exit code 0 when it is asked for help', () => {
    const { status, stdout } = runCommand(name, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--seconds <count>');
  });

  it.each([
    ['an unknown option', ['--colour']],
    ['seconds that are not a number', ['--seconds', 'ten']],
    ['an argument', ['list']],
  ])('ends with exit code 2 and one sentence because of %s', (_, args) => {
    const { status, stderr } = runCommand(name, ...args);
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

it('bench.ts names the measures when it does not know one', () => {
  const { status, stderr } = runCommand('bench.ts', '--only', 'speed');
  expect([status, stderr]).toEqual([2, expect.stringContaining('some of requests, start, client')]);
});
