import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licencesOf } from './licences.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licences-'));
  await writeFile(join(folder, 'LICENSE.md'), 'Copyright (c) Somebody\r\nDo as you like.\r\n');
  await writeFile(join(folder, 'NOTICE'), 'Made by somebody.');
});
afterAll(() => rm(folder, { recursive: true }));

const one = () => ({ folder, name: 'one', version: '1.0.0', licence: 'Apache-2.0' as string | undefined, author: '' });

describe('third-party licenses of the package', () => {
  it('have name, version, text and notice', async () => {
    const text = await licencesOf([one()]);
    expect(text).toContain('one 1.0.0 (Apache-2.0)\n\nCopyright (c) Somebody\nDo as you like.\n\nMade by somebody.\n');
  });

  it('fall back to the MIT text with the author of the package', async () => {
    const text = await licencesOf([{ ...one(), folder: import.meta.dirname, licence: 'MIT', author: 'Somebody' }]);
    expect(text).toContain('Copyright (c) Somebody\n\nPermission is hereby granted');
  });

  it.each(['GPL-3.0', undefined])('are rejected when one is %s', async (licence) => {
    await expect(licencesOf([{ ...one(), licence }])).rejects.toThrow(/^one 1\.0\.0 is in the package/);
  });
});
