import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { generateOperations } from './generate-operations.ts';

const text = { type: 'string', description: 'Text.' };
const ok = { 200: { description: 'The thing.', content: { 'application/json': { schema: text } } } };
const parameters = [
  { name: 'thingId', in: 'path', required: true, description: 'Thing.', schema: { type: 'integer' } },
  {
    name: 'fields',
    in: 'query',
    description: 'Fields.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: ['id', 'name'] } },
  },
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emit-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is written for one operation, on one line. */
async function written(operation: Record<string, unknown>, item: Record<string, unknown> = {}): Promise<string> {
  const put = {
    operationId: 'doThing',
    tags: ['Things'],
    summary: 'Do it',
    description: 'Does [it](#tag/It).',
    responses: ok,
    ...operation,
  };
  const contract = {
    openapi: '3.1.1',
    info: { title: 'Test', version: '1.0.0' },
    paths: { '/v1/things/{thingId}': { put, parameters: parameters.slice(0, 1), ...item } },
    components: {
      schemas: {
        ThingList: { type: 'object', description: 'A page.' },
        Thing: { type: 'object', description: 'Thing.' },
      },
    },
  };
  await generateOperations(contract as unknown as OpenApiDocument, folder);
  return (await readFile(join(folder, 'things.ts'), 'utf8')).replaceAll(/\s+/g, ' ');
}

const pageOf = (record: string) => ({
  200: {
    description: 'A page.',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${record}List` } } },
  },
});

const body = (type: string) => ({ requestBody: { required: true, content: { [type]: { schema: text } } } });

describe('the function of an operation', () => {
  test('takes what the operation takes, and hands on what the contract says', async () => {
    const code = await written({ ...body('application/json'), parameters: parameters.slice(1) });
    expect(code).toContain(
      'export function doThing(connection: Connection, thingId: number, body: string, params?: DoThingParams, options?: CallOptions): Promise<string>',
    );
    expect(code).toContain(
      "{ operation: 'doThing', method: 'PUT', path: '/v1/things/{thingId}', pathParams: { thingId }, query: params, joined: ['fields'], json: body }",
    );
  });

  test('is documented with what it returns and throws', async () => {
    const code = await written({ responses: { ...ok, 404: { description: 'None.' }, 413: { description: 'Big.' } } });
    expect(code).toContain(
      '/** * Do it. * * Does it. * * `PUT /v1/things/{thingId}` * * @returns The thing. * @throws NotFoundError (404), ApiError (413), ConnectionError */',
    );
  });

  test('says that the outcome of a POST can be unknown', async () => {
    const post = { operationId: 'addThing', tags: ['Things'], summary: 'Add it', description: 'Adds it.' };
    const failing = { ...ok, 500: { description: 'It failed.' } };
    const code = await written({ responses: failing }, { post: { ...post, responses: failing } });
    expect(code).toContain(
      '* Do it. * * Does it. * * `PUT /v1/things/{thingId}` * * @returns The thing. * @throws ServerError (500), ConnectionError',
    );
    expect(code).toContain('@throws OutcomeUnknownError (500), ConnectionError');
  });

  test('returns nothing when there is nothing to return', async () => {
    expect(await written({ responses: { 204: { description: 'Done.' } } })).toContain('): Promise<void>');
  });

  test('gives the records of a list the fields that its caller asks for', async () => {
    const code = await written({ 'x-kind': 'list', parameters: parameters.slice(1), responses: pageOf('Thing') });
    expect(code).toContain(
      'export function doThing<const Field extends DoThingFieldsItem = never, MetaOnly extends boolean = false>(connection: Connection, thingId: number, params?: DoThingParams & Choice<Field, MetaOnly>, options?: CallOptions): Promise<Page<Thing, Field, MetaOnly>>',
    );
  });

  test('sends a PDF and returns one', async () => {
    const pdf = { 200: { description: 'The PDF.', content: { 'application/pdf': { schema: text } } } };
    expect(await written({ ...body('application/pdf'), responses: pdf })).toMatch(
      /body: PdfContent, .*Promise<PdfFile> \{.* content: pdfContent\(body\), document: pdfDocument \}/,
    );
  });

  test('is refused when the client cannot send the body', async () => {
    await expect(written(body('application/xml'))).rejects.toThrow(
      'doThing: the client does not know how to send application/xml.',
    );
  });
});

describe('an operation to sign in', () => {
  const open = { security: [] };
  const server = { servers: [{ url: 'https://auth.example' }] };

  test('goes to the authorization service', async () => {
    const code = await written({ ...open, ...body('application/x-www-form-urlencoded') }, server);
    expect(code).toContain('content: formContent(body), service: authorization }');
  });

  test('that redirects is a page, whose URL is wanted', async () => {
    const code = await written({ ...open, responses: { 302: { description: 'Go on.' } } }, server);
    expect(code).toContain(
      'export function doThingUrl(connection: Connection, thingId: number): string { return connection.url(',
    );
  });

  test.each([
    ['only no security', open, {}],
    ['only a server of its own', {}, server],
  ])('is refused when it has %s', async (_, operation, item) => {
    await expect(written(operation, item)).rejects.toThrow(
      'doThing: the client expects a server of its own and no security together',
    );
  });
});
