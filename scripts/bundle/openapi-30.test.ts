import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { listOperations, resolveRef } from '../../contract/document.ts';
import { repository } from '../lib/run.ts';
import { convertToOpenApi30 } from './openapi-30.ts';

const text = await readFile(join(repository, 'generated', 'openapi.json'), 'utf8');
const contract = JSON.parse(text) as OpenApiDocument;

/** Converts a contract with one schema, which an operation returns. */
function convertSchema(schema: object, others: Readonly<Record<string, object>> = {}): Schema | undefined {
  const responses = { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } };
  const document = {
    openapi: '3.1.1',
    info: { title: 'API', version: '1.0.0', description: 'An API.', license: { name: 'MIT', identifier: 'MIT' } },
    paths: { '/things': { get: { operationId: 'listThings', responses } } },
    components: { schemas: { Thing: schema, ...others } },
  };
  return convertToOpenApi30(document as unknown as OpenApiDocument).components.schemas.Thing;
}

const text10 = { type: 'string', maxLength: 10 };
const kind = (value: string): object => ({
  type: 'object',
  properties: { kind: { type: 'string', enum: [value] }, name: text10 },
  required: ['kind', ...(value === 'A' ? ['name'] : [])],
  additionalProperties: false,
});

describe('the contract as OpenAPI 3.0', () => {
  const document = convertToOpenApi30(contract);

  it('has every operation of the contract, and leaves the contract as it was', () => {
    const list = (of: OpenApiDocument): string[] => listOperations(of).map(({ operation }) => operation.operationId);
    expect(list(document)).toEqual(list(contract));
    expect(JSON.stringify(contract)).toBe(JSON.stringify(JSON.parse(text)));
  });

  it('has no parameter that is only another spelling', () => {
    const { parameters = [] } =
      listOperations(document).find(({ operation }) => operation.operationId === 'listDebtors')?.operation ?? {};
    const names = parameters.map((parameter) => resolveRef(document, parameter).name);
    expect(names).toEqual(expect.arrayContaining(['pageSize', 'X-Tenant-Id']));
    expect(names).not.toContain('pagesize');
    expect(names).not.toContain('X-TenantId');
  });

  it('names the type of the values of a parameter', () => {
    expect(JSON.stringify(document)).toContain('"title":"ListDebtorsFields"');
  });

  it('has one media type for errors, so that a generator accepts a PDF beside them', () => {
    const download = listOperations(document).find(({ operation }) => operation.operationId === 'downloadFile');
    const types = Object.values(download?.operation.responses ?? {}).flatMap(({ content = {} }) =>
      Object.keys(content),
    );
    expect(new Set(types)).toEqual(new Set(['application/pdf', 'application/problem+json']));
  });
});

describe('a schema as OpenAPI 3.0', () => {
  it.each([
    ['a type that may be null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['an amount', { type: ['number', 'null'] }, { type: 'number', format: 'decimal', nullable: true }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    [
      'the bytes of a PDF',
      { format: 'binary', contentMediaType: 'application/pdf' },
      { type: 'string', format: 'binary' },
    ],
    [
      'a list that must contain something',
      { type: 'array', items: { type: ['string', 'null'] }, contains: { const: 'A' } },
      { type: 'array', items: { type: 'string', nullable: true } },
    ],
    [
      'a field whose name is a keyword',
      { type: 'object', properties: { const: { type: 'string' }, examples: { type: ['string', 'null'] } } },
      { type: 'object', properties: { const: { type: 'string' }, examples: { type: 'string', nullable: true } } },
    ],
  ])('converts %s', (_name, schema, expected) => {
    expect(convertSchema(schema)).toEqual(expected);
  });

  it('merges a union to an object that requires what all of its objects require', () => {
    const union = { type: 'object', oneOf: ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
    expect(convertSchema(union, { A: kind('A'), B: kind('B') })).toEqual({
      type: 'object',
      properties: { kind: { type: 'string', enum: ['A', 'B'] }, name: text10 },
      required: ['kind'],
      additionalProperties: false,
    });
  });

  it('rejects a union whose objects define a field differently', () => {
    const [a, b] = ['string', 'integer'].map((type) => ({ type: 'object', properties: { name: { type } } }));
    expect(() => convertSchema({ oneOf: [a, b] })).toThrow('The objects of a union define name differently.');
  });

  it('rejects a type of two', () => {
    expect(() => convertSchema({ type: ['string', 'integer'] })).toThrow('no type for string or integer');
  });
});
