import { globSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { load, validate } from '@scalar/openapi-parser';
import { readFiles } from '@scalar/openapi-parser/plugins/read-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { useFolders, writeFiles } from '../support/folders.ts';

const sources = join(repository, 'openapi');
const fragments = globSync('{resources,shared,conventions}/**/*.yaml', { cwd: sources }).sort();

/** A fragment with the header that a document needs, as an ordinary OpenAPI editor reads it. */
const asDocument = (file: string): string =>
  `openapi: 3.1.1\ninfo: { title: ${basename(file)}, version: 1.0.0 }\n${readFileSync(join(sources, file), 'utf8')}`;

/** Each fragment with the header that a document needs, and the contents page as it stands. */
describe('a file of the contract', async () => {
  let folder: string;
  const config = await createConfig({ extends: ['spec'] });
  const createFolder = useFolders();
  beforeAll(async () => {
    folder = await createFolder();
    await cp(sources, folder, { recursive: true });
    await writeFiles(folder, Object.fromEntries(fragments.map((file) => [file, asDocument(file)])));
  });

  /** Lists what Redocly finds by its rules for the specification. */
  const lintBySpecification = async (file: string): Promise<string[]> =>
    (await lint({ ref: join(folder, file), config })).map(({ ruleId, message }) => `${ruleId}: ${message}`);

  /** Lists what Scalar's parser finds. */
  async function parseWithScalar(file: string): Promise<unknown[]> {
    const { filesystem, errors } = await load(join(folder, file), { plugins: [readFiles()] });
    const { errors: violations = [], valid } = await validate(filesystem);
    return [...(errors ?? []), ...violations, ...(valid ? [] : ['invalid'])];
  }

  it('is found by this test', () => expect(fragments.length).toBeGreaterThanOrEqual(46));

  it.each([...fragments, 'openapi.yaml'])('%s is a valid OpenAPI 3.1 document', async (file) => {
    expect(await lintBySpecification(file)).toEqual([]);
    expect(await parseWithScalar(file)).toEqual([]);
  });

  it.each([
    ['a keyword that does not exist', 'operationId: listCountries', 'operationID: a'],
    ['a type that does not exist', 'type: string', 'type: text'],
    ['a path without its parameters', /^ {4}parameters:\n(?: {6}.*\n)+/m, ''],
    ['a reference that leads nowhere', '$ref: ../shared/values.yaml', '$ref: ../shared/value.yaml'],
  ])('with %s is reported by one of the two', async (_title, from, to) => {
    const text = asDocument('resources/countries.yaml');
    expect(text.replace(from, to)).not.toBe(text);
    await writeFile(join(folder, 'resources/broken.yaml'), text.replace(from, to));
    const found = [
      ...(await lintBySpecification('resources/broken.yaml')),
      ...(await parseWithScalar('resources/broken.yaml')),
    ];
    expect(found).not.toEqual([]);
  });
});
