import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createProgram, repository } from '../lib/run.ts';

/** A component as `npm sbom` writes it in CycloneDX. */
export interface Component {
  readonly type: string;
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly object[];
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { id?: string; name?: string } }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Lists what is installed from the registry, with `npm sbom`.
 *
 * @throws BuildError when what is installed is not what package-lock.json names.
 */
export async function listInstalled(): Promise<readonly Component[]> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--no-update-notifier'];
  // The packages may be linked, as in the clone of a release, and npm does not look into a link.
  const cwd = dirname(await realpath(join(repository, 'node_modules')));
  const stdout = await createProgram('npm', cwd)(...args);
  const { components } = JSON.parse(stdout) as { components: readonly Component[] };
  return components.filter((component) => !hasProperty(component, 'private'));
}

const hasProperty = ({ properties = [] }: Component, name: string): boolean =>
  properties.some((property) => property.name === `cdx:npm:package:${name}` && property.value === 'true');
