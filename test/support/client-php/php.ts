import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../../scripts/lib/run.ts';
import { skipUnlessInstalled } from '../requirements.ts';

/** The folder with the PHP programs of the tests. */
export const phpunit = join(repository, 'test', 'client-php', 'phpunit');

/** Programs and libraries that the tests of the PHP client need, as `.ci/install` installs them. */
const PROBE = `php -r 'exit(PHP_VERSION_ID >= 80200 && extension_loaded("curl") && extension_loaded("bcmath")
  && extension_loaded("pdo_sqlite") && extension_loaded("pdo_pgsql") && extension_loaded("pdo_mysql") && extension_loaded("zip") ? 0 : 1);' && phpunit --version && composer --version
  && cd /usr/share/php && ls GuzzleHttp/autoload.php Nyholm/Psr7/autoload.php Symfony/Component/HttpClient/autoload.php
  Illuminate/Container/autoload.php Symfony/Component/DependencyInjection/autoload.php Symfony/Component/Yaml/autoload.php`;

/** True when the tests are skipped, because PHP or a library is missing. In CI that is an error. */
export const isPhpMissing: boolean = skipUnlessInstalled(
  spawnSync('sh', ['-c', PROBE.replaceAll('\n', ' ')]).status === 0
    ? undefined
    : 'The PHP client cannot be tested without PHP 8.2 and its libraries.',
  'php',
);

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
