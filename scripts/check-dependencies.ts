import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommand, runPrinting } from '../programs/command.ts';
import { isPermissive } from './dependencies/licenses.ts';
import { BuildError, repository, runTool } from './lib/run.ts';
import { INSTALLATIONS } from './tasks.ts';

/** Development packages whose script for the installation is not needed: `.npmrc` of each folder holds all scripts back. */
const SCRIPTS_HELD_BACK: ReadonlySet<string> = new Set(['@scarf/scarf', 'es5-ext', 'esbuild', 'msw', 'workerd']);

const LOCKFILE_LINT = [
  ...['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm', '--validate-https'],
  ...['--validate-integrity', '--validate-package-names'],
];

/** Packages with MIT in an old form of the manifest, or in a file only, which a lockfile leaves out. */
const MIT_IN_OLD_FORM = /^(compute-(gcd|lcm)|validate\.io-.+|reserved|png-js)$/;

/** Packages that a manifest asks for; the lockfile repeats them. */
interface Requests {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockedPackage extends Requests {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  /** True when it is installed for development only. */
  readonly dev?: boolean;
}

/**
 * Checks the lockfile of a folder.
 *
 * @param isDevelopment true when partners install none of it.
 * @throws BuildError with everything that is wrong.
 */
export async function checkLockfile(folder: string, isDevelopment = false): Promise<string> {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const manifests = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));
  const settings = existsSync(join(folder, '.npmrc')) ? readFileSync(join(folder, '.npmrc'), 'utf8') : '';
  const findings = [
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : ['.npmrc does not say ignore-scripts=true.']),
    ...manifests.flatMap(([path, manifest]) => checkRequests(path, manifest)),
    ...installed.flatMap(([path, { dev = isDevelopment, ...locked }]) =>
      checkPackage(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), { ...locked, dev }),
    ),
  ];
  const aliases = manifests
    .flatMap(([, manifest]) => listRequests(manifest))
    .flatMap(([name, version]) => {
      const [, original] = /^npm:(.+)@/.exec(version) ?? [];
      return original === undefined ? [] : [`${name}:${original}`];
    });
  const options = aliases.length > 0 ? ['--allowed-package-name-aliases', ...aliases] : [];
  await runTool('lockfile-lint', 'lockfile-lint', [...LOCKFILE_LINT, ...options], folder).catch(({ message }) =>
    findings.push(message),
  );
  if (findings.length > 0) throw new BuildError([`${folder}:`, ...findings].join('\n  '));
  return `${installed.length} packages`;
}

const listRequests = ({ dependencies, devDependencies, optionalDependencies }: Requests): [string, string][] =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

/** Checks that a manifest asks for one version of each package. `npm:name@1.2.3` gives another name to one. */
function checkRequests(path: string, manifest: Requests): string[] {
  return listRequests(manifest)
    .filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${join(path, 'package.json')} asks for ${name} ${version}, which is no exact version.`);
}

/** Checks what lockfile-lint accepts: no address, no hash, the address of another version. And the license. */
function checkPackage(name: string, { version, resolved, integrity, dev = false, ...locked }: LockedPackage): string[] {
  const { license = MIT_IN_OLD_FORM.test(name) ? 'MIT' : '(none)', hasInstallScript = false } = locked;
  const hasScript = hasInstallScript && !(dev && SCRIPTS_HELD_BACK.has(name));
  return [
    ...(hasScript ? [`${name} runs a script when it is installed.`] : []),
    ...(integrity === undefined ? [`${name} has no hash.`] : []),
    ...(resolved?.endsWith(`-${version}.tgz`) ? [] : [`${name} ${version} comes from ${resolved}.`]),
    // Partners get nothing of what is installed for development.
    ...(dev || isPermissive(license) ? [] : [`${name} ${version} has the license ${license}.`]),
  ];
}

if (import.meta.main) {
  const command = createCommand(
    'check dependencies',
    'Checks lockfiles: addresses, hashes, exact versions, licenses and install scripts.',
  );
  await runPrinting(command, async () => {
    const reports = ['.', ...INSTALLATIONS].map(
      async (folder) => `${folder}: ${await checkLockfile(join(repository, folder), folder !== '.')}`,
    );
    return (await Promise.all(reports)).join('\n');
  });
}
