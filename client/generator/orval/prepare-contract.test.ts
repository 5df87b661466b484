import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../scripts/document/openapi.ts';
import { prepareContract } from './prepare-contract.ts';

const address = {
  type: ['object', 'null'],
  description: 'Postal address.',
  properties: { city: { type: 'string', description: 'City.' } },
};
const id = {
  type: 'integer',
  format: 'int32',
  maximum: 2_147_483_647,
  description: 'Number of the record.',
};
const thing = {
  type: 'object',
  description: 'Thing.',
  properties: {
    id: { $ref: '#/components/schemas/Id' },
    name: {
      type: 'string',
      maxLength: 100,
      pattern: '^.+$',
      description: 'Name, see [Debtors](#tag/Debtors).',
    },
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

  it('is removed when no operation needs it', () => {
    expect(Object.keys(prepareContract(createContract({ Result: thing, Unused: thing })).components.schemas)).toEqual([
      'Address',
      'Result',
      'OtherNumber',
    ]);
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

describe('a list', () => {
  const prepareList = (schemas: Record<string, unknown>) => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/ThingList' } } };
    const operation = { 'x-kind': 'list', responses: { 200: { description: 'A page.', content } } };
    return prepareContract(
      createContract({ ...schemas, ThingList: { type: 'object', description: 'A page.' } }, operation),
    );
  };

  it('returns its records, because the page is a type of the runtime', () => {
    const { paths, components } = prepareList({ Thing: thing, ThingListItem: thing });
    expect(paths['/v1/things']).toHaveProperty('get.responses.200.content', {
      'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
    });
    expect(Object.keys(components.schemas)).toEqual(['Address', 'Thing', 'OtherNumber']);
  });

  it('requires what records that exist in lists only always have', () => {
    const { components } = prepareList({ ThingListItem: { ...thing, 'x-always': ['name'] } });
    expect(components.schemas.Thing?.required).toEqual(['name', '_meta']);
  });

  it('keeps the schemas that the types of the runtime use', () => {
    const { components } = prepareList({ Thing: thing, ListMeta: thing, RecordMeta: thing });
    expect(Object.keys(components.schemas)).toEqual(['Address', 'Thing', 'ListMeta', 'RecordMeta', 'OtherNumber']);
  });
});

describe('an operation', () => {
  const createHeader = (name: string) => ({
    parameters: [{ name, in: 'header', description: '', schema: { type: 'string' } }],
  });

  it('has no parameters for headers of the connection, and no bodies of errors', () => {
    const { get } = prepareContract(createContract({ Result: thing }, createHeader('X-Tenant-Id'))).paths[
      '/v1/things'
    ] as {
      get: unknown;
    };
    expect(get).toMatchObject({ parameters: [], responses: { 400: { description: 'It failed.' } } });
    expect(get).not.toHaveProperty('responses.400.content');
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
