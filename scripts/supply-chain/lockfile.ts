import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../lib/run.ts';

/** A package as package-lock.json has it. */
export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** Needed for development only. */
  readonly dev?: boolean;
  /** Another name for a folder of ours. */
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** package-lock.json, as far as it is read here; its keys are folders from that of the repository. */
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked>>;
}

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as Lockfile;

/** A package of somebody else, which comes from a registry. */
export interface LockedPackage extends Locked {
  readonly name: string;
  /** `node_modules/@scope/name`. */
  readonly folder: string;
}

const modules = 'node_modules/';

/** What others made: all but the repository itself, its workspaces and the links to them. */
export function packagesOf({ packages }: Lockfile): readonly LockedPackage[] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes(modules) && !link)
    .map(([folder, locked]) => ({
      ...locked,
      folder,
      name: folder.slice(folder.lastIndexOf(modules) + modules.length),
    }));
}

/** Where packages come from. Whoever asks another registry changes the address on the way (`replace-registry-host`). */
const registry = 'https://registry.npmjs.org/';

/** What is wrong with the lockfile: what is installed must be known by its address and its hash. */
export function lockfileFaults(lockfile: Lockfile): string[] {
  return packagesOf(lockfile).flatMap(({ folder, resolved, integrity }) => {
    const faults: string[] = [];
    if (resolved === undefined) faults.push(`${folder} does not say where it comes from (resolved)`);
    else if (!resolved.startsWith(registry)) faults.push(`${folder} comes from ${resolved}, not from ${registry}`);
    if (integrity === undefined) faults.push(`${folder} has no hash (integrity)`);
    else if (!isStrong(integrity)) faults.push(`${folder} has a hash that is not one of SHA-512: ${integrity}`);
    return faults;
  });
}

/** 64 bytes of SHA-512, in Base64, as Subresource Integrity writes them. Of several hashes npm takes the strongest. */
const isStrong = (integrity: string): boolean => /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);

/** The hash of the package with that name and version, in hexadecimal digits; undefined when the lockfile has none. */
export function sha512Of(lockfile: Lockfile, name: string, version: string): string | undefined {
  const same = packagesOf(lockfile).filter((one) => one.name === name && one.version === version);
  const integrity = same.find((one) => one.integrity?.startsWith('sha512-'))?.integrity;
  return integrity && Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
}
