import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';

function runBuild(...args: readonly string[]): { status: number | null; output: string } {
  const command = [join(repository, 'scripts/run.js'), 'build', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('npm run build', () => {
  it('rejects a step that does not exist with exit code 2, and lists the steps on one line', () => {
    const { status, output } = runBuild('types', 'bundel');
    expect(status).toBe(2);
    expect(output).toMatch(/^There is no step bundel\. Steps: .*\n$/);
  });

  it('prints nothing with --quiet when nothing fails, and skips steps whose inputs and outputs have not changed', () => {
    expect(runBuild('--quiet', 'bundle', 'control')).toEqual({ status: 0, output: '' });
    const { status, output } = runBuild('bundle', 'control');
    expect(status).toBe(0);
    expect(output).toMatch(/^total +\d\.\d s {3}nothing has changed\n$/);
  });
});
