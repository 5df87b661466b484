import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolders } from '../test/support/folders.ts';
import { checkChanges } from './check-changes.ts';
import { createReleaseRepository, writeChange } from './release/__fixtures__/release-repository.ts';

it('a branch is judged by its commits, and by the files of changes/ that it adds or edits, committed or not', async () => {
  const { folder, git, commit } = await createReleaseRepository();
  await git('switch', '--quiet', '--create', 'feature');
  await commit({ 'mocks/http/http.ts': 'New.\n' }, 'feat: a word');
  await expect(checkChanges(folder, git)).rejects.toThrow('"feat: a word" changes the packages');
  const [[file, text] = ['', '']] = Object.entries(writeChange('sandbox: addition'));
  writeFileSync(join(folder, file), text);
  expect(await checkChanges(folder, git)).toBe('3 changes');
  rmSync(join(folder, file));
  await commit(writeChange('sandbox: correction', 'Edited.'), 'docs: say so');
  expect(await checkChanges(folder, git)).toBe('2 changes');
  await git('branch', '--move', 'main', 'other');
  expect(await checkChanges(folder, git)).toBe('2 changes; without the branch main, no commit was compared with them');
});

describe('a branch with the commit', () => {
  const createFolder = useFolders();
  let folder: string;
  beforeAll(async () => {
    folder = await createFolder({ ...writeChange('contract: addition'), ...writeChange('sandbox: addition') });
  });
  const note = { contract: 'changes/contract-addition.md', packages: 'changes/sandbox-addition.md' };

  /** Checks a branch whose git has one commit, and a change that the branch edited. */
  const check = (title: string, files: readonly string[], edited: readonly string[]): Promise<string> => {
    const printed: Readonly<Record<string, string>> = {
      'merge-base': 'base',
      diff: edited.join('\n'),
      log: [`\0${title}`, '', ...files].join('\n'),
    };
    return checkChanges(folder, async (command = '') => printed[command] ?? '');
  };

  it.each([
    ['feat(sandbox): a new word', 'packages', ['mocks/http/http.ts'], []],
    ['fix: an old word', 'packages', ['client-php/src/Page.php'], []],
    ['perf(mcp): less', 'packages', ['mcp/cli.ts'], []],
    ['refactor(client)!: another name', 'packages', ['client/runtime/client.ts'], []],
    ['refactor!: another name', 'packages', ['totals/totals.ts'], []],
    ['revert: a word', 'contract', ['openapi/resources/debtors.yaml'], []],
    ['feat: two products', 'contract', ['openapi/resources/debtors.yaml'], [note.packages]],
    ['feat: two products', 'packages', ['mocks/http/http.ts'], [note.contract]],
  ])('"%s" needs a file of the %s for %j beside %j', async (title, product, files, edited) => {
    await expect(check(title, files, edited)).rejects.toThrow(
      `"${title}" changes the ${product}: add a file to changes/`,
    );
  });

  it.each([
    ['feat(sandbox): a new word', ['mocks/http/http.ts'], [note.packages]],
    ['feat: a field', ['openapi/resources/debtors.yaml'], [note.contract]],
    ['refactor(sandbox): another file', ['mocks/http/http.ts'], []],
    ['fixed the clock', ['mocks/http/http.ts'], []],
    ['test(sandbox): a feat: of words', ['mocks/http/http.ts'], []],
    ['fix(test): a wait', ['mocks/http/http.test.ts', 'mocks/README.md', 'site/a.ts'], []],
  ])('"%s" of %j beside %j passes', async (title, files, edited) => {
    expect(await check(title, files, edited)).toBe('2 changes');
  });
});
