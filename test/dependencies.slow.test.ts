import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazy } from '../contract/memoize.ts';
import root from '../package.json' with { type: 'json' };
import { checkLockfile } from '../scripts/check-dependencies.ts';
import { repository } from '../scripts/lib/run.ts';
import { writeBundleSbom, writeClientSbom } from '../site/downloads/sbom.ts';
import { getSourceDate } from '../site/downloads/source-date.ts';
import { createFolder } from './support/folders.ts';
import { validateSbom } from './support/sbom.ts';

const readManifest = async (name: string): Promise<Readonly<Record<string, unknown>>> =>
  JSON.parse(await readFile(join(repository, 'generated', name, 'package.json'), 'utf8'));

// That it passes for the installed packages is a step of its own in CI: npm run check -- dependencies.
it.each([
  ['another registry', 'https://registry.npmjs.org/', 'https://registry.example/', 'registry.example'],
  ['a weak hash', /"sha512-[^"]+"/, '"sha1-qZk+NkcGgWq6PiVxeFDCbJzQ2J0="', 'sha512'],
  ['no hash', /"integrity": "[^"]+",\n/, '', 'has no hash'],
  ['another version', /"version": "8\.20\.0"/, '"version": "8.20.1"', 'ajv 8.20.1 comes from'],
  ['a script', /(?<="node_modules\/ajv": \{)/, '"hasInstallScript": true,', 'ajv runs a script when it is installed'],
  ['a range', /(?<="ajv": ")8\.20\.0"/, '^8.20.0"', 'package.json asks for ajv ^8.20.0'],
  ['a tag', /(?<="vitest": ")5\.1\.2"/, 'latest"', 'package.json asks for vitest latest'],
  ['an address', /(?<="yaml": ")2\.9\.1"/, 'git+https://git.example/yaml.git"', 'package.json asks for yaml git'],
  ['another license', /(?<="node_modules\/ajv": \{[^{]*"license": )"MIT"/, '"GPL-3.0"', 'has the license GPL-3.0'],
])('dependency check reports a package with %s in package-lock.json', async (_case, from, to, message) => {
  const folder = await createFolder();
  const lockfile = await readFile(join(repository, 'package-lock.json'), 'utf8');
  const changed = lockfile.replace(from, to);
  expect(changed).not.toBe(lockfile);
  await writeFile(join(folder, 'package-lock.json'), changed);
  await writeFile(join(folder, '.npmrc'), 'ignore-scripts=true\n');
  await expect(checkLockfile(folder)).rejects.toThrow(message);
});

it('dependency check reports a folder whose .npmrc lets scripts run', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'package-lock.json'), await readFile(join(repository, 'package-lock.json'), 'utf8'));
  await expect(checkLockfile(folder)).rejects.toThrow('.npmrc does not say ignore-scripts=true');
});

describe.each([
  ['client', writeClientSbom],
  ['sandbox', writeBundleSbom],
  ['conformance', writeBundleSbom],
  ['mcp', writeBundleSbom],
] as const)('partner package: %s', (name, writeSbom) => {
  it('has no dependencies and no install scripts, and the links of the repository', async () => {
    const { scripts = {}, peerDependencies = {}, peerDependenciesMeta = {}, ...manifest } = await readManifest(name);
    expect(Object.keys(scripts as object).filter((script) => /install|prepare/.test(script))).toEqual([]);
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
    const optional = Object.keys(peerDependencies as object).map((peer) => [peer, { optional: true }]);
    expect(peerDependenciesMeta).toEqual(Object.fromEntries(optional));
    const { homepage, bugs, repository: source } = manifest;
    const { url } = root.repository;
    const issues = `${url.replace(/^git\+|\.git$/g, '')}/issues`;
    expect([homepage, bugs, (source as { url: string }).url]).toEqual([root.homepage, issues, url]);
  });

  /** Writes the SBOM beside a tarball with the given content. */
  async function createSbom(tarball: string): Promise<string> {
    const downloads = await createFolder();
    const { version } = await readManifest(name);
    const file = join(downloads, `accounting-platform-${name}-${version}`);
    await writeFile(`${file}.tgz`, tarball);
    await writeSbom(join(repository, 'generated', name), downloads);
    return readFile(`${file}.cdx.json`, 'utf8');
  }

  /** The SBOM of a tarball with the content `abc`. */
  const first = lazy(() => createSbom('abc'));

  it('has a valid SBOM with its tool, the time of the sources, and the license and hash of every component', async () => {
    const text = await first();
    expect(await validateSbom(text)).toBeNull();

    const sbom = JSON.parse(text);
    // The SHA-256 of `abc` is a test vector of FIPS 180-4.
    const content = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(sbom.metadata.component.hashes).toEqual([{ alg: 'SHA-256', content }]);
    const components: { name: string; version: string; licenses?: object; hashes?: object }[] = sbom.components;
    expect(components.filter(({ licenses, hashes }) => !licenses || !hashes)).toEqual([]);
    expect(components.map((component) => `${component.name} ${component.version}`).sort()).toEqual(
      name === 'client' ? [] : await listBundledPackages(name),
    );
    const [tool] = sbom.metadata.tools.components;
    expect(tool).toMatchObject({ name: '@accounting-platform/contract', version: expect.stringMatching(/^\d/) });
    expect(sbom.metadata.timestamp).toBe((await getSourceDate()).toISOString());
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('has the same SBOM in each build, and another serial number with another content', async () => {
    expect(await createSbom('abc')).toBe(await first());
    expect(JSON.parse(await createSbom('abcd')).serialNumber).not.toBe(JSON.parse(await first()).serialNumber);
  });
});

async function listBundledPackages(name: string): Promise<string[]> {
  const texts = await readFile(join(repository, 'generated', name, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  const bundled = [...texts.matchAll(/^-{80}\n(\S+ \S+) \(/gm)].map(([, title]) => String(title));
  return [...new Set(bundled)].sort();
}
