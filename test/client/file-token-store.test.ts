import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileTokenStore } from '../../client/examples/file-token-store.ts';
import { tokensOf } from '../support/client/fake-platform.ts';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'tokens.json');
}

describe('a file of tokens', () => {
  test('is empty until tokens are saved, and again when it is removed', async () => {
    const file = await newFile();
    const store = fileTokenStore(file);
    expect(await store.load()).toBeUndefined();
    const tokens = tokensOf(1);
    await store.save(tokens);
    expect(await fileTokenStore(file).load()).toEqual(tokens);
    await rm(file);
    expect(await store.load()).toBeUndefined();
  });

  test('can be read by its owner only, whatever it replaces', async () => {
    const file = await newFile();
    await writeFile(file, '{}', { mode: 0o644 });
    await fileTokenStore(file).save(tokensOf(1));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is whole at every moment, and leaves nothing beside it', async () => {
    const file = await newFile();
    const store = fileTokenStore(file);
    await store.save(tokensOf(0));
    let isSaving = true;
    const reading = (async () => {
      while (isSaving) expect(await store.load()).toHaveProperty('expiresAt');
    })();
    for (let number = 1; number <= 20; number += 1) await store.save(tokensOf(number));
    isSaving = false;
    await reading;
    expect(await readdir(join(file, '..'))).toEqual(['tokens.json']);
  });

  test('stays as it is when its folder refuses the new one', async () => {
    const file = await newFile();
    await expect(fileTokenStore(join(file, '..', 'missing', 'tokens.json')).save(tokensOf(1))).rejects.toThrow(
      'ENOENT',
    );
    expect(await readdir(join(file, '..'))).toEqual([]);
  });

  test('that somebody has spoilt is not quoted', async () => {
    const file = await newFile();
    await writeFile(file, '{"accessToken":"access-1');
    const loading = fileTokenStore(file).load();
    await expect(loading).rejects.toThrow('tokens.json does not hold tokens. Remove it, and sign in again.');
    await expect(loading).rejects.not.toThrow('access-1');
  });
});

describe('its lock', () => {
  test('lets one work after the other, of all stores of that file', async () => {
    const file = await newFile();
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => fileTokenStore(file).lock?.(work)));
    expect((await readFile(`${file}.lock`)).length).toBe(0);
  });

  test('is free again after work that failed, and ends as the work ends', async () => {
    const { lock } = fileTokenStore(await newFile());
    await expect(lock?.(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    expect(await lock?.(async () => 'done')).toBe('done');
  });

  test('says so when it cannot be had at all', async () => {
    const { lock } = fileTokenStore(join(await newFile(), 'tokens.json'));
    await expect(lock?.(async () => 'done')).rejects.toThrow('unable to open database file');
  });
});
