import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../lib/run.ts';
import { readComponents } from '../sandbox-package/components.ts';
import { type AllowedScripts, installScriptFaults } from './install-scripts.ts';
import { type InstalledLicence, licenceFaults, shippedLicenceFaults } from './licences.ts';
import { type Lockfile, lockfileFaults, packagesOf } from './lockfile.ts';
import { type PartnerManifest, partnerPackageFaults } from './partner-packages.ts';
import { siteScripts } from './site-scripts.ts';
import { type Manifest, versionFaults } from './versions.ts';

/** What was looked at, and what is wrong with it. */
export interface Check {
  readonly title: string;
  /** What was looked at, in a few words. */
  readonly extent: string;
  readonly faults: readonly string[];
}

/**
 * Looks at all that comes from others, and at what goes to partners.
 *
 * @throws StepFailed when the packages for partners were not built.
 */
export async function supplyChainChecks(lockfile: Lockfile, licences: readonly InstalledLicence[]): Promise<Check[]> {
  const root = manifestIn('package.json') as Manifest & { readonly allowScripts?: AllowedScripts };
  const manifests = [root, ...workspaces()];
  const scripts = siteScripts(licences);
  const parts = scripts.flatMap((script) => [script, ...script.parts]);
  const bundled = await readComponents(join(repository, 'generated', 'sandbox'));
  const ours = ['client', 'sandbox'].map((name) => manifestIn('generated', name, 'package.json') as PartnerManifest);
  const npmrc = readFileSync(join(repository, '.npmrc'), 'utf8');
  return [
    {
      title: 'The lockfile has an address and a hash of everything',
      extent: `${packagesOf(lockfile).length} packages`,
      faults: lockfileFaults(lockfile),
    },
    {
      title: 'Versions are exact',
      extent: `${manifests.length} package.json`,
      faults: manifests.flatMap(versionFaults),
    },
    {
      title: 'Licences are permissive, or have a reason',
      extent: `${licences.length} packages, ${licences.filter(({ isDevelopment }) => !isDevelopment).length} of them at run time`,
      faults: licenceFaults(licences),
    },
    {
      title: 'Licences of what partners get are permissive',
      extent: `${bundled.length} packages in the sandbox, ${parts.length} in the scripts of its site`,
      faults: [...shippedLicenceFaults('the sandbox', bundled), ...shippedLicenceFaults('the site', parts)],
    },
    {
      title: 'No package runs an install script',
      extent: `${packagesOf(lockfile).filter(({ hasInstallScript }) => hasInstallScript).length} packages have one`,
      faults: installScriptFaults(lockfile, root.allowScripts ?? {}, npmrc),
    },
    {
      title: 'What partners install runs nothing and brings nothing along',
      extent: ours.map(({ name }) => name).join(', '),
      faults: ours.flatMap(partnerPackageFaults),
    },
  ];
}

const manifestIn = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(repository, ...path), 'utf8'));

const runtimes = ['test', 'runtimes'];

/** The package.json of the workspaces. */
function workspaces(): Manifest[] {
  const entries = readdirSync(join(repository, ...runtimes), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => manifestIn(...runtimes, name, 'package.json') as Manifest);
}
