import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileTokenStore } from '../../client/examples/file-token-store.ts';
import { createTokens } from '../support/client/fake-platform.ts';
import { createFolder } from '../support/folders.ts';

const createPath = async (): Promise<string> => join(await createFolder(), 'tokens.json');

describe('the file of tokens', () => {
  it('has no tokens before the first save and after it was removed', async () => {
    const file = await createPath();
    const store = fileTokenStore(file);
    expect(await store.load()).toBeUndefined();
    const tokens = createTokens(1);
    await store.save(tokens);
    expect(await fileTokenStore(file).load()).toEqual(tokens);
    await rm(file);
    expect(await store.load()).toBeUndefined();
  });

  it('is readable by its owner only, whatever it replaces', async () => {
    const file = await createPath();
    await writeFile(file, '{}', { mode: 0o644 });
    await fileTokenStore(file).save(createTokens(1));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is replaced atomically, without leftovers', async () => {
    const file = await createPath();
    const store = fileTokenStore(file);
    await store.save(createTokens(0));
    let isSaving = true;
    const reading = (async () => {
      while (isSaving) expect(await store.load()).toHaveProperty('expiresAt');
    })();
    for (let number = 1; number <= 20; number += 1) await store.save(createTokens(number));
    isSaving = false;
    await reading;
    expect(await readdir(join(file, '..'))).toEqual(['tokens.json']);
  });

  it('cannot be saved in a missing folder', async () => {
    const file = await createPath();
    await expect(fileTokenStore(join(file, '..', 'missing', 'tokens.json')).save(createTokens(1))).rejects.toThrow(
      'ENOENT',
    );
    expect(await readdir(join(file, '..'))).toEqual([]);
  });

  it('is not quoted in an error when it is corrupt', async () => {
    const file = await createPath();
    await writeFile(file, '{"accessToken":"access-1');
    const loading = fileTokenStore(file).load();
    await expect(loading).rejects.toThrow('tokens.json does not contain tokens. Remove it, and sign in again.');
    await expect(loading).rejects.not.toThrow('access-1');
  });
});

describe('the lock of the file', () => {
  it('runs work of all stores of the file sequentially', async () => {
    const file = await createPath();
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

  it('is released after a failure, returns the result of the work, and rejects when it cannot be created', async () => {
    const file = await createPath();
    const { lock } = fileTokenStore(file);
    await expect(lock?.(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await lock?.(async () => 'done')).toBe('done');
    const missing = fileTokenStore(join(file, 'tokens.json'));
    await expect(missing.lock?.(async () => 'done')).rejects.toThrow('unable to open database file');
  });
});
