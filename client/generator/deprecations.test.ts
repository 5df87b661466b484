import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { type Call, listCalls } from './call.ts';
import { prepareContract, toClientContract } from './client-contract.ts';
import { emitNamespaces } from './emit-namespaces.ts';
import { emitOperations } from './emit-operations.ts';
import { generateTypes } from './generate-types.ts';

const text = { type: 'string', description: 'Text.' };
const deprecated = { deprecated: true };
const createParameter = (name: string, keywords: object = {}) => ({
  name,
  in: 'query',
  description: `The ${name}.`,
  schema: { type: 'string' },
  ...keywords,
});

/** A contract in which something of each kind is deprecated. */
const contract = {
  openapi: '3.1.1',
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/v1/things': {
      get: {
        operationId: 'listThings',
        tags: ['Things'],
        summary: 'List things',
        description: 'Lists things.',
        'x-kind': 'list',
        parameters: [
          createParameter('color', deprecated),
          createParameter('size'),
          createParameter('Size', { ...deprecated, 'x-alias-of': 'size' }),
          createParameter('X-Old', { ...deprecated, in: 'header' }),
          createParameter('fields', {
            explode: false,
            schema: { type: 'array', items: { type: 'string', enum: ['id'] } },
          }),
        ],
        responses: createResponse('ThingList'),
      },
    },
    '/v1/oldthings': {
      get: {
        operationId: 'listOldThings',
        tags: ['Old things'],
        summary: 'List',
        description: 'Use `listThings`.',
        ...deprecated,
        'x-kind': 'list',
        parameters: [
          createParameter('fields', {
            explode: false,
            schema: { type: 'array', items: { type: 'string', enum: ['id'] } },
          }),
        ],
        responses: createResponse('ThingList'),
      },
      post: {
        operationId: 'createOldThing',
        tags: ['Old things'],
        summary: 'Create',
        description: 'Creates.',
        responses: createResponse('Thing'),
      },
    },
  },
  components: {
    schemas: {
      ThingList: { type: 'object', description: 'A page.' },
      Thing: {
        type: 'object',
        description: 'Thing.',
        properties: { name: text, title: { ...text, ...deprecated, maxLength: 20 } },
      },
    },
  },
} as unknown as OpenApiDocument;

function createResponse(schema: string) {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
  return { 200: { description: 'The result.', content } };
}

let calls: readonly Call[];
let types: string;

beforeAll(async () => {
  const prepared = prepareContract(toClientContract(contract), { operations: {} });
  calls = listCalls(prepared);
  types = joinLines(await generateTypes(prepared));
});

/** Joins the lines of a comment, with each run of spaces as one. */
const joinLines = (code: string): string => code.replaceAll(/[\s*]+/g, ' ');
const TAG = '@deprecated The platform may remove it.';

describe('a deprecated part of the contract', () => {
  it('is marked in the types: an operation', () => {
    const code = joinLines(emitOperations(calls));
    expect(code).toContain(`Use \`listThings\`. \`GET /v1/oldthings\` ${TAG} @param`);
    expect(code.match(/@deprecated/g)).toHaveLength(1);
  });

  it('is marked in the types: every method of a list', () => {
    const code = emitNamespaces(calls.filter(({ operation }) => operation.operationId === 'listOldThings'));
    expect(code.match(/@deprecated The platform may remove it\./g)).toHaveLength(2);
  });

  it('is marked in the types: parameters and properties', () => {
    expect(types).toContain(`The color. ${TAG} / color?: string`);
    expect(types).toContain('/ The size. / size?: string');
    expect(types).toContain(`/ Text. @maxLength 20 ${TAG} / title?: string`);
    expect(types).toContain('/ Text. / name?: string');
  });

  it('has no other spellings of a parameter, and no headers', () => {
    expect(types).not.toMatch(/Size\?|X-Old/);
  });
});
