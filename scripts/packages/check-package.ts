import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { getTarballName, type Manifest } from '../lib/manifest.ts';
import { BuildError } from '../lib/run.ts';
import { PACKAGES, type PackageDefinition, type PackageName } from './definitions.ts';
import {
  findFileProblems,
  findInstalledProblems,
  findManifestProblems,
  findSizeProblems,
  findTypeProblems,
} from './findings.ts';

/**
 * Checks a built package: its manifest, types, files and sizes, and that its SBOM and the checksums are those of the tarball.
 *
 * @param generated the folder with the outputs of the build.
 * @returns its name, version and contents.
 * @throws BuildError with everything that is wrong, or when it has not been built.
 */
export async function checkBuiltPackage(name: PackageName, generated: string): Promise<string> {
  const folder = join(generated, name);
  const definition: PackageDefinition = PACKAGES[name];
  const manifest = JSON.parse(await readText(join(folder, 'package.json'))) as Manifest;
  const file = getTarballName(manifest);
  const tarball = await read(join(generated, 'downloads', file));
  const files = listFiles(tarball);
  const findings = [
    ...(await findManifestProblems(folder)),
    ...(await findTypeProblems(tarball, definition.resolutions)),
    ...findFileProblems(files, definition.files),
    ...(await findSizeProblems(folder, definition.imports)),
    ...findInstalledProblems(tarball, definition.installed),
    ...(tarball.length > definition.limit ? [`${tarball.length} bytes, and the limit is ${definition.limit}.`] : []),
    ...(await findContractProblems(manifest, generated)),
    ...(await findChecksumProblems(file, tarball, join(generated, 'downloads'))),
  ];
  if (findings.length > 0) throw new BuildError([`${file}:`, ...findings].join('\n  '));
  const size = `${Math.round(tarball.length / 1000)} kB`;
  return [`${file}: ${files.length} files, ${size}`, ...countFiles(files, definition)].join('\n  ');
}

/** Lists the files of a tarball, by their path in the package. */
function listFiles(tarball: Uint8Array): readonly string[] {
  const content = createPackageFromTarballData(tarball);
  return content.listFiles().map((file) => file.slice(`/node_modules/${content.packageName}/`.length));
}

const countFiles = (files: readonly string[], { files: globs }: PackageDefinition): readonly string[] =>
  globs.map((glob) => `${String(files.filter((file) => matchesGlob(file, glob)).length).padStart(5)}  ${glob}`);

/** Compares the contract that the package is made for with the one that was built. */
export async function findContractProblems(manifest: Manifest, generated: string): Promise<readonly string[]> {
  const { info } = JSON.parse(await readText(join(generated, 'openapi.json'))) as { info: { version: string } };
  const { contract } = (manifest.accountingPlatform ?? {}) as { contract?: string };
  return contract === info.version ? [] : [`It is made for contract ${contract}, and the contract is ${info.version}.`];
}

/** Compares the tarball with its SBOM, and both with the checksums. */
export async function findChecksumProblems(
  file: string,
  tarball: Uint8Array,
  downloads: string,
): Promise<readonly string[]> {
  const checksums = await readText(join(downloads, 'SHA256SUMS'));
  const sbomFile = file.replace(/tgz$/, 'cdx.json');
  const sbom = await read(join(downloads, sbomFile));
  const contents: readonly (readonly [name: string, content: Uint8Array])[] = [
    [file, tarball],
    [sbomFile, sbom],
  ];
  return [
    ...contents
      .filter(([name, content]) => !checksums.includes(`${getHash(content)}  ${name}\n`))
      .map(([name]) => `SHA256SUMS has another checksum of ${name}.`),
    ...(sbom.includes(getHash(tarball)) ? [] : [`${sbomFile} is that of another tarball.`]),
  ];
}

const getHash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const read = (file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new BuildError(`${file} is missing. Build it first: npm run build`);
  });

const readText = async (file: string): Promise<string> => (await read(file)).toString();
