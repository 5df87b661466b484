import { describe, expect, test } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { prepare } from './prepare.ts';

const address = {
  type: ['object', 'null'],
  description: 'Postal address.',
  properties: { city: { type: 'string', description: 'City.' } },
};
const id = {
  type: 'integer',
  format: 'int32',
  maximum: 2_147_483_647,
  readOnly: true,
  description: 'Number of the record.',
};
const fields = {
  type: 'object',
  description: 'What may be written.',
  properties: {
    name: {
      type: 'string',
      maxLength: 100,
      pattern: '^.+$',
      default: 'New',
      description: 'Name, see [Debtors](#tag/Debtors).',
    },
    typeId: { type: ['integer', 'null'], enum: [1, 2, null], description: 'Type.' },
    address: { $ref: '#/components/schemas/Address' },
  },
};

/** A contract with one operation that returns the schema `Whole`. */
function contractOf(schemas: Record<string, unknown>, operation: Record<string, unknown> = {}): Contract {
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
      schemas: { Id: id, Address: address, Fields: fields, ...schemas } as Record<string, Schema>,
      responses: { Failed: { description: 'It failed.', content: { 'text/plain': { schema: { type: 'string' } } } } },
    },
  };
}

const whole = (schema: Record<string, unknown>): Schema =>
  prepare(contractOf({ Whole: schema })).components.schemas.Whole as Schema;
const joined = { type: 'object', description: 'Whole.', allOf: [{ $ref: '#/components/schemas/Fields' }] };

describe('a schema', () => {
  test('holds the fields of its allOf, and requires them where it says so', () => {
    const {
      properties = {},
      required,
      allOf,
    } = whole({ ...joined, properties: { id: { $ref: '#/components/schemas/Id' } }, required: ['id', 'name'] });
    expect(Object.keys(properties)).toEqual(['name', 'typeId', 'address', 'id']);
    expect(required).toEqual(['id', 'name']);
    expect(allOf).toBeUndefined();
  });

  test('keeps a choice in its allOf beside its own fields', () => {
    const choice = { oneOf: [{ $ref: '#/components/schemas/Fields' }], description: 'Choice.' };
    const schemas = {
      Choice: choice,
      Whole: { ...joined, allOf: [{ $ref: '#/components/schemas/Choice' }], required: ['_meta'] },
    };
    const prepared = prepare(contractOf(schemas)).components.schemas;
    expect(prepared.Whole).toMatchObject({ allOf: [{ $ref: '#/components/schemas/Choice' }], required: ['_meta'] });
    expect(Object.keys(prepared)).toEqual(['Address', 'Fields', 'Choice', 'Whole']);
  });

  test('has scalars and choices of values where they stand, and objects by their name', () => {
    const { properties = {} } = whole({ ...joined, properties: { id: { $ref: '#/components/schemas/Id' } } });
    expect(properties.id).toEqual({ type: 'integer', readOnly: true, description: 'Number of the record.' });
    expect(properties.typeId).toEqual({ anyOf: [{ const: 1 }, { const: 2 }, { type: 'null' }], description: 'Type.' });
    expect(properties.address).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }],
      description: 'Postal address.',
    });
  });

  test('documents the limits of a field, and its default only where a whole object is written', () => {
    const nameOf = ({ properties }: Schema): unknown => properties?.name?.description;
    const closed = { ...joined, unevaluatedProperties: false };
    expect(nameOf(whole(closed))).toBe('Name, see Debtors.\n@maxLength 100\n@defaultValue "New"');
    expect(nameOf(whole({ ...closed, minProperties: 1 }))).toBe('Name, see Debtors.\n@maxLength 100');
    expect(nameOf(whole(joined))).toBe('Name, see Debtors.\n@maxLength 100');
  });

  test('goes when no operation needs it', () => {
    expect(Object.keys(prepare(contractOf({ Whole: joined, Unused: fields })).components.schemas)).toEqual([
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
    const { paths, components } = list({ Thing: joined, ThingListItem: joined });
    expect(paths['/v1/things']).toHaveProperty('get.responses.200.content', {
      'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
    });
    expect(Object.keys(components.schemas)).toEqual(['Address', 'Thing']);
  });

  test('says what is always there in a record that exists in lists only', () => {
    const { components } = list({ ThingListItem: { ...joined, 'x-always': ['name'] } });
    expect(components.schemas.Thing?.required).toEqual(['name', '_meta']);
  });

  test('keeps what the runtime says of every page', () => {
    const { components } = list({ Thing: joined, ListMeta: fields, ItemMeta: fields });
    expect(Object.keys(components.schemas)).toEqual(['Address', 'Thing', 'ListMeta', 'ItemMeta']);
  });
});

describe('an operation', () => {
  const header = (name: string) => ({
    parameters: [{ name, in: 'header', description: '', schema: { type: 'string' } }],
  });

  test('has no parameters for what the connection sends, and no bodies of refusals', () => {
    const { get } = prepare(contractOf({ Whole: joined }, header('X-Tenant-Id'))).paths['/v1/things'] as {
      get: unknown;
    };
    expect(get).toMatchObject({ parameters: [], responses: { 400: { description: 'It failed.' } } });
    expect(get).not.toHaveProperty('responses.400.content');
  });

  test('is refused when it needs a header that the connection does not know', () => {
    expect(() => prepare(contractOf({ Whole: joined }, header('If-Match')))).toThrow(
      'listThings: the client does not know how to send the header If-Match.',
    );
  });

  test('is refused when it refers to nothing', () => {
    expect(() => prepare(contractOf({ Whole: { ...joined, allOf: [{ $ref: '#/components/schemas/None' }] } }))).toThrow(
      'The bundle has nothing at #/components/schemas/None.',
    );
  });
});
