import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listInstalled, toLicensed } from './dependencies/installed.ts';
import { checkLicenses } from './dependencies/licenses.ts';
import {
  checkInstallScripts,
  checkLockfile,
  checkVersions,
  type Lockfile,
  listLicensed,
  type Manifest,
} from './dependencies/lockfile.ts';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, repository, runTool } from './lib/run.ts';

const lockfileLint = [
  ...['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm', '--validate-https'],
  ...['--validate-integrity', '--validate-package-names', '--allowed-package-name-aliases', 'typescript-7:typescript'],
];

/** What the site is made and tested with. The rest is other people's tools, which a partner would install. */
const OWN_INSTALLATIONS = ['site/shell', 'test/browser', 'test/mutation'] as const;

/** @throws BuildError with everything that is wrong. */
export async function checkDependencies(folder = repository): Promise<string> {
  const installed = (await listInstalled()).map(toLicensed);
  const findings = [
    ...checkLicenses(installed),
    ...globSync('{mocks,client,conformance,mcp}/package.json', { cwd: folder }).flatMap((path) =>
      checkVersions(readJson<Manifest>(folder, path)),
    ),
    ...(await checkInstallation(folder)),
    ...(await Promise.all(OWN_INSTALLATIONS.map((name) => checkOwnInstallation(join(folder, name))))).flat(),
  ];
  if (findings.length > 0) throw new BuildError(findings.join('\n'));
  return `${installed.length} packages, and ${OWN_INSTALLATIONS.length} installations of their own: nothing to report`;
}

/** Reports what is wrong with the lockfile and the manifest of a folder. */
async function checkInstallation(folder: string): Promise<string[]> {
  const lockfile = readJson<Lockfile>(folder, 'package-lock.json');
  const manifest = readJson<Manifest>(folder, 'package.json');
  const complaints = await runTool('lockfile-lint', 'lockfile-lint', lockfileLint, folder).then(
    () => [],
    ({ message }: Error) => [message],
  );
  return [
    ...checkLockfile(lockfile),
    ...checkVersions(manifest),
    ...checkInstallScripts(lockfile, manifest),
    ...complaints,
  ];
}

/** The same for one that few commands need, and the licenses that its lockfile names: it need not be installed. */
async function checkOwnInstallation(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const findings = [
    ...(await checkInstallation(folder)),
    ...checkLicenses(listLicensed(readJson<Lockfile>(folder, 'package-lock.json'))),
  ];
  return findings.map((finding) => `${relative(repository, folder)}: ${finding}`);
}

const readJson = <Content>(folder: string, path: string): Content =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as Content;

if (import.meta.main) {
  const description =
    'Checks what is installed: addresses and hashes in package-lock.json, exact versions, install scripts, licenses.';
  await runPrinting(createCommand('check dependencies', description), () => checkDependencies());
}
