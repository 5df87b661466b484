import { expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { formatChecksums, formatSize, listDownloads } from './list.ts';

const create = useFolders();
const createFolder = (...names: readonly string[]): Promise<string> =>
  create(Object.fromEntries(names.map((name) => [name, 'abc'])));

// The SHA-256 of `abc`, from FIPS 180-2.
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('lists the contract first, then the packages in any version, its other forms, and the checksums', async () => {
  const tarball = 'accounting-platform-client-2.0.0-beta.1.tgz';
  const files = await listDownloads(await createFolder('SHA256SUMS', tarball, 'openapi.json', 'openapi.yaml'));
  expect(files.map(({ name }) => name)).toEqual(['openapi.yaml', tarball, 'openapi.json', 'SHA256SUMS']);
});

it('lists each file with its size, its checksum and its description', async () => {
  expect(await listDownloads(await createFolder('openapi.json'))).toEqual([
    {
      name: 'openapi.json',
      section: 'The contract in other forms',
      bytes: 3,
      sha256,
      description: expect.stringMatching(/^The contract as JSON, for /),
    },
  ]);
});

it('says how a package is installed, by its name', async () => {
  const [sandbox] = await listDownloads(await createFolder('accounting-platform-sandbox-1.0.0.tgz'));
  expect(sandbox?.description).toContain('`npx --yes ./accounting-platform-sandbox-1.0.0.tgz` starts it');
});

it('rejects a file without a description', async () => {
  await expect(listDownloads(await createFolder('openapi.json', 'notes.txt'))).rejects.toThrow(
    'Describe the download notes.txt',
  );
});

it('writes the sums as sha256sum reads them', async () => {
  const files = await listDownloads(await createFolder('openapi.json', 'scan.pdf'));
  expect(formatChecksums(files)).toBe(`${sha256}  openapi.json\n${sha256}  scan.pdf\n`);
});

it.each([
  [640, '640 bytes'],
  [150_400, '150 kB'],
  [3_540_000, '3.5 MB'],
])('a size of %i bytes is shown as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
