import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../scripts/document/openapi.ts';
import { formatLimits, formatType, listFields } from './fields.ts';

const createLine = (bookingType: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties: { bookingType: { const: bookingType, description: `\`${bookingType}\`.` }, ...properties },
  required: ['bookingType', ...Object.keys(properties)],
});

const contract: OpenApiDocument = {
  info: { title: '', version: '' },
  paths: {},
  components: {
    schemas: {
      Address: { type: ['object', 'null'], description: 'Where.', properties: { city: { type: 'string' } } },
      Line: { oneOf: [createLine('A', { sku: { type: 'string' } }), createLine('T', {})] },
    },
  },
};

const format = (schema: Schema): string[] =>
  listFields(contract, schema).map(
    ({ name, type, isRequired, description }) => `${name}: ${type}${isRequired ? '!' : ''} ${description}`,
  );

describe('the fields of a schema', () => {
  it('include those of the objects inside it', () => {
    const properties = { id: { type: 'integer' }, address: { $ref: '#/components/schemas/Address' } };
    expect(format({ type: 'object', properties, required: ['address'] })).toEqual([
      ...['id: integer ', 'address: object or null! Where.', 'address.city: string '],
    ]);
  });

  it('include those of all alternatives, each with the condition for it', () => {
    const lines = { type: 'array', items: { $ref: '#/components/schemas/Line' } };
    expect(format({ type: 'object', properties: { lines } })).toEqual([
      'lines: list of objects ',
      'lines[].bookingType: string! `A`. `T`.',
      'lines[].sku: string! Only with `bookingType` `A`.',
    ]);
  });

  it('include the envelope of every response without its fields', () => {
    const _meta = { type: 'object', properties: { self: { type: 'string' } } };
    expect(format({ type: 'object', properties: { _meta } })).toEqual(['_meta: object ']);
  });

  it('have a description on one line', () => {
    const kind = { type: 'string', description: 'One of two:\n- `a`: this\n- `b`: that' };
    expect(format({ type: 'object', properties: { kind } })).toEqual([
      'kind: string One of two: `a`: this; `b`: that.',
    ]);
  });
});

describe('a formatted type', () => {
  it.each([
    [{ type: ['string', 'null'], format: 'date' }, 'string (date) or null'],
    [{ type: 'array', items: { type: 'string', format: 'date' } }, 'list of strings (date)'],
    [{ type: 'integer', format: 'int32' }, 'integer'],
    [{ type: 'string', contentMediaType: 'application/pdf' }, 'application/pdf'],
    [{ $ref: '#/components/schemas/Line' }, 'object'],
  ])('of %j is "%s"', (schema, text) => {
    expect(formatType(contract, schema)).toBe(text);
  });
});

describe('formatted limits', () => {
  it.each([
    [{ maxLength: 50 }, 'At most 50 characters.'],
    [{ minimum: 1, maximum: 2_147_483_647 }, ''],
    [{ minimum: 1900, maximum: 9999 }, 'At least 1900. At most 9999.'],
    [{ default: false }, 'Default: `false`.'],
    [{ enum: ['id', 'name', '-id', '-name'] }, 'One of `id`, `name`.'],
    [{ enum: ['a', 'b'], description: '`a` or `b`.' }, ''],
    [{ const: 'S256' }, 'Always `S256`.'],
  ])('of %j is "%s"', (schema, text) => {
    expect(formatLimits(schema)).toBe(text);
  });
});
