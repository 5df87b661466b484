import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addRelease } from './breaking/list.ts';
import { raiseVersion } from './breaking/version.ts';
import { createProgram, repository, runNode } from './lib/run.ts';
import { getTag, hasUnreleased, PRODUCTS, readVersion } from './release/products.ts';

const read = (...path: readonly string[]): string => readFileSync(join(repository, ...path), 'utf8');

/** The versions that are there, by product. */
const versions = new Map<string, string>();
for (const product of PRODUCTS) versions.set(product.name, await readVersion(repository, product));
const raise = (name: string, impact: 'minor' | 'patch'): string => raiseVersion(versions.get(name) ?? '', impact);

/** Creates a repository of the present files in which all products are released, and have unreleased changes. */
async function createReleased() {
  const folder = mkdtempSync(join(repository, '.release-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    if (!/^releases\/\d/.test(file)) cpSync(join(repository, file), join(folder, file));
  }
  await addRelease(join(folder, 'releases'), versions.get('contract') ?? '', {
    published: read('generated', 'openapi.json'),
    bundle: read('generated', 'openapi.internal.json'),
    changes: 'The last release.\n',
  });
  for (const product of PRODUCTS) {
    if (await hasUnreleased(folder, product)) continue;
    const changed = read(product.changelog).replace(/^(?=## )/m, '## Unreleased\n\n- Something.\n\n');
    writeFileSync(join(folder, product.changelog), changed);
  }
  const git = createProgram('git', folder);
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@accounting-platform.example');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Start');
  for (const product of PRODUCTS) await git('tag', getTag(product, versions.get(product.name) ?? ''));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.git', 'info', 'exclude'), '/node_modules\n');
  return { folder, git };
}

it('a release of both products builds, checks, commits and tags them, and says how to publish and to take it back', async () => {
  const { folder, git } = await createReleased();
  const requests = ['--contract', 'minor', '--packages', 'patch'];
  const output = await runNode(['scripts/release.ts', ...requests], folder);

  const [contract, packages] = [raise('contract', 'minor'), raise('packages', 'patch')];
  expect(await git('log', '-1', '--format=%s')).toBe(`release: contract ${contract}, packages ${packages}`);
  expect(output).toContain(`\n    +  version: ${contract}\n`);
  expect(output).toMatch(new RegExp(`\n {4}\\+## ${packages} - \\d{4}-\\d\\d-\\d\\d\n`));
  expect(output).toContain(`Saved in releases/${contract}.`);
  for (const name of ['client', 'sandbox', 'conformance', 'mcp']) {
    expect(output).toMatch(new RegExp(`accounting-platform-${name}-${packages}\\.tgz: \\d+ files, \\d+ kB`));
  }
  expect(output).toContain(`git push --atomic origin main contract-v${contract} packages-v${packages}\n`);
  expect(output).toContain(`git tag --delete contract-v${contract} packages-v${packages} && git reset --hard HEAD~1\n`);
  expect(await git('status', '--porcelain')).toBe('');
}, 0);
