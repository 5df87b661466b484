import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPermissive } from './dependencies/licenses.ts';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, repository, runTool } from './lib/run.ts';

/** Installations that make or test what partners get. The others are tools that a partner would install. */
const FOLDERS = ['.', 'scripts/tools', 'site/shell', 'test/browser', 'test/mutation'];

const LOCKFILE_LINT = [
  ...['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm', '--validate-https'],
  ...['--validate-integrity', '--validate-package-names', '--allowed-package-name-aliases', 'typescript-7:typescript'],
];

/** Packages whose manifest lists MIT in an old form, which a lockfile leaves out. */
const MIT_IN_OLD_FORM = /^(compute-(gcd|lcm)|validate\.io-.+|reserved)$/;

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  /** True when it is installed for development only. */
  readonly dev?: boolean;
}

/**
 * Checks the lockfile of a folder.
 *
 * @param isDevelopment whether partners install none of it.
 * @throws BuildError with everything that is wrong.
 */
export async function checkLockfile(folder: string, isDevelopment = false): Promise<string> {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const findings = installed.flatMap(([path, { dev = isDevelopment, ...locked }]) =>
    checkPackage(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), { ...locked, dev }),
  );
  await runTool('lockfile-lint', 'lockfile-lint', LOCKFILE_LINT, folder).catch(({ message }) => findings.push(message));
  if (findings.length > 0) throw new BuildError([`${folder}:`, ...findings].join('\n  '));
  return `${installed.length} packages`;
}

/** Checks what lockfile-lint accepts: no address, no hash, the address of another version. And the license. */
function checkPackage(name: string, { version, resolved, integrity, dev = false, ...locked }: LockedPackage): string[] {
  const { license = MIT_IN_OLD_FORM.test(name) ? 'MIT' : '(none)' } = locked;
  return [
    ...(integrity === undefined ? [`${name} has no hash.`] : []),
    ...(resolved?.endsWith(`-${version}.tgz`) ? [] : [`${name} ${version} comes from ${resolved}.`]),
    // Partners get nothing of what is installed for development.
    ...(dev || isPermissive(license) ? [] : [`${name} ${version} has the license ${license}.`]),
  ];
}

if (import.meta.main) {
  const command = createCommand('check dependencies', 'Checks lockfiles: addresses, hashes and licenses.');
  await runPrinting(command, async () => {
    const reports = FOLDERS.map(
      async (folder) => `${folder}: ${await checkLockfile(join(repository, folder), folder !== '.')}`,
    );
    return (await Promise.all(reports)).join('\n');
  });
}
