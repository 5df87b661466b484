import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
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

type Json = Record<string, never>;
let folder: string;
// biome-ignore lint/suspicious/noExplicitAny: the assertions say what is expected to be in it.
let bundle: any;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conventions-'));
  await mkdir(join(folder, 'resources'));
  await writeFile(join(folder, 'resources', 'pets.yaml'), stringify(resource));
  const paths = Object.fromEntries(
    Object.keys(resource.paths).map((path) => [
      path,
      { $ref: `resources/pets.yaml#/paths/${path.replaceAll('/', '~1')}` },
    ]),
  );
  const tags = [{ name: 'Start', 'x-guide': 'guides/start.md' }];
  const root = { openapi: '3.1.1', info, servers: [{ url: 'https://api.example' }], tags, paths };
  await mkdir(join(folder, 'guides'));
  await writeFile(join(folder, 'guides', 'start.md'), 'Start here.\n');
  await writeFile(join(folder, 'openapi.yaml'), stringify(root));
  const config = {
    plugins: [resolve(repository, 'scripts/conventions/index.ts')],
    preprocessors: { 'conventions/complete-operations': 'on' },
  };
  await writeFile(join(folder, 'redocly.yaml'), stringify(config));
  for (const name of ['conventions', 'shared'])
    await cp(join(repository, 'openapi', name), join(folder, name), { recursive: true });
  await runTool('@redocly/cli', 'redocly', ['bundle', 'openapi.yaml', '--output', 'bundle.json'], folder);
  bundle = finishBundle(JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')));
});

afterAll(() => rm(folder, { recursive: true }));

it('describes a tag by its guide', () => {
  expect(bundle.tags).toEqual([{ name: 'Start', description: 'Start here.\n' }]);
});

describe('a completed list', () => {
  const named = (name: string) =>
    bundle.paths['/v1/pets'].get.parameters.find((parameter: Json) => parameter.name === name);

  it('sorts on every scalar field, ascending and descending', () => {
    expect(named('orderby').schema.enum).toEqual([
      'id',
      'name',
      'born',
      'tame',
      'secret',
      'ownerId',
      'age',
      '-id',
      '-name',
      '-born',
      '-tame',
      '-secret',
      '-ownerId',
      '-age',
    ]);
  });

  it('returns any of the fields, but not `_meta`, which is always there', () => {
    expect(named('fields')).toMatchObject({ explode: false, schema: { uniqueItems: true } });
    const fields = ['id', 'name', 'born', 'tame', 'secret', 'home', 'ownerId', 'age'];
    expect(named('fields').schema.items.enum).toEqual(fields);
  });

  it('has a repeatable filter for each scalar field, with the limits of the field but without its pattern', () => {
    expect(named('name').schema.items).toEqual({ type: 'string', 'x-normalize': 'line', maxLength: 10 });
    expect(named('born').schema.items).toEqual({ type: 'string', format: 'date' });
    expect(named('tame').schema.items).toEqual({ type: 'boolean' });
    expect(named('tame').description).toBe(
      'Only records with this `tame`. Repeat the parameter to allow several values.',
    );
    expect(named('secret')).toBeUndefined();
    expect(named('home')).toBeUndefined();
  });

  it('keeps a parameter that it declares itself', () => {
    expect(bundle.paths['/v1/pets'].get.parameters.filter((one: Json) => one.name === 'pageSize')).toHaveLength(1);
    expect(bundle.components.schemas.PetList.properties._data.maxItems).toBe(7);
  });

  it('accepts the deprecated spelling of a parameter, with the limits of the operation', () => {
    expect(named('pagesize')).toMatchObject({ deprecated: true, schema: { type: 'integer', maximum: 7 } });
    expect(named('pagesize').schema).not.toHaveProperty('default');
  });

  it('returns an envelope of records of which only `_meta` is required', () => {
    const { PetList, PetListItem } = bundle.components.schemas;
    expect(PetList.required).toEqual(['_meta']);
    expect(PetList.properties._data.items).toEqual({ $ref: '#/components/schemas/PetListItem' });
    expect(PetListItem.required).toEqual(['_meta']);
    expect(PetListItem.description).toBe(
      'One of the pets. It has the properties that `fields` names; without `fields`, all of them.',
    );
    expect(PetListItem.properties._meta).toEqual({ $ref: '#/components/schemas/ItemMeta' });
  });
});

