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

type Environment = Readonly<Record<string, string>>;

async function run(program: string, args: readonly string[], env: Environment, cwd?: string): Promise<string> {
  const options = { cwd, env: { ...process.env, NO_PROXY: '*', ...env }, maxBuffer: 50_000_000 };
  return (await promisify(execFile)(program, args, options)).stdout;
}

/** Runs a program of PHP, and returns what it prints. */
export const runPhp = (args: readonly string[], env: Environment = {}, cwd = phpunit): Promise<string> =>
  run('php', args, env, cwd);

/** Runs a test class of PHPUnit. @throws an error with its report when a test fails. */
export const runPhpUnit = (file: string, env: Environment): Promise<string> =>
  run('phpunit', ['--do-not-cache-result', '--fail-on-warning', join(phpunit, file)], env).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout.slice(-8000));
    },
  );
