import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRecord } from './unchanged.ts';

let repository: string;
const write = (file: string, text: string) => writeFile(join(repository, file), text);

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'unchanged-'));
  for (const folder of ['openapi', 'generated']) await mkdir(join(repository, folder));
  await write('openapi/openapi.yaml', 'openapi: 3.1.1');
  await write('generated/openapi.json', '{}');
  await write('README.md', '# Test');
});

afterEach(() => rm(repository, { recursive: true }));

describe('a build', () => {
  test('has something to do when there was none before', async () => {
    expect(await buildRecord(repository).isUpToDate()).toBe(false);
  });

  test('has nothing to do when nothing has changed, or is as it was again', async () => {
    await buildRecord(repository).keep();
    expect(await buildRecord(repository).isUpToDate()).toBe(true);
    await write('openapi/openapi.yaml', 'openapi: 3.1.0');
    expect(await buildRecord(repository).isUpToDate()).toBe(false);
    await write('openapi/openapi.yaml', 'openapi: 3.1.1');
    expect(await buildRecord(repository).isUpToDate()).toBe(true);
  });

  test.each<[string, () => Promise<void>]>([
    ['a file was made by hand', () => write('generated/openapi.json', '{ "by": "hand" }')],
    ['a file is new', () => write('openapi/debtors.yaml', '')],
    ['a file has another name', () => rename(join(repository, 'README.md'), join(repository, 'CHANGELOG.md'))],
    ['a file is gone', () => rm(join(repository, 'generated/openapi.json'))],
  ])('has something to do when %s', async (_, change) => {
    await buildRecord(repository).keep();
    await change();
    expect(await buildRecord(repository).isUpToDate()).toBe(false);
  });

  test('has something to do after one that failed', async () => {
    const record = buildRecord(repository);
    await record.keep();
    await record.forget();
    expect(await record.isUpToDate()).toBe(false);
  });
});
