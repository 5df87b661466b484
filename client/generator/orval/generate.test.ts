import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../contract/document.ts';
import { listCalls } from '../call.ts';
import { prepareContract } from '../client-contract.ts';
import { generateMockHandlers } from './mock-handlers.ts';
import { generateHooks } from './react-query.ts';
import type { OrvalOutput } from './run-orval.ts';
import { emitTypes } from './types.ts';

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
const calls = listCalls(contract);

const getCode = ({ files }: OrvalOutput): string => `${files[0]?.code}`.replaceAll(/\s+/g, ' ');

describe('the hooks', () => {
  let output: OrvalOutput;
  beforeAll(async () => {
    output = await generateHooks(contract, calls);
  });

  it('are in a file for each tag, but for signing in', () => {
    expect(output.files.map(({ file }) => file)).toEqual(['odd-things']);
  });

  it('call the client with the types of the client', () => {
    const code = getCode(output);
    expect(code).toContain('useCall<Page<Thing>>()');
    expect(code).toContain("{ operation: 'listThings', isList: true, ...options}");
    expect(code).toContain('params?: WholeRecords<ListThingsParams>');
    expect(code).toContain('export const useListThingsInfiniteQueryOptions');
    expect(code).toContain('useCall<SingleRecord<Thing>>()');
    expect(code).toContain('export type UploadThingMutationBody = PdfContent');
  });

  it('import the runtime and the types of the client', () => {
    const paths = [...getCode(output).matchAll(/ from '(\.[^']+)'/g)].map(([, path]) => path);
    expect(new Set(paths)).toEqual(
      new Set([
        '../types.ts',
        ...['runtime/page', 'runtime/pdf', 'react-query/use-call', 'react-query/use-query-options'].map(
          (file) => `../../../../client/${file}.ts`,
        ),
      ]),
    );
  });

  it('come with the types of the client', () => {
    const types = emitTypes(output.types, contract);
    expect(types).toContain('  Thing: Thing;\n');
    expect(types).toMatch(/name\?: string \| readonly string\[\];/);
    expect(types).toMatch(/fields\?: readonly ListThingsFieldsItem\[\];/);
    expect(types).toContain('export type OtherText = string & Record<never, never>;');
    expect(types).toContain("status?: 'draft' | OtherText;");
  });
});

it('the mock handlers answer with the first example of each response', async () => {
  const output = await generateMockHandlers(contract, calls);
  expect(output.files.map(({ file }) => file)).toEqual(['odd-things']);
  const code = getCode(output);
  expect(code).toContain('getListThingsResponseMock = (): Page<Thing> => ({"_data":[{"id":1}]})');
  expect(code).toContain('getListThingsResponseMock404 = (): Problem => ({"title":"None"})');
  expect(code).toContain("http.get('*/v1/things'");
});

it('a response without an example is an error of the build', async () => {
  const { get } = contract.paths['/v1/things'] as { get: object };
  const responses = { 200: { description: 'The thing.', content: json('Thing') } };
  const paths = { '/v1/things': { get: { ...get, responses } } };
  await expect(generateMockHandlers({ ...contract, paths } as OpenApiDocument, calls)).rejects.toThrow(
    'A response of odd-things has no example.',
  );
});

it('a contract that orval cannot read is an error of the build', async () => {
  const broken = { ...contract, openapi: '1.0' } as OpenApiDocument;
  await expect(generateMockHandlers(broken, calls)).rejects.toThrow(/^orval: /);
});
