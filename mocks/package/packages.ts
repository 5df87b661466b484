import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that something of went into the bundle. */
export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** What its package.json says of its licence; `undefined` when it says nothing. */
  readonly licence: string | undefined;
  readonly author: string | undefined;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** How packages of old say it. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name: string };
}

const known = new Map<string, Package>();

/** The package that a module is of; `undefined` when it is our own. */
export function packageOf(module: string): Package | undefined {
  const folder = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1];
  if (folder === undefined) return undefined;
  const found = known.get(folder) ?? readPackage(folder);
  known.set(folder, found);
  return found;
}

/** What the package.json in a folder says. */
export function readPackage(folder: string): Package {
  const { name, version, license, licenses, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return {
    folder,
    name,
    version,
    licence: license ?? licenses?.map(({ type }) => type).join(' OR '),
    author: typeof author === 'object' ? author.name : author,
  };
}
