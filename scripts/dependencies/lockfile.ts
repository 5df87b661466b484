import type { Licensed } from './licenses.ts';

/** package-lock.json, as far as lockfile-lint does not check it; its keys are folders. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}

type Dependencies = Readonly<Record<string, string>>;

/** A package.json. */
export interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
  /** Versions, also of what one package depends on. */
  readonly overrides?: Readonly<Record<string, string | Dependencies>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** Reports packages of the registry without an address, without a hash, or with the address of another version. */
export function checkLockfile({ packages }: Lockfile): string[] {
  return fromRegistry(packages).flatMap(([folder, { version, resolved, integrity }]) => {
    if (resolved === undefined) return [`${folder} has no address (resolved)`];
    if (integrity === undefined) return [`${folder} has no hash (integrity)`];
    return resolved.endsWith(`-${version}.tgz`) ? [] : [`${folder} is ${version}, and comes from ${resolved}`];
  });
}

/** Reports dependencies without an exact version, so that what is tested is what is installed. */
export function checkVersions(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  return Object.entries(versions)
    .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : Object.entries(value)))
    .filter(([, version]) => !/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    .map(([name, version]) => `${name} has no exact version: ${version}`);
}

/**
 * Reports packages with an install script that `allowScripts` in package.json does not list: no script runs (`.npmrc`), so
 * somebody must have checked that the package works without it.
 */
export function checkInstallScripts({ packages }: Lockfile, { allowScripts = {} }: Manifest): string[] {
  return fromRegistry(packages)
    .filter(([folder, { hasInstallScript }]) => hasInstallScript && allowScripts[getName(folder)] !== false)
    .map(([folder]) => `${folder} has an install script, and allowScripts in package.json does not forbid it`);
}

/** The licenses of all packages, none of which partners receive. */
export const listLicensed = ({ packages }: Lockfile): (Licensed & { readonly isDevelopment: true })[] =>
  fromRegistry(packages).map(([folder, { version = '', license }]) => ({
    name: getName(folder),
    version,
    license,
    isDevelopment: true,
  }));

const fromRegistry = (packages: Lockfile['packages']): [string, LockedPackage][] =>
  Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);

const getName = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
