import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { listCalls } from './call.ts';
import { prepareContract } from './client-contract.ts';
import { generateTypes } from './generate-types.ts';

const json = (name: string, value?: unknown) => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${name}` },
    ...(value !== undefined && { examples: { first: { value }, second: { value: null } } }),
  },
});
const query = { in: 'query', description: 'It.', style: 'form' };
const list = {
  operationId: 'listThings',
  tags: ['Odd things'],
  summary: 'List things',
  description: 'Lists them.',
  'x-kind': 'list',
  parameters: [
    { ...query, name: 'page', schema: { type: 'integer' } },
    { ...query, name: 'name', 'x-filter': true, schema: { type: 'array', items: { type: 'string' } } },
    { ...query, name: 'fields', schema: { type: 'array', items: { type: 'string', enum: ['id', 'name'] } } },
  ],
  responses: {
    200: { description: 'A page.', content: json('ThingList', { _data: [{ id: 1 }] }) },
    404: { description: 'None.', content: json('Problem', { title: 'None' }) },
  },
};
const upload = {
  operationId: 'uploadThing',
  tags: ['Odd things'],
  summary: 'Upload it',
  description: 'Uploads it.',
  requestBody: { required: true, content: { 'application/pdf': { schema: { description: 'A PDF.' } } } },
  responses: { 201: { description: 'It.', content: json('Thing', { id: 2 }) } },
};
const authorize = {
  operationId: 'authorize',
  tags: ['Sign in'],
  summary: 'Sign in',
  description: 'Signs in.',
  security: [],
  servers: [{ url: 'https://auth.example' }],
  responses: { 302: { description: 'Go on.' } },
};
const id = { type: 'integer', description: 'Id.' };
const status = { type: 'string', enum: ['draft'], description: 'Status.' };
const contract = prepareContract(
  {
    openapi: '3.1.1',
    info: { title: 'Test', version: '1.0.0' },
    paths: { '/v1/things': { get: list, post: upload }, '/authorize': { get: authorize } },
    components: {
      schemas: {
        Thing: { type: 'object', description: 'Thing.', properties: { id, status, _meta: { type: 'object' } } },
        ThingList: { type: 'object', description: 'Things.' },
        Problem: { type: 'object', description: 'Problem.', properties: { title: { type: 'string' } } },
      },
    },
  } as unknown as OpenApiDocument,
  { operations: {} },
);
const _calls = listCalls(contract);

it('the client has the types', async () => {
  const types = await generateTypes(contract);
  expect(types).toContain('export interface Thing {');
  expect(types).toMatch(/name\?: string \| readonly string\[\];/);
  expect(types).toMatch(/fields\?: readonly ListThingsFieldsItem\[\];/);
  expect(types).toContain('export type OtherText = string & Record<never, never>;');
  expect(types).toContain("status?: 'draft' | OtherText;");
});

it('a contract that orval cannot read is an error of the build', async () => {
  await expect(generateTypes({ ...contract, openapi: '1.0' } as OpenApiDocument)).rejects.toThrow(/^orval: /);
});
