import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { needed } from './needed.ts';

const run = promisify(execFile);
const shell = process.platform === 'win32';

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('npm pack does not apply the exports of publishConfig', async () => {
  const folder = await createFolder();
  const exports = { exports: './index.ts', publishConfig: { exports: './index.js' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'probe', version: '1.0.0', ...exports }));
  await run('npm', ['pack', '--silent'], { cwd: folder, shell });
  await run('tar', ['-xzf', 'probe-1.0.0.tgz'], { cwd: folder });
  const packed = JSON.parse(await readFile(join(folder, 'package', 'package.json'), 'utf8'));
  expect(packed.exports, needed('createManifest in scripts/lib/manifest.ts')).toBe('./index.ts');
});

it.each<[string, RegExp, string]>([
  ['a hash', /\n\s*"integrity": "[^"]+",/, ''],
  ['an address', /\n\s*"resolved": "[^"]+",/, ''],
  ['the version of its address', /(yaml-\d+\.\d+\.)\d+(?=\.tgz)/, '$1999'],
])('lockfile-lint accepts a package without %s', async (_title, from, to) => {
  const folder = await createFolder();
  const lockfile = JSON.parse(await readFile(join(repository, 'package-lock.json'), 'utf8'));
  const packages = { '': { name: 'p' }, 'node_modules/yaml': lockfile.packages['node_modules/yaml'] };
  const text = JSON.stringify({ name: 'p', lockfileVersion: 3, packages }, null, 2);
  expect(text).toMatch(from);
  await writeFile(join(folder, 'package-lock.json'), text.replace(from, to));
  const hosts = ['--allowed-hosts', 'npm', '--validate-https', '--validate-integrity', '--validate-package-names'];
  const check = runTool(
    'lockfile-lint',
    'lockfile-lint',
    ['--path', 'package-lock.json', '--type', 'npm', ...hosts],
    folder,
  );
  await expect(check, needed('checkLockfile in scripts/dependencies/lockfile.ts')).resolves.toBeDefined();
});

it('orval asks for the range of @scalar/openapi-parser that the override was made for', async () => {
  const manifest = JSON.parse(await readFile(join(repository, 'node_modules', 'orval', 'package.json'), 'utf8'));
  expect(manifest.dependencies['@scalar/openapi-parser'], needed('overrides in package.json')).toBe('^0.29.2');
});
