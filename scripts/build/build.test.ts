import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';

function runBuild(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'scripts/run.js'), 'build', ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, output: stdout + stderr };
}

describe('npm run build', () => {
  it.each([
    ['a step that does not exist, and lists the steps', ['types', 'bundel'], 'There is no step bundel. Steps: '],
    ['an unknown option', ['--fast'], "unknown option '--fast'"],
  ])('rejects %s, with exit code 2', (_case, args, message) => {
    const { status, output } = runBuild(...args);
    expect(status).toBe(2);
    expect(output).toContain(message);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('skips steps whose inputs and outputs have not changed', () => {
    expect(runBuild('bundle', 'control')).toMatchObject({ status: 0 });
    const { status, output } = runBuild('bundle', 'control');
    expect(status).toBe(0);
    expect(output).toMatch(/^total +\d\.\d s {3}nothing has changed\n$/);
  });

  it('prints nothing with --quiet when nothing fails', () => {
    expect(runBuild('--quiet', 'bundle', 'control')).toEqual({ status: 0, output: '' });
  });
});
