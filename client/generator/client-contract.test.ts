import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import type { Recording } from '../../scripts/bundle/recording.ts';
import { prepareContract as prepare, toClientContract } from './client-contract.ts';

const noExamples: Recording = { operations: {} };
const prepareContract = (contract: OpenApiDocument, recording = noExamples): OpenApiDocument =>
  prepare(contract, recording);

const thing = { type: 'object', description: 'Thing.', properties: { name: { type: 'string' } } };

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
      schemas: schemas as Record<string, Schema>,
      responses: { Failed: { description: 'It failed.', content: { 'text/plain': { schema: { type: 'string' } } } } },
    },
  };
}

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

  it('is an error when it needs an unknown header', () => {
    expect(() => prepareContract(createContract({ Result: thing }, createHeader('If-Match')))).toThrow(
      'listThings: the client cannot send the header If-Match.',
    );
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
