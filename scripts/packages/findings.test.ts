import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFileProblems, findManifestProblems, findSizeProblems } from './findings.ts';

/** Writes a package into a folder that is removed after the test. */
async function createPackage(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('the files of a package', () => {
  const allowed = ['package.json', 'dist/**/*.{js,d.ts}'];

  it('may be those that are allowed', () => {
    expect(findFileProblems(['package.json', 'dist/index.js', 'dist/a/b.d.ts'], allowed)).toEqual([]);
  });

  it.each(['.env', 'dist/index.test.ts', 'components.json', 'notes/dist/index.js'])('may not be %s', (file) => {
    expect(findFileProblems(['package.json', 'dist/index.js', file], allowed)).toEqual([
      `${file} does not belong in it.`,
    ]);
  });

  it('must be there', () => {
    expect(findFileProblems(['package.json'], allowed)).toEqual(['It has no dist/**/*.{js,d.ts}.']);
  });
});

it('a manifest that names a missing file has a problem', async () => {
  const manifest = {
    name: 'x',
    version: '1.0.0',
    type: 'module',
    license: 'MIT',
    exports: './index.js',
    files: ['*.js'],
  };
  const folder = await createPackage({ 'package.json': JSON.stringify(manifest) });
  expect((await findManifestProblems(folder)).join('\n')).toContain('index.js');
});

it('an import that takes more than it may has a problem', async () => {
  const folder = await createPackage({ 'index.js': `export const text = '${'a1b2'.repeat(50)}';\n` });
  const limit = { title: 'the text', module: 'index.js', names: ['text'], limit: 20 };
  expect((await findSizeProblems(folder, [limit])).join()).toMatch(/^the text: \d+ bytes, and the limit is 20\.$/);
  expect(await findSizeProblems(folder, [{ ...limit, limit: 1000 }])).toEqual([]);
});
