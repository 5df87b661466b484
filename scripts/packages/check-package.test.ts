import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findChecksumProblems, findContractProblems } from './check-package.ts';

const getHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes a file for each name into a folder that is removed after the test. */
async function createFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('the checksums of a package', () => {
  const sbom = JSON.stringify({ hash: getHash('tarball') });
  const sums = `${getHash('tarball')}  a.tgz\n${getHash(sbom)}  a.cdx.json\n`;
  const check = async (files: Readonly<Record<string, string>>, tarball = 'tarball'): Promise<readonly string[]> =>
    findChecksumProblems(
      'a.tgz',
      Buffer.from(tarball),
      await createFolder({ 'a.cdx.json': sbom, SHA256SUMS: sums, ...files }),
    );

  it('are those of the tarball and of its SBOM, which names the tarball', async () => {
    expect(await check({})).toEqual([]);
  });

  it('may not be those of another tarball', async () => {
    expect(await check({}, 'other')).toEqual([
      'SHA256SUMS has another checksum of a.tgz.',
      'a.cdx.json is that of another tarball.',
    ]);
  });

  it('may not be those of another SBOM', async () => {
    expect(await check({ 'a.cdx.json': `${sbom}\n` })).toEqual(['SHA256SUMS has another checksum of a.cdx.json.']);
  });
});

it('a package must be made for the contract that was built', async () => {
  const folder = await createFolder({ 'openapi.json': '{ "info": { "version": "1.1.0" } }' });
  expect(await findContractProblems({ accountingPlatform: { contract: '1.1.0' } }, folder)).toEqual([]);
  expect(await findContractProblems({}, folder)).toEqual([
    'It is made for contract undefined, and the contract is 1.1.0.',
  ]);
});
