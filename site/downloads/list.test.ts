import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listDownloads, sumsOf } from './list.ts';

async function folderOf(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'list-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of names) await writeFile(join(folder, name), 'abc');
  return folder;
}

// Of `abc`, from FIPS 180-2.
const sum = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('lists the contract first, then the packages in any version, and the sums last', async () => {
  const tarball = 'accounting-platform-client-2.0.0-beta.1.tgz';
  const files = await listDownloads(await folderOf('SHA256SUMS', tarball, 'openapi.json', 'openapi.yaml'));
  expect(files.map(({ name }) => name)).toEqual(['openapi.yaml', 'openapi.json', tarball, 'SHA256SUMS']);
});

it('says of each file how large it is, what its sum is, and what it is', async () => {
  expect(await listDownloads(await folderOf('openapi.json'))).toEqual([
    { name: 'openapi.json', bytes: 3, sha256: sum, description: 'The contract as JSON.' },
  ]);
});

it('has no place for a file that nothing is said about', async () => {
  await expect(listDownloads(await folderOf('openapi.json', 'notes.txt'))).rejects.toThrow('the download notes.txt is');
});

it('writes the sums as sha256sum reads them', async () => {
  const files = await listDownloads(await folderOf('openapi.json', 'scan.pdf'));
  expect(sumsOf(files)).toBe(`${sum}  openapi.json\n${sum}  scan.pdf\n`);
});
