import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolders, writeFiles } from '../../test/support/folders.ts';
import { createStagingFolder, moveOutputs } from './files.ts';

let repository: string;
let staging: string;

const createFolder = useFolders();
const write = (folder: string, file: string, text: string): Promise<void> => writeFiles(folder, { [file]: text });
const read = (file: string): Promise<string> => readFile(join(repository, file), 'utf8');

beforeEach(async () => {
  repository = await createFolder({ 'generated/openapi.json': 'the old contract' });
  staging = join(repository, 'staging');
});

describe('the staging folder of a step', () => {
  it('has the folders of its outputs', async () => {
    const folder = createStagingFolder(staging, ['openapi/guides/decisions.md', 'generated/client/!(src)/**']);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      ['generated', join('generated', 'client'), 'openapi', join('openapi', 'guides')].sort(),
    );
  });
});

describe('the outputs of a step', () => {
  it('are replaced whole: who has read half of a file reads the other half of it too', async () => {
    await write(staging, 'generated/openapi.json', 'the new contract');
    const reader = openSync(join(repository, 'generated/openapi.json'), 'r');
    const half = Buffer.alloc(8);
    readSync(reader, half);
    moveOutputs(staging, repository, ['generated/openapi.json']);
    const rest = Buffer.alloc(8);
    readSync(reader, rest);
    closeSync(reader);
    expect(`${half}${rest}`).toBe('the old contract');
    expect(await read('generated/openapi.json')).toBe('the new contract');
  });

  it('are removed when the step no longer writes them, with their empty folders', async () => {
    await write(repository, 'generated/site/debtors/old/index.html', 'old');
    await write(repository, 'generated/site/index.html', 'old');
    await write(staging, 'generated/site/debtors/new/index.html', 'new');
    moveOutputs(staging, repository, ['generated/site/**']);
    expect(await readdir(join(repository, 'generated/site'))).toEqual(['debtors']);
    expect(await readdir(join(repository, 'generated/site/debtors'))).toEqual(['new']);
  });

  it('are not touched when their content is the same, so that nothing that watches them restarts', async () => {
    const before = await stat(join(repository, 'generated/openapi.json'));
    await write(staging, 'generated/openapi.json', 'the old contract');
    moveOutputs(staging, repository, ['generated/openapi.json']);
    expect((await stat(join(repository, 'generated/openapi.json'))).ino).toBe(before.ino);
  });

  it('are all that is removed: files of other steps remain', async () => {
    await write(repository, 'generated/client/src/index.ts', 'of another step');
    await write(repository, 'generated/client/dist/old.js', 'old');
    await write(staging, 'generated/client/package.json', '{}');
    moveOutputs(staging, repository, ['generated/client/!(src)', 'generated/client/!(src)/**']);
    expect(await read('generated/client/src/index.ts')).toBe('of another step');
    expect(existsSync(join(repository, 'generated/client/dist'))).toBe(false);
  });
});
