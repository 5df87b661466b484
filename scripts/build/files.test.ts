import { rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolders, writeFiles } from '../../test/support/folders.ts';
import { type CachedStep, createBuildCache } from './files.ts';

const step: CachedStep = {
  name: 'bundle',
  command: ['bundle.ts'],
  version: '',
  inputs: ['openapi/**', 'README.md'],
  outputs: ['generated/openapi.json'],
};

let repository: string;
let cache: ReturnType<typeof createBuildCache>;

const createFolder = useFolders();
const write = (file: string, text: string): Promise<void> => writeFiles(repository, { [file]: text });

async function run(work: () => Promise<void> = () => write('generated/openapi.json', '{}')): Promise<void> {
  const inputs = cache.begin(step);
  await work();
  cache.save(step, inputs);
}

beforeEach(async () => {
  repository = await createFolder({ 'openapi/resources/pets.yaml': 'one', 'README.md': '# Pets' });
  cache = createBuildCache(repository);
});

describe('a step is current', () => {
  it('after a run, and again when a changed file is as it was', async () => {
    await run();
    expect(cache.isCurrent(step)).toBe(true);
    await write('openapi/resources/pets.yaml', 'two');
    expect(cache.isCurrent(step)).toBe(false);
    await write('openapi/resources/pets.yaml', 'one');
    expect(cache.isCurrent(step)).toBe(true);
  });

  it('when a checkout wrote a file again with the same content', async () => {
    await run();
    await utimes(join(repository, 'README.md'), new Date(), new Date(2000, 1));
    expect(cache.isCurrent(step)).toBe(true);
  });

  it('when only a test has changed', async () => {
    await run();
    await write('openapi/pets.test.ts', '');
    expect(cache.isCurrent(step)).toBe(true);
  });
});

describe('a step is stale', () => {
  it('before its first run', () => {
    expect(cache.isCurrent(step)).toBe(false);
  });

  it.each<[string, () => Promise<void>]>([
    ['an output was edited', () => write('generated/openapi.json', '{ "by": "hand" }')],
    ['an output is gone', () => rm(join(repository, 'generated/openapi.json'))],
    ['an input is new', () => write('openapi/resources/cats.yaml', '')],
    ['an input is gone', () => rm(join(repository, 'README.md'))],
    [
      'an input has another name',
      () => rename(join(repository, 'openapi/resources/pets.yaml'), join(repository, 'openapi/resources/cats.yaml')),
    ],
    [
      'an input of the same size was put back that is older',
      async () => {
        const { atime } = await stat(join(repository, 'openapi/resources/pets.yaml'));
        await write('openapi/resources/pets.yaml', 'two');
        await utimes(join(repository, 'openapi/resources/pets.yaml'), atime, new Date(2000, 1));
      },
    ],
  ])('when %s', async (_case, change) => {
    await run();
    await change();
    expect(cache.isCurrent(step)).toBe(false);
  });

  it('when its command has changed', async () => {
    await run();
    expect(cache.isCurrent({ ...step, command: ['bundle.ts', '--minify'] })).toBe(false);
    expect(cache.isCurrent({ ...step, version: '1.1.0-dev.0a359b4c7f21' })).toBe(false);
  });

  it('after a run that failed', async () => {
    await run();
    cache.begin(step);
    expect(cache.isCurrent(step)).toBe(false);
  });

  it('when an input changed while it ran', async () => {
    await run(() => write('openapi/resources/pets.yaml', 'two'));
    expect(cache.isCurrent(step)).toBe(false);
  });
});
