import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isAccepted } from './dependencies/licenses.ts';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, repository, runTool } from './lib/run.ts';

/** Installations that make or test what partners get. The others are tools that a partner would install. */
const FOLDERS = ['.', 'scripts/tools', 'site/shell', 'test/browser', 'test/mutation'];

const LOCKFILE_LINT = [
  ...['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm', '--validate-https'],
  ...['--validate-integrity', '--validate-package-names', '--allowed-package-name-aliases', 'typescript-7:typescript'],
];

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  /** Whether it is installed for development only. */
  readonly dev?: boolean;
}

type Versions = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Checks the installation of a folder by its lockfile and manifests.
 *
 * @throws BuildError with everything that is wrong.
 */
export async function checkInstallation(folder: string): Promise<string> {
  // Partners install packages of the root only.
  const isOfPartners = relative(repository, folder) === '';
  const { packages } = readJson<{ packages: Readonly<Record<string, LockedPackage>> }>(folder, 'package-lock.json');
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const findings = [
    ...['package.json', ...findWorkspaces(folder)].flatMap((file) => checkVersions(readJson(folder, file))),
    ...installed.flatMap(([path, locked]) => {
      const { license = readOldLicense(folder, path), dev = false } = locked;
      return checkPackage(path, { ...locked, license, dev: dev || !isOfPartners });
    }),
  ];
  await runTool('lockfile-lint', 'lockfile-lint', LOCKFILE_LINT, folder).catch(({ message }) => findings.push(message));
  if (findings.length > 0) throw new BuildError([`${folder}:`, ...findings].join('\n  '));
  return `${installed.length} packages`;
}

/** Reads the license of a manifest that lists several in an old form, which a lockfile leaves out. */
function readOldLicense(folder: string, path: string): string {
  const file = join(path, 'package.json');
  if (!existsSync(join(folder, file))) return '';
  const { licenses = [] } = readJson<{ readonly licenses?: readonly { readonly type: string }[] }>(folder, file);
  return licenses.map(({ type }) => type).join(' OR ');
}

/** Checks what lockfile-lint accepts: no address, no hash, the address of another version. And the license. */
function checkPackage(
  path: string,
  { version = '', resolved, integrity, license, dev = false }: LockedPackage,
): string[] {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return [
    ...(integrity === undefined ? [`${name} has no hash.`] : []),
    ...(resolved?.endsWith(`-${version}.tgz`) ? [] : [`${name} ${version} comes from ${resolved}.`]),
    ...(isAccepted(name, license, dev) ? [] : [`${name} ${version} has the license ${license || '(none)'}.`]),
  ];
}

/** Reports dependencies without an exact version, so that what is tested is what is installed. */
export const checkVersions = (manifest: Readonly<Record<string, Versions>>): string[] =>
  ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
    .flatMap((section) => Object.entries(manifest[section] ?? {}))
    .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : Object.entries(value)))
    .filter(([, version]) => !/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    .map(([name, version]) => `${name} has no exact version: ${version}`);

const findWorkspaces = (folder: string): string[] =>
  (readJson<{ workspaces?: string[] }>(folder, 'package.json').workspaces ?? []).map((name) => `${name}/package.json`);

const readJson = <Content>(folder: string, path: string): Content =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as Content;

if (import.meta.main) {
  const description = 'Checks lockfiles: addresses, hashes, exact versions and licenses.';
  await runPrinting(createCommand('check dependencies', description), async () => {
    const lines = FOLDERS.map(async (folder) => `${folder}: ${await checkInstallation(join(repository, folder))}`);
    return (await Promise.all(lines)).join('\n');
  });
}
