import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { prepareContract } from './client-contract.ts';
import { emitTypes } from './emit-types.ts';

const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: $ref(name) } } });

const schemas = {
  Id: { type: 'integer', format: 'int32', maximum: 2_147_483_647, description: 'Number of the record.' },
  Address: { type: ['object', 'null'], description: 'Address.', properties: { city: { type: 'string' } } },
  Status: { type: 'string', enum: ['draft', 'final'], description: 'Status.' },
  Thing: {
    type: 'object',
    description: 'Thing.',
    required: ['id'],
    properties: {
      id: $ref('Id'),
      name: { type: 'string', maxLength: 100, pattern: '^.+$', description: 'Name, see [Debtors](#tag/Debtors).' },
      typeId: { type: ['integer', 'null'], enum: [1, 2, null], description: 'Type.' },
      status: $ref('Status'),
      kind: { const: 'A', description: 'Kind.' },
      address: $ref('Address'),
      tags: { type: 'array', items: $ref('Status'), description: 'Tags.' },
    },
  },
  Choice: { description: 'Choice.', oneOf: [$ref('Thing'), $ref('Address')] },
  Problem: {
    type: 'object',
    description: 'Problem.',
    properties: { errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } },
  },
  ThingList: { type: 'object', description: 'Things.' },
  ...Object.fromEntries(
    ['ThingInput', 'ThingPatch', 'ThingReplacement'].map((name) => [
      name,
      { type: 'object', description: 'It.', properties: { status: $ref('Status') } },
    ]),
  ),
};

const query = { in: 'query', description: 'It.' };
const texts = (values?: string[]): Schema => ({
  type: 'array',
  items: { type: 'string', ...(values && { enum: values }) },
});
const list = {
  operationId: 'listThings',
  'x-kind': 'list',
  parameters: [
    { ...query, name: 'page', schema: { type: 'integer', default: 1 } },
    { ...query, name: 'orderby', schema: { type: 'string', enum: ['id', '-id'] } },
    { ...query, name: 'name', 'x-filter': true, required: true, schema: texts() },
    { ...query, name: 'status', 'x-filter': true, schema: texts(['draft', 'final']) },
    { ...query, name: 'fields', schema: texts(['id', 'name']) },
  ],
  responses: { 200: { description: 'A page.', ...json('ThingList') }, 400: { description: 'No.', ...json('Problem') } },
};
const write = (operationId: string, input: string) => ({
  operationId,
  requestBody: json(input),
  responses: { 200: { description: 'It.', ...json('Thing') } },
});

const types = emitTypes(
  prepareContract(
    {
      paths: {
        '/v1/things': { get: list, post: write('createThing', 'ThingInput') },
        '/v1/things/{id}': {
          put: write('replaceThing', 'ThingReplacement'),
          patch: write('updateThing', 'ThingPatch'),
        },
      },
      components: { schemas },
    } as unknown as OpenApiDocument,
    { operations: {} },
  ),
).replaceAll(/\s+/g, ' ');

describe('the type of a schema', () => {
  it('has scalars and enums in place, references to objects, and the limits that help', () => {
    expect(types).toContain(
      [
        '/** Thing. */ export interface Thing { /** Number of the record. */ id: number;',
        '/** * Name, see Debtors. * @maxLength 100 */ name?: string;',
        '/** Type. */ typeId?: 1 | 2 | OtherNumber | null;',
        "/** Status. */ status?: 'draft' | 'final' | OtherText;",
        "/** Kind. */ kind?: 'A';",
        '/** Address. */ address?: Address | null;',
        "/** Tags. */ tags?: ('draft' | 'final' | OtherText)[]; }",
      ].join(' '),
    );
    expect(types).not.toContain('interface Status');
  });

  it('is a union of its alternatives', () => {
    expect(types).toContain('export type Choice = Thing | Address | null;');
  });

  it('may have other members when it describes an error', () => {
    expect(types).toContain('Problem { errors?: { [key: string]: (string)[] }; [key: string]: unknown; }');
  });

  it('is found by its name', () => {
    expect(types).toContain('Schemas { Address: Address; Thing: Thing; Choice: Choice;');
  });
});

it.each([
  ['ThingInput', ''],
  ['ThingPatch', ''],
  ['ThingReplacement', ' | OtherText'],
])('an enum of %s has the known values only, unless the record may be sent as it was read', (name, others) => {
  expect(types).toContain(`interface ${name} { /** Status. */ status?: 'draft' | 'final'${others}; }`);
});

it('the type of a query has named sort keys and fields, and filters of one value or several', () => {
  expect(types).toContain(
    [
      'export type ListThingsParams = { /** * It. * @defaultValue 1 */ page?: number;',
      '/** It. */ orderby?: ListThingsOrderby; /** It. */ name: string | readonly (string)[];',
      "/** It. */ status?: 'draft' | 'final' | readonly ('draft' | 'final')[];",
      '/** It. */ fields?: readonly ListThingsFieldsItem[]; };',
      "export type ListThingsOrderby = 'id' | '-id'; export type ListThingsFieldsItem = 'id' | 'name';",
    ].join(' '),
  );
});
