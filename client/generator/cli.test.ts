import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const runCommand = (option: string) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('cli.ts', import.meta.url)), option], { encoding: 'utf8' });

it('the generator describes itself for --help, with exit code 0', () => {
  const { status, stdout } = runCommand('--help');
  expect([status, stdout]).toEqual([0, 'Generates the installable client in generated/client.\n']);
});

it('the generator rejects an unknown option with one line and exit code 2', () => {
  const { status, stderr } = runCommand('--unknown');
  expect([status, stderr.trim().split('\n')]).toEqual([2, [expect.stringContaining('--unknown')]]);
});
