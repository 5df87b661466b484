import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { repository } from './lib/run.ts';
import { spelling } from './spelling.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** What says how to read. */
const settings = ['cspell.yaml', 'cspell.examples.yaml', 'scripts/words'];

/** A folder that is read as the repository is, with other files in it. */
async function scene(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spelling-'));
  folders.push(folder);
  for (const name of settings) await cp(join(repository, name), join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const failureOf = (folder: string): Promise<string> => spelling(folder).then(String, (error: Error) => error.message);

describe('spelling', () => {
  it('finds nothing in the contract and the documentation', async () => {
    await expect(spelling()).resolves.toMatch(/^\d+ files$/);
  });

  it('names file, line, column and a better word of each misspelling', async () => {
    const folder = await scene({
      'openapi/guides/errors.md':
        '# Errors\n\nSend the adress, or/and the invioce, never `the adress`.\n\n```sh\ncurl adress\n```\n',
      'openapi/resources/debtors.yaml': `paths:
  /v1/debtorrs:
    description: Recieves the debtors. # The platform does, somtimes.
    costCentre: { type: string, pattern: '^Recieves$' }
    examples: [Bakkerij Zonnestraal, Bakkerij Zonestrraal, The bakery]
`,
    });
    const failure = await failureOf(folder);
    expect(failure.split('\n').slice(0, -2)).toEqual([
      expect.stringMatching(/^openapi\/guides\/errors\.md:3:10 {2}adress, for address/),
      expect.stringMatching(/^openapi\/guides\/errors\.md:3:29 {2}invioce, for invoice/),
      expect.stringMatching(/^openapi\/resources\/debtors\.yaml:3:18 {2}Recieves, for receives/),
      expect.stringMatching(/^openapi\/resources\/debtors\.yaml:3:61 {2}somtimes, for sometimes/),
      expect.stringMatching(/^openapi\/resources\/debtors\.yaml:5:47 {2}Zonestrraal/),
    ]);
  });

  it('takes Dutch for a mistake in prose, and not in an example', async () => {
    const sentence = 'De debiteur betaalt de rekening.';
    const folder = await scene({ 'openapi/a.yaml': `description: ${sentence}\nexamples: [${sentence}]\n` });
    const failure = await failureOf(folder);
    expect(failure).toContain('a.yaml:1:17  debiteur');
    expect(failure).not.toContain('a.yaml:2');
  });

  it('fails when there is nothing to read', async () => {
    await expect(failureOf(await scene({}))).resolves.toBe('cspell.yaml found nothing to read.');
  });
});

describe('the lists of words', () => {
  const folder = join(repository, 'scripts', 'words');
  const lists = readdirSync(folder).filter((name) => name.endsWith('.txt'));

  it.each(lists)('%s is sorted, and names a word once', (list) => {
    const words = readFileSync(join(folder, list), 'utf8').trimEnd().toLowerCase().split('\n');
    expect(words).toEqual([...new Set(words)].sort());
  });
});
