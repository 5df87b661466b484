import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { generateSchemas } from '../../../client/generator/schema-module/schema-module.ts';
import type { OpenApiDocument, Schema } from '../../../scripts/document/openapi.ts';
import { repository } from '../../../scripts/lib/run.ts';

/** The module `/schemas` of a contract, on disk and ready to be imported. */
export interface Generated {
  /** Path of its `index.js`. */
  readonly file: string;
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  readonly remove: () => Promise<void>;
}

/** Makes the module and loads it. Its folder is inside the repository, so that it finds zod. */
export async function generated(contract: OpenApiDocument): Promise<Generated> {
  const cache = join(repository, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'schemas-'));
  await generateSchemas(contract, folder);
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name.replace(/\.ts$/, '.js')), stripTypeScriptTypes(text));
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }');
  const file = join(folder, 'index.js');
  const schemas = (await import(pathToFileURL(file).href)) as Generated['schemas'];
  return { file, schemas, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A contract of one operation, which is sent a `ThingInput` and answers a `Thing`. */
export function contractOf(schemas: Readonly<Record<string, Schema>>): OpenApiDocument {
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const post = {
    operationId: 'doThing',
    summary: 'Do it',
    description: 'Does it.',
    requestBody: content('ThingInput'),
    responses: { 200: { description: 'The thing.', ...content('Thing') } },
  };
  return {
    info: { title: 'Test', version: '1.0.0' },
    paths: { '/v1/things': { post } },
    components: { schemas: { ThingInput: { type: 'object' }, Thing: { type: 'object' }, ...schemas } },
  };
}

export const text: Schema = { type: 'string' };

/** An object as inputs have it: with no other fields. */
export const closed = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
