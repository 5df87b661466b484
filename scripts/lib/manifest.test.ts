import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addCommit, writeManifest } from './manifest.ts';

it.skipIf(process.platform === 'win32')('makes the commands of a package executable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  const command = join(folder, 'bin.js');
  await writeFile(command, '#!/usr/bin/env node\n', { mode: 0o644 });
  await writeManifest(folder, { name: 'package', bin: { command: 'bin.js' } });
  expect((await stat(command)).mode & 0o111).toBe(0o111);
  await rm(folder, { recursive: true });
});

it.each([
  ['of a release', '1.1.0', '0a359b4c7f21', '1.1.0'],
  ['between releases', '1.1.0-dev', '0a359b4c7f21', '1.1.0-dev.0a359b4c7f21'],
  ['of a commit whose name is a number', '1.1.0-dev', '012345678901', '1.1.0-dev.g012345678901'],
  ['without a history', '1.1.0-dev', '', '1.1.0-dev'],
])('the version of packages %s is a semantic version', (_case, version, commit, expected) => {
  expect(addCommit(version, () => commit)).toBe(expected);
});
