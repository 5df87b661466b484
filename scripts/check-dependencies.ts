import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listInstalled, toLicensed } from './dependencies/installed.ts';
import { checkLicenses } from './dependencies/licenses.ts';
import {
  checkInstallScripts,
  checkLockfile,
  checkVersions,
  type Lockfile,
  type Manifest,
} from './dependencies/lockfile.ts';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, repository, runTool } from './lib/run.ts';

const lockfileLint = [
  ...['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm', '--validate-https'],
  ...['--validate-integrity', '--validate-package-names'],
];

/** @throws BuildError with everything that is wrong. */
export async function checkDependencies(folder = repository): Promise<string> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const lockfile = read('package-lock.json') as Lockfile;
  const manifests = ['package.json', ...globSync('{mocks,client,conformance}/package.json', { cwd: folder })];
  const installed = (await listInstalled()).map(toLicensed);
  const findings = [
    ...checkLockfile(lockfile),
    ...manifests.flatMap((path) => checkVersions(read(path) as Manifest)),
    ...checkInstallScripts(lockfile, read('package.json') as Manifest),
    ...checkLicenses(installed),
    ...(await runTool('lockfile-lint', 'lockfile-lint', lockfileLint, folder).then(
      () => [],
      ({ message }: Error) => [message],
    )),
  ];
  if (findings.length > 0) throw new BuildError(findings.join('\n'));
  return `${installed.length} packages: nothing to report`;
}

if (import.meta.main) {
  const description =
    'Checks what is installed: addresses and hashes in package-lock.json, exact versions, install scripts, licenses.';
  await runPrinting(createCommand('check:dependencies', description), () => checkDependencies());
}
