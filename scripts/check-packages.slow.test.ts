import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders, writeFiles } from '../test/support/folders.ts';
import { checkPackage } from './check-packages.ts';
import { createProgram } from './lib/run.ts';
import type { PackageDefinition } from './packages/definitions.ts';

const manifest = {
  name: 'example',
  version: '1.0.0',
  type: 'module',
  license: 'MIT',
  engines: { node: '>=20' },
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
  files: ['*.js', '*.ts', 'notes.txt'],
};

const definition: PackageDefinition = {
  files: ['package.json', 'index.js', 'index.d.ts'],
  profile: 'esm-only',
  limit: 5000,
  imports: [{ module: 'index.js', names: ['text'], limit: 200 }],
};

const createFolder = useFolders();

/** Checks a package with these files, beside its tarball in `downloads`. */
async function check(
  change: Partial<PackageDefinition>,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await createFolder({ 'downloads/.keep': '' });
  await writeFiles(join(folder, 'example'), {
    'package.json': JSON.stringify(manifest),
    'index.js': "export const text = 'text';\n",
    'index.d.ts': 'export declare const text: string;\n',
    ...files,
  });
  await createProgram('npm', join(folder, 'example'))('pack', '--pack-destination', join(folder, 'downloads'));
  return checkPackage(join(folder, 'example'), { ...definition, ...change });
}

it('a package that is as its definition says has no findings', async () => {
  await expect(check({})).resolves.toMatch(/^example-1\.0\.0\.tgz: 3 files, \d+ kB$/);
});

it.each<[string, Partial<PackageDefinition>, Readonly<Record<string, string>>, RegExp]>([
  ['a file that is not in the definition', {}, { 'notes.txt': 'x' }, /notes\.txt must not be in it/],
  ['no file that the definition names', { files: [...definition.files, 'README.md'] }, {}, /It has no README\.md/],
  [
    'an import that is too large',
    { imports: [{ module: 'index.js', names: ['text'], limit: 9 }] },
    {},
    /import of text has \d+ bytes, and/,
  ],
  ['too large a tarball', { limit: 9 }, {}, /tarball has \d+ bytes, and the limit is 9/],
  [
    'a manifest that names a missing file',
    {},
    { 'package.json': JSON.stringify({ ...manifest, main: './missing.js' }) },
    /missing\.js/,
  ],
  [
    'an entry without types',
    { files: [...definition.files, 'other.js'] },
    {
      'package.json': JSON.stringify({ ...manifest, exports: { ...manifest.exports, './other': './other.js' } }),
      'other.js': 'export const other = 1;\n',
    },
    /resolution|types/i,
  ],
])('a package with %s is rejected', async (_case, change, files, message) => {
  await expect(check(change, files)).rejects.toThrow(message);
});
