import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const runCommand = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...args], { encoding: 'utf8' });

describe.each(['bench.ts', 'soak.ts'])('%s', (name) => {
  it('prints its options for --help, with exit code 0', () => {
    const { status, stdout } = runCommand(name, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--duration <time>');
  });

  it.each([
    ['an unknown option', ['--colour']],
    ['a duration without a unit', ['--duration', '10']],
    ['an argument', ['list']],
  ])('rejects %s with one line and exit code 2', (_, args) => {
    const { status, stderr } = runCommand(name, ...args);
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
