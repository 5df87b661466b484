import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import type { Recording } from '../../programs/recording.ts';
import { prepareContract as prepare, toClientContract } from './client-contract.ts';

const noExamples: Recording = { operations: {} };
const prepareContract = (contract: OpenApiDocument, recording = noExamples): OpenApiDocument =>
  prepare(contract, recording);

const address = {
  type: ['object', 'null'],
  description: 'Postal address.',
  properties: { city: { type: 'string', description: 'City.' } },
};
const id = { type: 'integer', format: 'int32', maximum: 2_147_483_647, description: 'Number of the record.' };
const thing = {
  type: 'object',
  description: 'Thing.',
  properties: {
    id: { $ref: '#/components/schemas/Id' },
    name: { type: 'string', maxLength: 100, pattern: '^.+$', description: 'Name, see [Debtors](#tag/Debtors).' },
    typeId: { type: ['integer', 'null'], enum: [1, 2, null], description: 'Type.' },
    address: { $ref: '#/components/schemas/Address' },
  },
};

/** Creates a contract with one operation that returns the schema `Result`. */
function createContract(schemas: Record<string, unknown>, operation: Record<string, unknown> = {}): OpenApiDocument {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Result' } } };
  return {
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/v1/things': {
        get: {
          operationId: 'listThings',
          summary: 'List things',
          description: 'Returns things.',
          responses: { 200: { description: 'Things.', content }, 400: { $ref: '#/components/responses/Failed' } },
          ...operation,
        },
      },
    },
    components: {
      schemas: { Id: id, Address: address, ...schemas } as Record<string, Schema>,
      responses: { Failed: { description: 'It failed.', content: { 'text/plain': { schema: { type: 'string' } } } } },
    },
  };
}

const getResult = (schema: Record<string, unknown>): Schema =>
  prepareContract(createContract({ Thing: thing, Result: schema })).components.schemas.Result as Schema;

describe('a schema', () => {
  it('keeps its properties and which of them are required', () => {
    const { properties = {}, required } = getResult({ ...thing, required: ['id', 'name'] });
    expect(Object.keys(properties)).toEqual(['id', 'name', 'typeId', 'address']);
    expect(required).toEqual(['id', 'name']);
  });

  it('keeps its alternatives', () => {
    const { oneOf } = getResult({ description: 'Choice.', oneOf: [{ $ref: '#/components/schemas/Thing' }] });
    expect(oneOf).toEqual([{ $ref: '#/components/schemas/Thing' }]);
  });

  it('has scalars and enums in place, and references to objects', () => {
    const { properties = {} } = getResult(thing);
    expect(properties.id).toEqual({ type: 'integer', description: 'Number of the record.' });
    const other = { $ref: '#/components/schemas/OtherNumber' };
    expect(properties.typeId).toEqual({
      anyOf: [{ const: 1 }, { const: 2 }, other, { type: 'null' }],
      description: 'Type.',
    });
    expect(properties.address).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }],
      description: 'Postal address.',
    });
  });

  it('documents the limits of a property', () => {
    expect(getResult(thing).properties?.name?.description).toBe('Name, see Debtors.\n@maxLength 100');
  });

  it('is left out when it is a scalar, which is inline where it is used', () => {
    const { schemas } = prepareContract(createContract({ Result: thing })).components;
    expect(Object.keys(schemas)).toEqual(['Address', 'Result', 'OtherText', 'OtherNumber']);
  });

  it('may have other members when it describes an error', () => {
    const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
    const responses = { 400: { description: 'It failed.', content } };
    const { schemas } = prepareContract(createContract({ Problem: thing, Result: thing }, { responses })).components;
    expect(schemas.Problem?.additionalProperties).toBe(true);
    expect(schemas.Result).not.toHaveProperty('additionalProperties');
  });
});

describe('an enum', () => {
  const withEnum = { ...thing, properties: { typeId: { type: 'integer', enum: [1, 2], description: 'Type.' } } };
  const known = [{ const: 1 }, { const: 2 }];
  const other = { $ref: '#/components/schemas/OtherNumber' };
  const getTypeId = (method: string) => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Input' } } };
    const contract = createContract({ Result: withEnum, Input: withEnum });
    const operation = { operationId: 'writeThing', tags: [], responses: {}, requestBody: { content } };
    const paths = { ...contract.paths, '/v1/written': { [method]: operation } };
    const { schemas } = prepareContract({ ...contract, paths } as unknown as typeof contract).components;
    return schemas.Input?.properties?.typeId?.anyOf;
  };

  it('has the known values only when it is sent', () => {
    expect(getTypeId('post')).toEqual(known);
    expect(getTypeId('patch')).toEqual(known);
  });

  it('has other values in a replacement, which may be sent as it was read', () => {
    expect(getTypeId('put')).toEqual([...known, other]);
  });
});

