import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { formatType, listLimits, printFields, type Role } from './fields.ts';
import { printDescription } from './markdown.ts';
import type { FindStatements } from './provenance.ts';

const createLine = (bookingType: string, description: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  description,
  properties: { amount: { type: 'number' }, bookingType: { const: bookingType }, ...properties },
  required: ['bookingType', ...Object.keys(properties)],
});

const contract: OpenApiDocument = {
  info: { title: '', version: '' },
  paths: {},
  components: {
    schemas: {
      Address: { type: ['object', 'null'], description: 'Where.', properties: { city: { type: 'string' } } },
      OrderArticleLine: createLine('A', 'Sells.', { sku: { type: 'string' } }),
      OrderFreeTextLine: createLine('T', '', {}),
      Line: {
        oneOf: ['OrderArticleLine', 'OrderFreeTextLine'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      },
    },
  },
};

const print = (schema: Schema, role: Role = 'request'): string[] =>
  printFields({ document: contract, findStatements: () => [] }, schema, role);

describe('the printed fields of a schema', () => {
  it('nest the fields of objects', () => {
    const properties = { id: { type: 'integer' }, address: { $ref: '#/components/schemas/Address' } };
    expect(print({ type: 'object', properties, required: ['address'] })).toEqual([
      '- `id` *integer*: ',
      '- `address` *object or null* **required**: Where.',
      '  - `city` *string*: ',
    ]);
  });

  it('begin with the discriminator of a union, and name each variant with what only it has', () => {
    const lines = { type: 'array', items: { $ref: '#/components/schemas/Line' } };
    expect(print({ type: 'object', properties: { lines } })).toEqual([
      '- `lines` *list of objects*: ',
      '  - `bookingType` *string* **required**: Says which variant it is: `A`, `T`.',
      '  - `amount` *number*: ',
      '  - **A**: Sells.',
      '    - `sku` *string* **required**: ',
      '  - **T**: ',
    ]);
  });

  it('show what a value is that is left out', () => {
    const properties = { isActive: { type: 'boolean', default: false }, name: { type: 'string', default: null } };
    expect(print({ properties })).toEqual(['- `isActive` *boolean* · *default* `false`: ', '- `name` *string*: ']);
  });

  it('have their text below their name in browsers, and fold what is in them', () => {
    const properties = { address: { $ref: '#/components/schemas/Address' } };
    const context = { document: contract, findStatements: () => [], anchor: 'request.' };
    expect(printFields(context, { properties, required: ['address'] }, 'request')).toEqual([
      '- <a id="request.address" href="#request.address">`address`</a> *object or null* **required**',
      '',
      '  Where.',
      '',
      '  <details><summary>Fields of address</summary>',
      '',
      '  - <a id="request.address.city" href="#request.address.city">`city`</a> *string*',
      '',
      '',
      '',
      '',
      '  </details>',
      '',
    ]);
  });

  it('have what is required first in browsers, and beside the type what a value must look like', () => {
    const name = { type: 'string', description: 'Name.', maxLength: 50, pattern: '^[A-Z]', examples: ['Kaas'] };
    const properties = { remark: { type: 'string', deprecated: true }, name };
    const context = { document: contract, findStatements: () => [], anchor: 'request.' };
    const lines = printFields(context, { properties, required: ['name'] }, 'request').filter((line) =>
      /^- /.test(line),
    );
    expect(lines).toEqual([
      '- <a id="request.name" href="#request.name">`name`</a> *string* **required** · *at most 50 characters* · *pattern* `^[A-Z]` · *example* `Kaas`',
      '- <a id="request.remark" href="#request.remark"><s>`remark`</s></a> *string*',
    ]);
    expect(printFields(context, { properties }, 'response')[0]).toContain('request.remark');
  });

  it('show neither what is required nor constraints in a response', () => {
    const properties = { name: { type: 'string', maxLength: 50 } };
    expect(print({ properties, required: ['name'] })).toEqual([
      '- `name` *string* **required**: At most 50 characters.',
    ]);
    expect(print({ properties, required: ['name'] }, 'response')).toEqual(['- `name` *string*: ']);
  });

  it('include the envelope of every response without its fields', () => {
    const _meta = { type: 'object', properties: { self: { type: 'string' } } };
    expect(print({ type: 'object', properties: { _meta } })).toEqual(['- `_meta` *object*: ']);
  });

  it('have a description on one line', () => {
    const kind = { type: 'string', description: 'One of two:\n- `a`: this\n- `b`: that' };
    expect(print({ type: 'object', properties: { kind } })).toEqual([
      '- `kind` *string*: One of two: `a`: this; `b`: that.',
    ]);
  });

  it.each(['request', 'response'] as const)(
    'show the values of a %s with their meanings as a table in browsers',
    (role) => {
      const description = 'How bad.\n- `error`: loses data; all of it\n- `info`: works';
      const context = { document: contract, findStatements: () => [], anchor: '' };
      const kind = { type: 'string', enum: ['error', 'info'], description, examples: ['info'] };
      expect(printFields(context, { properties: { kind } }, role)).toEqual([
        '- <a id="kind" href="#kind">`kind`</a> *string*',
        '',
        '  How bad.',
        '',
        '  | Value | Meaning |',
        '  | --- | --- |',
        '  | `error` | loses data; all of it |',
        '  | `info` | works |',
        '',
      ]);
      expect(print({ properties: { kind } }, role)).toEqual([
        '- `kind` *string*: How bad. `error`: loses data; all of it; `info`: works.',
      ]);
    },
  );

  it('have marks of the statements about them', () => {
    const name = { type: 'string', description: 'Name.' };
    const statement = { id: 'a-name', statement: 'It has a name.', status: 'decided', carriedBy: [] } as const;
    const findStatements: FindStatements = (...parts) => (parts.includes(name) ? [statement, statement] : []);
    expect(printFields({ document: contract, findStatements }, { properties: { name } }, 'response')).toEqual([
      '- `name` *string* [decided in this contract](#page/provenance#a-name): Name.',
    ]);
  });
});

it.each([
  [{ type: ['string', 'null'], format: 'date' }, 'string (date) or null'],
  [{ type: 'array', items: { type: 'string', format: 'date' } }, 'list of strings (date)'],
  [{ type: 'integer', format: 'int32' }, 'integer'],
  [{ type: 'string', contentMediaType: 'application/pdf' }, 'application/pdf'],
  [{ $ref: '#/components/schemas/Line' }, 'object'],
])('a formatted type of %j is "%s"', (schema, text) => {
  expect(formatType(contract, schema)).toBe(text);
});

it.each([
  [{ maxLength: 50 }, 'At most 50 characters.'],
  [{ minimum: 1, maximum: 2_147_483_647 }, ''],
  [{ minimum: 1900, maximum: 9999 }, 'At least 1900. At most 9999.'],
  [{ enum: ['id', 'name', '-id', '-name'] }, 'One of `id`, `name`.'],
  [{ enum: ['a', 'b'], description: '`a` or `b`.' }, ''],
  [{ const: 'S256' }, 'Always `S256`.'],
])('listed limits of %j are "%s"', (schema, text) => {
  expect(listLimits(schema).join(' ')).toBe(text);
});

it.each([
  [
    '`A`: by its article; `T`: only text.',
    '| Value | Meaning |\n| --- | --- |\n| `A` | by its article |\n| `T` | only text |',
  ],
  ['Always `code`: the only flow.', 'Always `code`: the only flow.'],
  ['One of two:\n- this\n- that', 'One of two: this; that.'],
])('the description %j is printed for browsers as %j', (description, text) => {
  expect(printDescription(description)).toBe(text);
});
