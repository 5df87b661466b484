import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChangelog, createReleaseRepository } from './__fixtures__/release-repository.ts';
import { isRequest, planReleases } from './plan.ts';

describe('the plan of a release', () => {
  it('has the version and the tag of each product that is asked for', async () => {
    const { folder, git } = await createReleaseRepository();
    const releases = await planReleases(folder, git, { contract: 'minor', packages: '2.0.0' });
    expect(releases.map(({ tag }) => tag)).toEqual(['contract-v1.1.0', 'packages-v2.0.0']);
  });

  it('takes the version that is there for the first release of a product', async () => {
    const { folder, git } = await createReleaseRepository();
    await git('tag', '--delete', 'packages-v1.0.0');
    const releases = await planReleases(folder, git, { packages: '1.0.0' });
    expect(releases.map(({ tag }) => tag)).toEqual(['packages-v1.0.0']);
    await expect(planReleases(folder, git, { packages: 'minor' })).rejects.toThrow(
      'packages has no release yet: --packages 1.0.0 releases the version that is there.',
    );
  });

  it.each([
    ['nothing', {}, 'Name what is released'],
    ['a version that has a tag', { packages: '1.0.0' }, 'The tag packages-v1.0.0 exists'],
    ['a lower version than that of its file', { packages: '0.9.0' }, '--packages 0.9.0 is lower than 1.0.0.'],
    [
      'several that are wrong',
      { contract: '1.0.0', packages: '0.9.0' },
      'The tag contract-v1.0.0 exists, and a release never changes.\n--packages 0.9.0 is lower',
    ],
  ])('is rejected for %s', async (_case, requests, message) => {
    const { folder, git } = await createReleaseRepository();
    await expect(planReleases(folder, git, requests)).rejects.toThrow(message);
  });

  it('is rejected for a lower version than one that has a tag', async () => {
    const { folder, git } = await createReleaseRepository();
    await git('tag', 'packages-v1.10.0');
    await expect(planReleases(folder, git, { packages: '1.9.0' })).rejects.toThrow(
      '--packages 1.9.0 is lower than 1.10.0.',
    );
  });

  it('is rejected without a text of what changed', async () => {
    const { folder, git, commit } = await createReleaseRepository();
    await commit({ 'releases/packages.md': createChangelog('') });
    await expect(planReleases(folder, git, { contract: 'minor', packages: 'minor' })).rejects.toThrow(
      /^releases\/packages\.md has no text under "## Unreleased": say there what changed\.$/,
    );
  });

  it('is rejected for packages of a contract that was never released', async () => {
    const { folder, git } = await createReleaseRepository();
    rmSync(join(folder, 'releases', '1.0.0'), { recursive: true });
    await expect(planReleases(folder, git, { packages: 'minor' })).rejects.toThrow('The contract has no release yet');
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
