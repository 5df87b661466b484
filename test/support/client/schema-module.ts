import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { generateSchemas } from '../../../client/generator/schema-module/schema-module.ts';
import type { OpenApiDocument, Schema } from '../../../contract/document.ts';
import { repository } from '../../../scripts/lib/run.ts';

export type LoadedModule = Awaited<ReturnType<typeof loadSchemaModule>>;

/** Generates the module and loads it. Its folder is inside the repository, where zod is installed. */
export async function loadSchemaModule(contract: OpenApiDocument) {
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
  const schemas = (await import(pathToFileURL(file).href)) as Readonly<Record<string, z.ZodType>>;
  return { file, schemas, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates a contract with one operation, which sends a `ThingInput` and returns a `Thing`. */
export function createContract(schemas: Readonly<Record<string, Schema>>): OpenApiDocument {
  const getContent = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const post = {
    operationId: 'doThing',
    summary: 'Do it',
    description: 'Does it.',
    requestBody: getContent('ThingInput'),
    responses: { 200: { description: 'The thing.', ...getContent('Thing') } },
  };
  return {
    info: { title: 'Test', version: '1.0.0' },
    paths: { '/v1/things': { post } },
    components: { schemas: { ThingInput: { type: 'object' }, Thing: { type: 'object' }, ...schemas } },
  };
}

export const text: Schema = { type: 'string' };

/** Creates the schema of an object without other properties, as inputs are. */
export const createClosedObject = (properties: Record<string, Schema>, keywords: Schema = {}): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...keywords,
});

export const createRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
