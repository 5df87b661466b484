import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../lib/run.ts';
import { readPackage } from '../sandbox-package/packages.ts';
import { licencesBesides } from './licence-list.ts';
import type { InstalledLicence } from './licences.ts';
import { type LockedPackage, type Lockfile, packagesOf } from './lockfile.ts';

/**
 * All packages of the lockfile with their licences: of those that are installed what their package.json says, of those
 * for other systems what the lockfile says.
 */
export function installedLicences(lockfile: Lockfile): readonly InstalledLicence[] {
  return packagesOf(lockfile).map((locked) => ({
    name: locked.name,
    version: locked.version ?? '',
    licence: licenceOf(locked),
    isDevelopment: locked.dev === true,
  }));
}

function licenceOf({ name, folder, license }: LockedPackage): string | undefined {
  const installed = join(repository, folder);
  const own = existsSync(join(installed, 'package.json')) ? readPackage(installed).licence : undefined;
  return own ?? license ?? licencesBesides[name];
}
