import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findStaleDocuments, recordInputs } from './contract-inputs.ts';

let repository: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(repository, file)), { recursive: true });
  await writeFile(join(repository, file), content);
}

beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'inputs-'));
  await write('generated/openapi.yaml', '');
  await write('openapi/resources/pets.yaml', 'paths: {}');
  await write('openapi/guides/pets.md', 'Pets');
  await write('openapi/shared/values.yaml', 'components: {}');
  await write('mocks/control/openapi.yaml', 'paths: {}');
});
afterAll(() => rm(repository, { recursive: true }));

it('takes every document for stale that was never bundled', () => {
  expect(findStaleDocuments(repository)).toEqual(['contract', 'control']);
});

it.each([
  ['openapi/resources/pets.yaml', ['contract']],
  ['openapi/guides/pets.md', ['contract']],
  ['openapi/resources/cats.yaml', ['contract']],
  ['openapi/shared/values.yaml', ['contract', 'control']],
  ['mocks/control/openapi.yaml', ['control']],
  ['mocks/api.ts', []],
])('finds what a change of %s makes stale', async (file, stale) => {
  for (const name of ['contract', 'control'] as const) recordInputs(repository, name);
  expect(findStaleDocuments(repository)).toEqual([]);
  await write(file, `changed: ${file}`);
  expect(findStaleDocuments(repository)).toEqual(stale);
});
