import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { readPhpPackage } from '../../site/downloads/php-package.ts';
import { isPhpMissing, phpunit, runPhp } from '../support/client-php/php.ts';
import { createFolder } from '../support/folders.ts';
import { useSandbox } from '../support/sandbox.ts';
import { validateSbom } from '../support/sbom.ts';

const sandbox = useSandbox();
const downloads = join(repository, 'generated', 'downloads');
const { archive, version, require } = await readPhpPackage(join(repository, 'generated', 'client-php'));

/** The files that the package may contain. */
const FILES = ['{README,CHANGELOG}.md', 'LICENSE', 'composer.json', 'src/**/*.php'];
const MAX_BYTES = 330_000;

describe('the archive of the PHP client', () => {
  it('has the files of the package, and not more bytes than it needs', async () => {
    const content = await readFile(join(downloads, archive));
    const names = Object.keys(unzipSync(content));
    expect(names.filter((name) => !FILES.some((glob) => matchesGlob(name, glob)))).toEqual([]);
    for (const glob of FILES) expect(names.some((name) => matchesGlob(name, glob))).toBe(true);
    expect(content.length).toBeLessThan(MAX_BYTES);
  });

  it('has a checksum, and a valid SBOM with the same', async () => {
    const sha256 = createHash('sha256')
      .update(await readFile(join(downloads, archive)))
      .digest('hex');
    expect(await readFile(join(downloads, 'SHA256SUMS'), 'utf8')).toContain(`${sha256}  ${archive}\n`);
    const sbom = await readFile(join(downloads, archive.replace('.zip', '.cdx.json')), 'utf8');
    expect(await validateSbom(sbom)).toBeNull();
    expect(JSON.parse(sbom).metadata.component).toMatchObject({
      purl: `pkg:composer/accounting-platform/client@${version}`,
      hashes: [{ alg: 'SHA-256', content: sha256 }],
    });
  });

  it.skipIf(isPhpMissing)('is installed by Composer as its README says, and makes a call', async () => {
    const folder = await createFolder();
    await mkdir(join(folder, 'packages'));
    await copyFile(join(downloads, archive), join(folder, 'packages', archive));
    // Composer reaches no Packagist here, so that the libraries are Debian's.
    const provide = Object.fromEntries(Object.keys(require).map((name) => [name, '*']));
    const manifest = { repositories: [{ 'packagist.org': false }], provide };
    await writeFile(join(folder, 'composer.json'), JSON.stringify(manifest));
    const env = { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: folder };
    const composer = (...args: readonly string[]) =>
      promisify(execFile)('composer', ['--no-interaction', '--no-plugins', ...args], { cwd: folder, env });
    const readme = await readFile(join(repository, 'client-php', 'README.md'), 'utf8');
    const commands = [...readme.matchAll(/^composer (config|require) .*$/gm)].map(([line]) => line.split(' ').slice(1));
    expect(commands.map(([name]) => name)).toEqual(['config', 'require']);
    for (const words of commands) await composer(...words.filter((word) => !word.startsWith('guzzlehttp/')));
    await composer(
      'validate',
      '--strict',
      '--no-check-all',
      '--no-check-version',
      'vendor/accounting-platform/client/composer.json',
    );
    const program = `
      require '${join(phpunit, 'libraries.php')}';
      require 'vendor/autoload.php';
      echo (new AccountingPlatform\\Client('${sandbox.url}', 'sandbox-demo-token'))->debtors()->get(1)->id, ' ';
      echo (new ReflectionClass('AccountingPlatform\\Client'))->getFileName();`;
    const file = join(folder, 'vendor', 'accounting-platform', 'client', 'src', 'Client.php');
    expect(await runPhp(['-r', program], {}, folder)).toBe(`1 ${file}`);
  });
});