describe('every operation on a record', () => {
  it('has the request body, the responses and the errors of its kind', () => {
    const { post } = bundle.paths['/v1/pets'];
    expect(post.requestBody.content['application/json']).toEqual({
      schema: { $ref: '#/components/schemas/PetInput' },
      examples: { example: { summary: 'Example', value: { name: 'rex' } } },
    });
    expect(post.responses['201'].headers).toHaveProperty('Location');
    expect(Object.keys(post.responses)).toEqual(['201', '400', '401', '403', '406', '413', '415', '429', '500']);
  });

  it('describes errors as problem details, and 400 also as JSON that requires `errors` alone', () => {
    const { responses, schemas } = bundle.components;
    const requiredBy = (response: { content: Record<string, { schema: { $ref: string } }> }) =>
      Object.entries(response.content)
        .map(([mediaType, { schema }]) => [mediaType, schemas[schema.$ref.split('/').at(-1) ?? ''].required])
        .sort();
    const { ValidationFailed, ParametersInvalid, ...others } = responses;
    for (const response of [ValidationFailed, ParametersInvalid]) {
      expect(requiredBy(response)).toEqual([
        ['application/json', ['errors']],
        ['application/problem+json', ['errors']],
      ]);
    }
    for (const response of Object.values<typeof ValidationFailed>(others))
      expect(requiredBy(response)).toEqual([['application/problem+json', ['type', 'title', 'status']]]);
  });

  it('accepts the headers for tenant and language, and the deprecated spelling of the first', () => {
    const { parameters } = bundle.paths['/v1/pets/{id}'].delete;
    expect(parameters.map(({ $ref }: Json) => String($ref).split('/').at(-1))).toEqual([
      'tenantIdAlias',
      'tenantId',
      'acceptLanguage',
    ]);
  });

  it('returns records with their envelope, and with all of their properties', () => {
    const { Pet, PetInput } = bundle.components.schemas;
    expect(PetInput.required).toEqual(['name']);
    expect(Pet.properties.home.required).toEqual(['city']);
    expect(PetInput.properties.home).not.toHaveProperty('required');
    expect(Pet.properties._meta).toEqual({ $ref: '#/components/schemas/RecordMeta' });
    expect(Pet.required).toEqual(Object.keys(Pet.properties));
  });

  it('keeps a response that it declares itself', () => {
    expect(bundle.paths['/v1/pets'].post.responses['400']).toEqual({ description: 'Our own.' });
  });

  it('responds 204 without a body, and 404, when it deletes', () => {
    const { responses } = bundle.paths['/v1/pets/{id}'].delete;
    expect(responses['204']).toEqual({ description: 'The pet is deleted.' });
    expect(responses).toHaveProperty('404');
    expect(responses).not.toHaveProperty('406');
  });
});

it('the replacement of a record may be the record as it was returned: it has the fields that only the platform writes too', () => {
  const { PetReplacement } = bundle.components.schemas;
  expect(Object.keys(PetReplacement.properties)).toEqual([
    ...['id', 'name', 'born', 'tame', 'secret', 'home', 'ownerId', 'age', '_meta'],
  ]);
  expect(PetReplacement).toMatchObject({ required: ['name'], additionalProperties: false });
  expect(PetReplacement.properties.age).toMatchObject({
    description: 'Read-only: leave it out, or send it back unchanged. Years since it was born.',
    'x-read-only': true,
  });
  expect(bundle.paths['/v1/pets/{id}'].put.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/PetReplacement',
  });
});

it('writes keywords beside a reference into a copy of what it refers to', () => {
  const { ownerId } = bundle.components.schemas.Pet.properties;
  expect(ownerId).toMatchObject({ description: 'Who walks it.', type: 'integer', minimum: 1 });
  expect(ownerId).not.toHaveProperty('$ref');
  expect(bundle.components.schemas).not.toHaveProperty('DebtorId');
});

it('leaves a path without a record as it is', () => {
  expect(bundle.paths['/v1/status'].get).toEqual({
    operationId: 'getStatus',
    responses: { 200: { description: 'Fine.' } },
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
