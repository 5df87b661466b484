import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { repository, runTool } from '../lib/run.ts';
import { kindOf } from './kinds.ts';
import { wordsFor } from './words.ts';

const info = { title: 'Pets', version: '1.0.0' };

/** A small contract with the shared files of the real one. */
const resource = {
  openapi: '3.1.1',
  info,
  paths: {
    '/v1/pets': {
      'x-record': 'Pet',
      get: {
        operationId: 'listPets',
        tags: ['Pets'],
        parameters: [{ name: 'pageSize', in: 'query', schema: { type: 'integer', maximum: 7, default: 5 } }],
      },
      post: { operationId: 'createPet', tags: ['Pets'], responses: { 400: { description: 'Our own.' } } },
    },
    '/v1/pets/{id}': { 'x-record': 'Pet', delete: { operationId: 'deletePet', tags: ['Pets'] } },
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
        },
      },
      PetInput: {
        allOf: [{ $ref: '#/components/schemas/PetFields' }],
        required: ['name'],
        examples: [{ name: 'rex' }],
      },
      Pet: {
        allOf: [{ $ref: '#/components/schemas/PetFields' }],
        properties: {
          id: { $ref: '../shared/identifiers.yaml#/components/schemas/Id' },
          _meta: { $ref: '../shared/envelopes.yaml#/components/schemas/RecordMeta' },
        },
        required: ['id', 'name', '_meta'],
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
  const root = { openapi: '3.1.1', info, servers: [{ url: 'https://api.example' }], paths };
  await writeFile(join(folder, 'openapi.yaml'), stringify(root));
  const config = {
    plugins: [resolve(repository, 'scripts/conventions/index.ts')],
    preprocessors: { 'conventions/complete-operations': 'on' },
  };
  await writeFile(join(folder, 'redocly.yaml'), stringify(config));
  await cp(join(repository, 'openapi', 'shared'), join(folder, 'shared'), { recursive: true });
  await runTool('@redocly/cli', 'redocly', ['bundle', 'openapi.yaml', '--output', 'bundle.yaml'], folder);
  bundle = parse(await readFile(join(folder, 'bundle.yaml'), 'utf8'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('a list', () => {
  const named = (name: string) => bundle.paths['/v1/pets'].get.parameters.find((one: Json) => one.name === name);

  it('sorts on every scalar field, ascending and descending', () => {
    expect(named('orderby').schema.enum).toEqual([
      'id',
      'name',
      'born',
      'tame',
      'secret',
      '-id',
      '-name',
      '-born',
      '-tame',
      '-secret',
    ]);
  });

  it('returns any of the fields, but not `_meta`, which is always there', () => {
    expect(named('fields')).toMatchObject({ explode: false, schema: { uniqueItems: true } });
    expect(named('fields').schema.items.enum).toEqual(['id', 'name', 'born', 'tame', 'secret', 'home']);
  });

  it('has a repeatable filter for each scalar field, with the limits of the field but without its pattern', () => {
    expect(named('name').schema.items).toEqual({ type: 'string', maxLength: 10 });
    expect(named('born').schema.items).toEqual({ type: 'string', format: 'date' });
    expect(named('tame').schema).toEqual({ type: 'boolean' });
    expect(named('secret')).toBeUndefined();
    expect(named('home')).toBeUndefined();
  });

  it('keeps a parameter that it has itself', () => {
    expect(bundle.paths['/v1/pets'].get.parameters.filter((one: Json) => one.name === 'pageSize')).toHaveLength(1);
    expect(bundle.components.schemas.PetList.properties._data.maxItems).toBe(7);
  });

  it('answers an envelope of records of which nothing is required', () => {
    const { PetList, PetListItem } = bundle.components.schemas;
    expect(PetList.required).toEqual(['_meta']);
    expect(PetList.properties._data.items).toEqual({ $ref: '#/components/schemas/PetListItem' });
    expect(PetListItem.required).toBeUndefined();
    expect(PetListItem.properties._meta).toEqual({ $ref: '#/components/schemas/ItemMeta' });
  });
});

describe('every operation on a record', () => {
  it('has the request body, the answer and the errors of its kind', () => {
    const { post } = bundle.paths['/v1/pets'];
    expect(post.requestBody.content['application/json']).toEqual({
      schema: { $ref: '#/components/schemas/PetInput' },
      examples: { example: { summary: 'Example', value: { name: 'rex' } } },
    });
    expect(post.responses['201'].headers).toHaveProperty('Location');
    expect(Object.keys(post.responses)).toEqual(['201', '400', '401', '403', '406', '413', '415', '429', '500']);
  });

  it('keeps an answer that it has itself', () => {
    expect(bundle.paths['/v1/pets'].post.responses['400']).toEqual({ description: 'Our own.' });
  });

  it('answers 204 without a body, and 404, when it deletes', () => {
    const { responses } = bundle.paths['/v1/pets/{id}'].delete;
    expect(responses['204']).toEqual({ description: 'The pet is deleted.' });
    expect(responses).toHaveProperty('404');
    expect(responses).not.toHaveProperty('406');
  });
});

it('leaves a path without a record alone', () => {
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
  expect(kindOf(method, path)).toBe(kind);
});

it('names a record in words, and several by their tag', () => {
  expect(wordsFor('VatCode', 'VAT codes')).toEqual({ one: 'VAT code', many: 'VAT codes' });
  expect(wordsFor('DebtorKind', 'Debtor kinds')).toEqual({ one: 'debtor kind', many: 'debtor kinds' });
});
