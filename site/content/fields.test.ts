import { expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { formatType, listLimits, printFields } from './fields.ts';
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

const name = { type: 'string', description: 'Name.', maxLength: 50, pattern: '^[A-Z]', examples: ['Kaas'] };
const address = { $ref: '#/components/schemas/Address' };
const kind = {
  type: 'string',
  enum: ['error', 'info'],
  description: 'How bad.\n- `error`: loses data; all of it\n- `info`: works',
  examples: ['info'],
};
const statement = { id: 'a-name', statement: 'It has a name.', status: 'decided', carriedBy: [] } as const;
const findStatements: FindStatements = (...parts) => (parts.includes(name) ? [statement, statement] : []);

const schemas: Readonly<Record<string, Schema>> = {
  'the fields of objects, and what is required': {
    properties: { id: { type: 'integer' }, address },
    required: ['address'],
  },
  'a union: the discriminator first, and each variant with what only it has': {
    properties: { lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } } },
  },
  'what a value is that is left out': {
    properties: { isActive: { type: 'boolean', default: false }, city: { type: 'string', default: null } },
  },
  'constraints, except in a response, and what is required first in browsers': {
    properties: { remark: { type: 'string', deprecated: true }, name },
    required: ['name'],
  },
  'the envelope, without its fields': {
    properties: { _meta: { type: 'object', properties: { self: { type: 'string' } } } },
  },
  'a description on one line': {
    properties: { kind: { type: 'string', description: 'One of two:\n- `a`: this\n- `b`: that' } },
  },
  'values with their meanings, as a table in browsers': { properties: { kind } },
};

it('the fields of a schema are printed for a request and a response, as Markdown and for browsers', async () => {
  let printed = '';
  for (const [title, schema] of Object.entries(schemas)) {
    printed += `# ${title}\n`;
    for (const [place, role, more] of [
      ['In a request', 'request', {}],
      ['In a response', 'response', {}],
      ['In a request, for browsers', 'request', { anchor: 'request.' }],
      ['In a response, for browsers', 'response', { anchor: '201.' }],
    ] as const) {
      const context = { document: contract, findStatements, ...more };
      printed += `\n${place}:\n\n${printFields(context, { type: 'object', ...schema }, role).join('\n')}\n`;
    }
    printed += '\n';
  }
  await expect(printed.replaceAll(/ +$/gm, '').replaceAll(/\n{3,}/g, '\n\n')).toMatchFileSnapshot(
    '__snapshots__/fields.txt',
  );
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
