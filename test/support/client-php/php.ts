import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../../scripts/lib/run.ts';
import { skipUnlessInstalled } from '../requirements.ts';

/** The folder with the PHP programs of the tests. */
export const phpunit = join(repository, 'test', 'client-php', 'phpunit');

/** Packages that the tests of the PHP client lack, in the words of what installs them. */
const { status, stdout } = spawnSync('bash', [join(repository, '.ci', 'install'), '--missing', 'php'], {
  encoding: 'utf8',
});
const missing = status === 0 ? stdout.trim() : 'bash';

/** True when the tests are skipped, because PHP or a library is missing. In CI that is an error. */
export const isPhpMissing: boolean = skipUnlessInstalled(missing && `The PHP client lacks ${missing}.`, 'php');

/** Runs a program of PHP, and returns what it prints. */
export async function runPhp(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = phpunit,
): Promise<string> {
  const settings = { ...process.env, NO_PROXY: '*', ...env };
  const { stdout } = await promisify(execFile)('php', args, { cwd, env: settings, maxBuffer: 50_000_000 });
  return stdout;
}

/** Runs a test class of PHPUnit. @throws an error with its report when a test fails. */
export async function runPhpUnit(file: string, env: Readonly<Record<string, string>>): Promise<string> {
  const settings = { ...process.env, NO_PROXY: '*', ...env };
  const args = ['--do-not-cache-result', '--fail-on-warning', join(phpunit, file)];
  return promisify(execFile)('phpunit', args, { env: settings, maxBuffer: 50_000_000 }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout.slice(-8000));
    },
  );
}
