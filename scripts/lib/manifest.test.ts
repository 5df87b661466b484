import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeManifest } from './manifest.ts';

it.skipIf(process.platform === 'win32')('makes the commands of a package executable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  const command = join(folder, 'bin.js');
  await writeFile(command, '#!/usr/bin/env node\n', { mode: 0o644 });
  await writeManifest(folder, { name: 'package', bin: { command: 'bin.js' } });
  expect((await stat(command)).mode & 0o111).toBe(0o111);
  await rm(folder, { recursive: true });
});
