import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../lib/run.ts';
import { createReleaseRepository, type ReleaseRepository } from './__fixtures__/release-repository.ts';
import { type ReleaseContext, release } from './release.ts';

const now = new Date('2026-02-28T12:00:00Z');

/** Stands for the scripts of the repository: the check of the contract saves a release, and the build writes a file. */
const runFake: ReleaseContext['runScript'] = async ([script, option], folder = '') => {
  if (option === '--save') writeFileSync(join(folder, 'releases', 'saved.txt'), 'Saved.\n');
  if (option === 'build') writeFileSync(join(folder, 'built.txt'), 'Built.\n');
  return `${script} is done\n`;
};

function createContext({ folder }: ReleaseRepository, runScript = runFake) {
  const calls: string[] = [];
  const lines: string[] = [];
  const context: ReleaseContext = {
    repository: folder,
    now,
    report: (text) => void lines.push(text),
    runScript: (command, cwd, env) => {
      calls.push([...command, env?.SOURCE_DATE_EPOCH].join(' '));
      return runScript(command, cwd, env);
    },
  };
  return { context, calls, lines };
}

describe('a release', () => {
  it('commits versions, changelogs and what was built, and tags each product', async () => {
    const repository = await createReleaseRepository();
    const { context, calls } = createContext(repository);
    await release(context, { contract: 'minor', packages: 'patch' });
    const { folder, git } = repository;
    expect(await git('log', '-1', 'HEAD~1', '--format=%s %aI %an')).toBe(
      'release: contract 1.1.0, packages 1.0.1 2026-02-28T12:00:00Z Test'.replace('Z ', '+00:00 '),
    );
    expect(await git('tag', '--points-at', 'HEAD~1')).toBe('contract-v1.1.0\npackages-v1.0.1');
    expect(await git('show', 'HEAD~1', '--name-only', '--format=')).toBe(
      [
        ...[
          'CHANGELOG.md',
          'built.txt',
          'changes/contract-addition.md',
          'changes/sandbox-correction.md',
          'openapi/openapi.yaml',
          'package-lock.json',
          'package.json',
        ],
        ...['releases/packages.md', 'releases/saved.txt'],
      ].join('\n'),
    );
    expect(readFileSync(join(folder, 'releases', 'packages.md'), 'utf8')).toContain('\n## 1.0.1 - 2026-02-28\n');
    expect(await git('status', '--porcelain')).toBe('');
    expect(calls).toEqual([
      'scripts/run.js build --quiet publish 1772280000',
      'scripts/check-breaking.ts --save 1772280000',
      'scripts/run.js build 1772280000',
      'test/upgrade/save-books.ts releases/1.1.0 1772280000',
      'scripts/check-packages.ts 1772280000',
    ]);
  });

  it('has three numbers in its commit alone: what is built later is of the next version', async () => {
    const repository = await createReleaseRepository();
    await release(createContext(repository).context, { packages: 'patch' });
    const readVersion = async (commit: string) =>
      JSON.parse(await repository.git('show', `${commit}:package.json`)).version;
    expect(await readVersion('packages-v1.0.1')).toBe('1.0.1');
    expect(await readVersion('HEAD')).toBe('1.1.0-dev');
    expect(await repository.git('log', '-1', '--format=%s')).toBe('build: begin 1.1.0-dev');
  });

  it('without the contract requires that the contract is the one last released', async () => {
    const { context, calls } = createContext(await createReleaseRepository());
    await release(context, { packages: 'minor' });
    expect(calls).toContain('scripts/check-breaking.ts --strict 1772280000');
  });

  it('reports each step', async () => {
    const { context, lines } = createContext(await createReleaseRepository());
    await release(context, { packages: 'minor' });
    const steps = ['write', 'contract', 'gate', 'build', 'packages', 'commit', 'begin'];
    expect(lines.map((line) => /^\w+(?= +\d+\.\d s )/.exec(line)?.[0])).toEqual(steps);
    expect(lines[0]).toContain('+## 1.1.0 - 2026-02-28');
  });
});

describe('a release that fails makes no commit and no tag', () => {
  it.each(['scripts/run.js', 'scripts/check-breaking.ts', 'scripts/check-packages.ts'])('in %s', async (failing) => {
    const repository = await createReleaseRepository();
    const before = await repository.git('show-ref');
    const { context, lines } = createContext(repository, async (command, ...others) => {
      if (command[0] === failing) throw new BuildError(`${failing} failed.`);
      return runFake(command, ...others);
    });
    await expect(release(context, { contract: 'minor', packages: 'minor' })).rejects.toThrow(`${failing} failed.`);
    expect(await repository.git('show-ref')).toBe(before);
    expect(lines.at(-1)).toContain('Remove what was written with: git restore .');
  });

  it('when the tree has changes, or the branch is another', async () => {
    const repository = await createReleaseRepository();
    writeFileSync(join(repository.folder, 'notes.txt'), 'New.');
    await repository.git('switch', '--quiet', '--create', 'feature');
    const { context, calls } = createContext(repository);
    const failure = await release(context, { packages: 'minor' }).catch(String);
    expect(failure).toContain('?? notes.txt\nReleases are made on main, and this is feature.');
    expect(calls).toEqual([]);
  });
});
