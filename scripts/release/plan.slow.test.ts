import { describe, expect, it } from 'vitest';
import { createProgram } from '../lib/run.ts';
import { createReleaseRepository, RELEASED } from './__fixtures__/release-repository.ts';
import { isRequest, planReleases } from './plan.ts';

describe('the plan of a release', () => {
  it('has the version and the tag of each product that is asked for', async () => {
    const { folder, git } = await createReleaseRepository();
    const releases = await planReleases(folder, git, { contract: 'minor', packages: '2.0.0' });
    expect(releases.map(({ tag }) => tag)).toEqual(['contract-v1.1.0', 'packages-v2.0.0']);
  });

  it.each([
    ['nothing', {}, 'Name what is released'],
    ['a contract without packages', { contract: 'minor' }, 'Name what is released, such as --packages patch.'],
    [
      'a version that is released',
      { packages: '1.0.0' },
      '--packages 1.0.0 is not higher than the last release, 1.0.0.',
    ],
    [
      'several that are wrong',
      { contract: '1.0.0', packages: '0.9.0' },
      '--contract 1.0.0 is not higher than the last release, 1.0.0.\n--packages 0.9.0 is not higher',
    ],
  ])('is rejected for %s', async (_case, requests, message) => {
    const { folder, git } = await createReleaseRepository();
    await expect(planReleases(folder, git, requests)).rejects.toThrow(message);
  });

  it('is rejected for a version that has a tag and is in no changelog', async () => {
    const { folder, git } = await createReleaseRepository();
    await git('tag', 'packages-v1.1.0');
    await expect(planReleases(folder, git, { packages: 'minor' })).rejects.toThrow('The tag packages-v1.1.0 exists');
  });

  it('compares versions as numbers', async () => {
    const { folder, git, commit } = await createReleaseRepository();
    const text = RELEASED.replace('## 1.0.0 ', '## 1.10.0 - 2026-02-01\n\n## 1.9.0 ');
    await commit({ 'releases/packages.md': text });
    const releases = await planReleases(folder, git, { packages: 'patch' });
    expect(releases.map(({ version }) => version)).toEqual(['1.10.1']);
  });

  it('is rejected when git does not know who commits', async () => {
    const { folder } = await createReleaseRepository();
    const git = createProgram('git', folder, { GIT_AUTHOR_NAME: '' });
    await git('config', 'user.name', '');
    await expect(planReleases(folder, git, { packages: 'minor' })).rejects.toThrow('set user.name and user.email');
  });

  it('is rejected without a text of what changed', async () => {
    const { folder, git } = await createReleaseRepository();
    await git('rm', '--quiet', 'changes/sandbox-correction.md');
    await git('commit', '--quiet', '--message', 'change');
    await expect(planReleases(folder, git, { contract: 'minor', packages: 'minor' })).rejects.toThrow(
      /^Nothing in changes\/ is of the packages: say there what changed\.$/,
    );
  });
});

it.each([
  ['major', true],
  ['1.2.3', true],
  ['huge', false],
  ['1.2', false],
  ['1.2.3-beta.1', false],
])('a request for %s is valid: %s', (text, valid) => {
  expect(isRequest(text)).toBe(valid);
});
