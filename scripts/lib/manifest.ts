import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapValues } from '../../contract/document.ts';
import { readCommit, repository } from './run.ts';

/** A package.json. */
export type Manifest = Readonly<Record<string, unknown>> & { readonly bin?: Readonly<Record<string, string>> };

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));

/** The URL of the documentation site, with a slash at its end. */
export const homepage = String(readManifest('.').homepage);

/**
 * Version of all packages. Only the commit of a release has three numbers; another build names its commit:
 * `1.1.0-dev.0a359b4c7f21`, or `1.1.0-dev` without a history.
 */
export const packageVersion = addCommit(String(readManifest('.').version), readCommit);

/** Adds the commit to a version that is not released. */
export function addCommit(version: string, read: () => string): string {
  const commit = version.endsWith('-dev') ? read() : '';
  // Semantic versions have no number that begins with 0.
  return commit === '' ? version : `${version}.${commit.replace(/^0(?=\d+$)/, 'g0')}`;
}

/** Returns the name of the tarball of a package, as npm chooses it: `accounting-platform-client-1.0.0.tgz`. */
export function getTarballName({ name, version }: Manifest): string {
  return `${String(name).replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/** Returns the name of the tarball of a workspace. */
export const readTarballName = (workspace: string): string =>
  getTarballName({ ...readManifest(workspace), version: packageVersion });

/**
 * Creates the manifest of a published package from its workspace. Leaves out the bundled dependencies; adds version and links of the
 * root manifest, and the version of the contract. The peers, all optional, come from `publishConfig`:
 * `npm ci --omit=dev` would install the peers of a workspace.
 */
export function createManifest(workspace: string, contract: string): Manifest {
  const source = readManifest('.').repository as { readonly url: string };
  const bugs = `${source.url.replace(/^git\+|\.git$/g, '')}/issues`;
  const {
    private: _private,
    dependencies: _bundled,
    devDependencies: _unused,
    imports: _resolved,
    publishConfig,
    ...manifest
  } = readManifest(workspace);
  const links = { homepage, bugs, repository: { ...source, directory: workspace } };
  const { peerDependencies } = (publishConfig ?? {}) as { peerDependencies?: Readonly<Record<string, string>> };
  const peers = peerDependencies && {
    peerDependencies,
    peerDependenciesMeta: mapValues(peerDependencies, () => ({ optional: true })),
  };
  return { ...manifest, version: packageVersion, ...peers, ...links, accountingPlatform: { contract } };
}

/**
 * Writes a manifest into a folder, which need not exist yet. Makes the commands that it names
 * executable, as `npm pack` does, because npm runs the commands of a folder as they are.
 */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const command of Object.values(manifest.bin ?? {})) await chmod(join(folder, command), 0o755);
}
