import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '../../scripts/lib/run.ts';
import { asDocument, fragments } from './editor-schemas.ts';

describe('fragment with a document header', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fragments-'));
    const ruleset = { extends: [['spectral:oas', 'off']], rules: { 'oas3-schema': 'error' } };
    await writeFile(join(folder, '.spectral.json'), JSON.stringify(ruleset));
    for (const file of fragments) await write(file, asDocument(file));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }

  /** Validates with the JSON Schema of OpenAPI 3.1, as Spectral brings it. */
  const validate = (files: string): Promise<string> =>
    runTool(
      '@stoplight/spectral-cli',
      'spectral',
      ['lint', files, '--ruleset', '.spectral.json', '--format=text'],
      folder,
    );

  it('is a valid OpenAPI 3.1 document', async () => {
    await expect(validate('{resources,shared,conventions}/*.yaml')).resolves.toContain('No results');
  });

  it('that violates OpenAPI is reported', async () => {
    await write(
      'broken.yaml',
      asDocument('resources/countries.yaml').replace('operationId: listCountries', 'operationID: a'),
    );
    await write('wrong.yaml', asDocument('resources/countries.yaml').replace('type: string', 'type: text'));
    await expect(validate('broken.yaml')).rejects.toThrow('oas3-schema');
    await expect(validate('wrong.yaml')).rejects.toThrow('oas3-schema');
  });
});
