import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '../../scripts/document/openapi.ts';
import { prepare } from './prepare-contract.ts';

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

/** A contract with one operation that returns the schema `Whole`. */
function contractOf(schemas: Record<string, unknown>, operation: Record<string, unknown> = {}): OpenApiDocument {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Whole' } } };
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

const whole = (schema: Record<string, unknown>): Schema =>
  prepare(contractOf({ Thing: thing, Whole: schema })).components.schemas.Whole as Schema;

describe('a schema', () => {
  test('keeps its fields, and requires them where it says so', () => {
    const { properties = {}, required } = whole({ ...thing, required: ['id', 'name'] });
    expect(Object.keys(properties)).toEqual(['id', 'name', 'typeId', 'address']);
    expect(required).toEqual(['id', 'name']);
  });

  test('keeps its choice of objects', () => {
    const { oneOf } = whole({ description: 'Choice.', oneOf: [{ $ref: '#/components/schemas/Thing' }] });
    expect(oneOf).toEqual([{ $ref: '#/components/schemas/Thing' }]);
  });

  test('has scalars and choices of values where they stand, and objects by their name', () => {
    const { properties = {} } = whole(thing);
    expect(properties.id).toEqual({ type: 'integer', description: 'Number of the record.' });
    expect(properties.typeId).toEqual({ anyOf: [{ const: 1 }, { const: 2 }, { type: 'null' }], description: 'Type.' });
    expect(properties.address).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }],
      description: 'Postal address.',
    });
  });

  test('documents the limits of a field', () => {
    expect(whole(thing).properties?.name?.description).toBe('Name, see Debtors.\n@maxLength 100');
  });

  test('goes when no operation needs it', () => {
    expect(Object.keys(prepare(contractOf({ Whole: thing, Unused: thing })).components.schemas)).toEqual([
      'Address',
      'Whole',
    ]);
  });
});

describe('a list', () => {
  const list = (schemas: Record<string, unknown>) => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/ThingList' } } };
    const operation = { 'x-kind': 'list', responses: { 200: { description: 'A page.', content } } };
    return prepare(contractOf({ ...schemas, ThingList: { type: 'object', description: 'A page.' } }, operation));
  };

  test('answers its records: how pages are made of them stands in the runtime', () => {
    const { paths, components } = list({ Thing: thing, ThingListItem: thing });
    expect(paths['/v1/things']).toHaveProperty('get.responses.200.content', {
      'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
    });
    expect(Object.keys(components.schemas)).toEqual(['Address', 'Thing']);
  });

  test('says what is always there in a record that exists in lists only', () => {
    const { components } = list({ ThingListItem: { ...thing, 'x-always': ['name'] } });
    expect(components.schemas.Thing?.required).toEqual(['name', '_meta']);
  });

  test('keeps what the runtime says of every page', () => {
    const { components } = list({ Thing: thing, ListMeta: thing, ItemMeta: thing });
    expect(Object.keys(components.schemas)).toEqual(['Address', 'Thing', 'ListMeta', 'ItemMeta']);
  });
});

describe('an operation', () => {
  const header = (name: string) => ({
    parameters: [{ name, in: 'header', description: '', schema: { type: 'string' } }],
  });

  test('has no parameters for what the connection sends, and no bodies of refusals', () => {
    const { get } = prepare(contractOf({ Whole: thing }, header('X-Tenant-Id'))).paths['/v1/things'] as {
      get: unknown;
    };
    expect(get).toMatchObject({ parameters: [], responses: { 400: { description: 'It failed.' } } });
    expect(get).not.toHaveProperty('responses.400.content');
  });

  test('is refused when it needs a header that the connection does not know', () => {
    expect(() => prepare(contractOf({ Whole: thing }, header('If-Match')))).toThrow(
      'listThings: the client does not know how to send the header If-Match.',
    );
  });

  test('is refused when it refers to nothing', () => {
    expect(() =>
      prepare(contractOf({ Whole: { ...thing, properties: { none: { $ref: '#/components/schemas/None' } } } })),
    ).toThrow('The document has nothing at #/components/schemas/None.');
  });
});