it('a list returns its records, because the page is a type of the runtime', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ThingList' } } };
  const operation = { 'x-kind': 'list', responses: { 200: { description: 'A page.', content } } };
  const schemas = { Thing: thing, ThingListItem: thing, ThingList: { type: 'object', description: 'A page.' } };
  const { paths } = prepareContract(createContract(schemas, operation));
  expect(paths['/v1/things']).toHaveProperty('get.responses.200.content', {
    'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
  });
});

describe('an operation', () => {
  const createHeader = (name: string) => ({
    parameters: [{ name, in: 'header', description: '', schema: { type: 'string' } }],
  });

  it('has no parameters for headers of the connection', () => {
    const { paths } = prepareContract(createContract({ Result: thing }, createHeader('X-Tenant-Id')));
    expect(paths['/v1/things']).toHaveProperty('get.parameters', []);
  });

  it('has one media type for each response, and the recorded examples', () => {
    const schema = { $ref: '#/components/schemas/Result' };
    const content = { 'application/problem+json': { schema }, 'application/json': { schema } };
    const contract = createContract({ Result: thing }, { responses: { 400: { description: 'It failed.', content } } });
    const exchange = {
      example: 'noName',
      title: 'No name',
      request: { method: 'GET', url: '', headers: {} },
      response: { status: 400, headers: {}, body: { title: 'It failed' } },
    };
    const { paths } = prepareContract(contract, { operations: { listThings: { succeeded: [], failed: [exchange] } } });
    expect(paths['/v1/things']).toHaveProperty('get.responses.400.content', {
      'application/problem+json': {
        schema,
        examples: { noName: { summary: 'No name', value: { title: 'It failed' } } },
      },
    });
  });

  it('sends and returns PDFs as binary data', () => {
    const content = { 'application/pdf': { schema: { description: 'A PDF.' }, example: '%PDF' } };
    const { paths } = prepareContract(createContract({}, { responses: { 200: { description: 'The PDF.', content } } }));
    expect(paths['/v1/things']).toHaveProperty('get.responses.200.content', {
      'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF' },
    });
  });

  it('is an error when it needs an unknown header', () => {
    expect(() => prepareContract(createContract({ Result: thing }, createHeader('If-Match')))).toThrow(
      'listThings: the client cannot send the header If-Match.',
    );
  });

  it('is an error when a reference is broken', () => {
    expect(() =>
      prepareContract(
        createContract({ Result: { ...thing, properties: { none: { $ref: '#/components/schemas/None' } } } }),
      ),
    ).toThrow('The document has nothing at #/components/schemas/None.');
  });
});

const meta: Schema = { type: 'object', description: 'Meta.', properties: { self: { type: 'string' } } };
const createRecord = (metaName: string, keywords: Schema = {}): Schema => ({
  type: 'object',
  properties: { name: { type: 'string' }, _meta: { $ref: `#/components/schemas/${metaName}` } },
  ...keywords,
});

const getSchemas = (schemas: Record<string, Schema>): Record<string, Schema> =>
  toClientContract({ paths: {}, components: { schemas } } as unknown as OpenApiDocument).components.schemas;

it('a record has the same `_meta` by itself and in a list', () => {
  const schemas = getSchemas({ Thing: createRecord('RecordMeta'), RecordMeta: meta, ItemMeta: meta });
  expect(schemas.Thing).toEqual(createRecord('ItemMeta'));
  expect(schemas.ItemMeta?.description).toBe('What the platform says about a record.');
  expect(schemas.RecordMeta).toEqual(meta);
});

it('a record that exists in lists only requires what it has without `fields`', () => {
  const item = createRecord('ItemMeta', { 'x-always': ['name'] });
  const schemas = getSchemas({ ThingListItem: item, OtherListItem: item, Other: createRecord('ItemMeta') });
  expect(schemas.Thing?.required).toEqual(['name', '_meta']);
  expect(schemas.Other).not.toHaveProperty('required');
});
