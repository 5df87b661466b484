import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { getRefName, type OpenApiDocument, type Response, type Schema } from '../../contract/document.ts';
import { useFolders } from '../../test/support/folders.ts';
import { finishBundle } from '../bundle/internal.ts';
import { repository, runTool } from '../lib/run.ts';
import { getKind } from './kinds.ts';
import { parseSubject } from './naming.ts';

const info = { title: 'Pets', version: '1.0.0' };

/** A small contract with the conventions and shared files of the real one. */
const resource = {
  paths: {
    '/v1/pets': {
      'x-record': 'Pet',
      get: {
        operationId: 'listPets',
        summary: 'List pets',
        parameters: [{ name: 'pageSize', in: 'query', schema: { type: 'integer', maximum: 7, default: 5 } }],
      },
      post: { operationId: 'createPet', summary: 'Create a pet', responses: { 400: { description: 'Our own.' } } },
    },
    '/v1/pets/{id}': {
      'x-record': 'Pet',
      put: { operationId: 'replacePet', summary: 'Replace a pet' },
      patch: { operationId: 'updatePet', summary: 'Update a pet' },
      delete: { operationId: 'deletePet', summary: 'Delete a pet' },
    },
    '/v1/status': { get: { operationId: 'getStatus', responses: { 200: { description: 'Fine.' } } } },
  },
  components: {
    schemas: {
      PetFields: {
        type: 'object',
        properties: {
          name: { type: ['string', 'null'], maxLength: 10, pattern: '^[a-z]+$', examples: ['rex'] },
          born: { type: 'string', format: 'date', examples: ['2026-01-01'] },
          tame: { type: 'boolean', examples: [true] },
          secret: { type: 'string', 'x-filter': false },
          home: { type: 'object', properties: { city: { type: 'string' } } },
          ownerId: { $ref: '../shared/values.yaml#/components/schemas/DebtorId', description: 'Who walks it.' },
        },
      },
      PetInput: {
        allOf: [{ $ref: '#/components/schemas/PetFields' }],
        required: ['name'],
        unevaluatedProperties: false,
        examples: [{ name: 'rex' }],
      },
      PetPatch: { allOf: [{ $ref: '#/components/schemas/PetFields' }], minProperties: 1, unevaluatedProperties: false },
      Pet: {
        allOf: [{ $ref: '#/components/schemas/PetFields' }],
        properties: {
          id: { $ref: '../shared/values.yaml#/components/schemas/Id' },
          age: { description: 'Years since it was born.', type: 'integer', examples: [3] },
        },
        required: ['id', 'name'],
      },
    },
  },
};

interface Bundle extends OpenApiDocument {
  readonly components: { readonly schemas: Record<string, Schema>; readonly responses: Record<string, Response> };
}

const createFolder = useFolders();
let bundle: Bundle;

beforeAll(async () => {
  const paths = Object.keys(resource.paths).map((path) => [
    path,
    { $ref: `resources/pets.yaml#/paths/${path.replaceAll('/', '~1')}` },
  ]);
  const tags = [{ name: 'Start', 'x-guide': 'guides/start.md' }];
  const servers = [{ url: 'https://api.example' }];
  const root = { openapi: '3.1.1', info, servers, tags, paths: Object.fromEntries(paths) };
  const config = {
    plugins: [resolve(repository, 'scripts/conventions/index.ts')],
    preprocessors: { 'conventions/complete-operations': 'on' },
  };
  const folder = await createFolder({
    'resources/pets.yaml': stringify(resource),
    'guides/start.md': 'Start here.\n',
    'openapi.yaml': stringify(root),
    'redocly.yaml': stringify(config),
  });
  for (const name of ['conventions', 'shared'])
    await cp(join(repository, 'openapi', name), join(folder, name), { recursive: true });
  await runTool('@redocly/cli', 'redocly', ['bundle', 'openapi.yaml', '--output', 'bundle.json'], folder);
  bundle = finishBundle(JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8'))) as Bundle;
});

describe('the bundle of a small contract', () => {
  it('has the parameters, bodies, responses and schemas of each operation on a record, unless a file says its own', async () => {
    const { components, ...parts } = bundle;
    const pets = Object.entries(components.schemas).filter(([name]) => name.startsWith('Pet'));
    const text = stringify(
      { ...parts, schemas: Object.fromEntries(pets) },
      { lineWidth: 0, aliasDuplicateObjects: false },
    );
    await expect(text).toMatchFileSnapshot('__snapshots__/bundle.txt');
  });

  it('describes errors as problem details, and 400 also as JSON that requires `errors` alone', () => {
    const { responses, schemas } = bundle.components;
    const listRequired = ({ content = {} }: Response) =>
      Object.entries(content).map(([type, { schema }]) => [type, schemas[getRefName(schema) ?? '']?.required]);
    const { ValidationFailed, ParametersInvalid, ...others } = responses as Record<string, Response>;
    for (const response of [ValidationFailed, ParametersInvalid]) {
      expect(listRequired(response as Response).sort()).toEqual([
        ['application/json', ['errors']],
        ['application/problem+json', ['errors']],
      ]);
    }
    for (const response of Object.values(others))
      expect(listRequired(response)).toEqual([['application/problem+json', ['type', 'title', 'status']]]);
  });
});

it.each([
  ['get', '/v1/pets', 'list'],
  ['get', '/v1/pets/{id}', 'get'],
  ['post', '/v1/pets', 'create'],
  ['put', '/v1/pets/{id}', 'replace'],
  ['patch', '/v1/pets/{id}', 'update'],
  ['delete', '/v1/pets/{id}', 'delete'],
  ['post', '/v1/pets/{id}', undefined],
])('%s %s is of the kind %s', (method, path, kind) => {
  expect(getKind(method, path)).toBe(kind);
});

it.each([
  ['List VAT codes', 'VAT codes'],
  ['Create an article', 'article'],
  ['Get a debtor kind', 'debtor kind'],
])('takes the words for a record from the summary %j', (summary, subject) => {
  expect(parseSubject({ operationId: 'any', summary })).toBe(subject);
});

it('rejects a summary that is not a verb with its object', () => {
  expect(() => parseSubject({ operationId: 'listPets', summary: 'Pets' })).toThrow('Give listPets a summary');
});
