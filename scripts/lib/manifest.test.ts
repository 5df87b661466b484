import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { addCommit, writeManifest } from './manifest.ts';

const createFolder = useFolders();

it.skipIf(process.platform === 'win32')('makes the commands of a package executable', async () => {
  const folder = await createFolder({ 'bin.js': '#!/usr/bin/env node\n' });
  await writeManifest(folder, { name: 'package', bin: { command: 'bin.js' } });
  expect((await stat(join(folder, 'bin.js'))).mode & 0o111).toBe(0o111);
});

it.each([
  ['of a release', '1.1.0', '0a359b4c7f21', '1.1.0'],
  ['between releases', '1.1.0-dev', '0a359b4c7f21', '1.1.0-dev.0a359b4c7f21'],
  ['of a commit whose name is a number', '1.1.0-dev', '012345678901', '1.1.0-dev.g012345678901'],
  ['without a history', '1.1.0-dev', '', '1.1.0-dev'],
])('the version of packages %s is a semantic version', (_case, version, commit, expected) => {
  expect(addCommit(version, () => commit)).toBe(expected);
});
