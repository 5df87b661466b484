import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Component, listInstalled } from '../../scripts/dependencies/installed.ts';
import { getTarballName } from '../../scripts/lib/manifest.ts';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { readPhpPackage } from './php-package.ts';
import { getSourceDate } from './source-date.ts';
import { createNameUuid } from './uuid.ts';

/** The namespace of the serial numbers. */
const SERIAL_NUMBERS = '5d0f6a2e-8c1b-4f37-9a64-2b7e0c9d1f58';

/**
 * Writes the SBOM of the client beside its tarball. The client bundles no other package.
 *
 * @param folder the folder of the package.
 * @param downloads the folder with the tarball.
 */
export const writeClientSbom = async (folder: string, downloads: string): Promise<void> =>
  writeSbom(await readNpmPackage(folder), downloads, []);

/** Writes the SBOM of the PHP client beside its archive. It bundles nothing either. */
export async function writePhpSbom(folder: string, downloads: string): Promise<void> {
  const { archive, ...manifest } = await readPhpPackage(folder);
  await writeSbom({ ...manifest, archive, purl: `pkg:composer/${manifest.name}@${manifest.version}` }, downloads, []);
}

/**
 * Writes the SBOM of a bundled package beside its tarball: what is in the bundle, as `npm sbom` lists it.
 *
 * @param installed the packages that can be in it.
 * @throws BuildError when a bundled package is not installed.
 */
export async function writeBundleSbom(folder: string, downloads: string, installed = listInstalled()): Promise<void> {
  const file = join(folder, 'components.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BuildError(`${file} is missing. Build it first: npm run build`);
  });
  const bundled = JSON.parse(text) as readonly Pick<Component, 'name' | 'version'>[];
  const candidates = await installed;
  const components = bundled.map(({ name, version }) => {
    const component = candidates.find((candidate) => candidate.name === name && candidate.version === version);
    if (component) return component;
    throw new BuildError(`${name} ${version} is in a bundle, but is not installed.`);
  });
  await writeSbom(await readNpmPackage(folder), downloads, components);
}

/** A package that is described. */
interface Product {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly purl: string;
  /** Name of its file among the downloads. */
  readonly archive: string;
}

async function readNpmPackage(folder: string): Promise<Product> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { name, version, license = 'MIT' } = manifest as { name: string; version: string; license?: string };
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { name, version, license, purl, archive: getTarballName(manifest) };
}

/** Writes CycloneDX. Builds are reproducible: the time comes from the sources, and the serial number from the rest. */
async function writeSbom(
  { name, version, license, purl, archive }: Product,
  downloads: string,
  components: readonly Component[],
): Promise<void> {
  const sha256 = createHash('sha256')
    .update(await readFile(join(downloads, archive)))
    .digest('hex');
  const product: Component = {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl,
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  };
  const content = {
    version: 1,
    metadata: {
      timestamp: (await getSourceDate()).toISOString(),
      tools: { components: [await getBuildTool()] },
      component: product,
    },
    components: components.map(({ properties: _, ...component }) => component),
    dependencies: [{ ref: product['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) }],
  };
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${createNameUuid(SERIAL_NUMBERS, JSON.stringify(content))}`,
    ...content,
  };
  await writeFile(join(downloads, archive.replace(/\.\w+$/, '.cdx.json')), `${JSON.stringify(sbom)}\n`);
}

/** The tool that creates the SBOMs: this build. */
async function getBuildTool(): Promise<Pick<Component, 'type' | 'name' | 'version'>> {
  const { name, version } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as Component;
  return { type: 'application', name, version };
}
