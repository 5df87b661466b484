import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBundleSize } from './bundle-size.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'size-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('getBundleSize leaves out what is not imported', async () => {
  const index = join(folder, 'index.js');
  const incompressible = Array.from({ length: 5000 }, (_, n) => ((n * 7919) ** 3 % 36).toString(36)).join('');
  await writeFile(index, `export const large = () => '${incompressible}';\nexport const small = () => 1;\n`);
  expect(await getBundleSize(index, ['small'])).toBeLessThan(100);
  expect(await getBundleSize(index, ['large'])).toBeGreaterThan(500);
});
