import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createClone } from '../test/support/clone.ts';
import { repository, runNode } from './lib/run.ts';
import { hasUnreleased, PRODUCTS } from './release/products.ts';

const read = (...path: readonly string[]): string => readFileSync(join(repository, ...path), 'utf8');

/** The last step of the first hour, which works in every clone. */
const [, requests = ''] =
  /^- \[ \] \*\*Cut a release.*?`npm run release -- ([^`]+)`/ms.exec(read('CONTRIBUTING.md')) ?? [];

/** Creates a clone in which all products have unreleased changes. */
async function createChangedClone() {
  // In the repository, where its programs find the installed packages.
  const clone = await createClone(join(repository, '.release-test-'));
  onTestFinished(clone.remove);
  const { folder } = clone;
  for (const product of PRODUCTS) {
    if (await hasUnreleased(folder, product)) continue;
    const part = product.name === 'contract' ? 'contract' : 'sandbox';
    writeFileSync(join(folder, 'changes', 'new.md'), `---\n${part}: correction\n---\n\nSomething.\n`);
  }
  await clone.commit();
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.git', 'info', 'exclude'), '/node_modules\n');
  return clone;
}

it('a release in a clone builds, checks, commits and tags both products, and says how to publish and to take it back', async () => {
  const { folder, git } = await createChangedClone();
  const output = await runNode(['scripts/release.ts', ...requests.split(' ')], folder);

  const tags = (await git('tag', '--points-at', 'HEAD~1')).split('\n');
  const [contract, packages] = tags.map((tag) => tag.replace(/^.*-v/, ''));
  expect(await git('log', '-1', 'HEAD~1', '--format=%s')).toBe(`release: contract ${contract}, packages ${packages}`);
  expect(await git('show', 'HEAD~1:openapi/openapi.yaml')).toContain(`\n  version: ${contract}\n`);
  expect(output).toMatch(new RegExp(`\n {4}\\+## ${packages} - \\d{4}-\\d\\d-\\d\\d\n`));
  expect(output).toContain(`Saved in releases/${contract}.`);
  for (const name of ['client', 'sandbox', 'conformance', 'mcp']) {
    expect(output).toMatch(new RegExp(`accounting-platform-${name}-${packages}\\.tgz: \\d+ files, \\d+ kB`));
  }
  expect(output).toContain(`git push --atomic origin main contract-v${contract} packages-v${packages}\n`);
  expect(output).toContain(`git tag --delete contract-v${contract} packages-v${packages} && git reset --hard HEAD~2\n`);
  expect(await git('status', '--porcelain')).toBe('');
  const [, section = ''] = read('docs', 'releasing.md').split('\n## The command\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell);
  const steps = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, step]) => step));
  expect([...output.matchAll(/^(\w+) +\d+\.\d s\b/gm)].map(([, step]) => step)).toEqual(steps);
}, 0);
