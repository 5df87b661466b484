import { describe, expect, it } from 'vitest';
import { checkChanges } from './check-changes.ts';
import { createReleaseRepository, writeChange } from './release/__fixtures__/release-repository.ts';

/** Creates a branch with one commit, and checks it. */
async function checkBranch(title: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { folder, git, commit } = await createReleaseRepository();
  await git('switch', '--quiet', '--create', 'feature');
  await commit(files, title);
  return checkChanges(folder, git);
}

const PACKAGE = { 'mocks/http/http.ts': 'New.\n' };
const CONTRACT = { 'openapi/resources/debtors.yaml': 'New.\n' };

describe('a branch', () => {
  it.each([
    ['feat(sandbox): a new word', PACKAGE, 'packages'],
    ['fix: an old word', { 'client-php/src/Page.php': 'New.\n' }, 'packages'],
    ['perf(mcp): less', { 'mcp/cli.ts': 'New.\n' }, 'packages'],
    ['refactor(client)!: another name', { 'client/runtime/client.ts': 'New.\n' }, 'packages'],
    ['refactor!: another name', { 'totals/totals.ts': 'New.\n' }, 'packages'],
    ['revert: a word', CONTRACT, 'contract'],
    ['feat: two products', { ...CONTRACT, ...writeChange('sandbox: addition') }, 'contract'],
    ['feat: two products', { ...PACKAGE, ...writeChange('contract: addition') }, 'packages'],
  ])('with the commit "%s" of %j needs a file of the %s', async (title, files, product) => {
    await expect(checkBranch(title, files)).rejects.toThrow(
      `"${title}" changes the ${product}: add a file to changes/`,
    );
  });

  it.each([
    ['feat(sandbox): a new word', { ...PACKAGE, ...writeChange('sandbox: addition') }],
    ['feat: a field', { ...CONTRACT, ...writeChange('contract: correction') }],
    ['refactor(sandbox): another file', PACKAGE],
    ['fixed the clock', PACKAGE],
    ['test(sandbox): a feat: of words', PACKAGE],
    ['fix(test): a wait', { 'mocks/http/http.test.ts': 'New.\n', 'mocks/README.md': 'New.\n', 'site/a.ts': 'New.\n' }],
  ])('with the commit "%s" of %j passes', async (title, files) => {
    expect(await checkBranch(title, files)).toMatch(/^\d changes$/);
  });

  it('may have the file in another commit, or not committed yet, and an edited file counts', async () => {
    const { folder, git, commit } = await createReleaseRepository();
    await git('switch', '--quiet', '--create', 'feature');
    await commit(PACKAGE, 'feat: a word');
    await expect(checkChanges(folder, git)).rejects.toThrow('"feat: a word" changes the packages');
    await commit(writeChange('sandbox: correction', 'Edited.'), 'docs: say so');
    expect(await checkChanges(folder, git)).toBe('2 changes');
  });

  it('says when there is no main to compare with', async () => {
    const { folder, git } = await createReleaseRepository();
    await git('branch', '--move', 'other');
    expect(await checkChanges(folder, git)).toBe(
      '2 changes; without the branch main, no commit was compared with them',
    );
  });
});
