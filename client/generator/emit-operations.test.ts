import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { listCalls } from './call.ts';
import { prepareContract } from './client-contract.ts';
import { emitOperations } from './emit-operations.ts';

const text = { type: 'string', description: 'Text.' };
const thing = { $ref: '#/components/schemas/Thing' };
const ok = { 200: { description: 'The thing.', content: { 'application/json': { schema: thing } } } };
const parameters = [
  { name: 'thingId', in: 'path', required: true, description: 'Thing.', example: 1, schema: { type: 'integer' } },
  {
    name: 'fields',
    in: 'query',
    description: 'Fields.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: ['id', 'name'] } },
  },
];

function generate(
  operation: Record<string, unknown>,
  item: Record<string, unknown> = {},
  schemas: Record<string, unknown> = {},
): string {
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
        Record: { type: 'object', description: 'A record.', properties: { _meta: { type: 'object' } } },
        ...schemas,
      },
    },
  };
  const prepared = prepareContract(contract as unknown as OpenApiDocument, { operations: {} });
  return emitOperations(listCalls(prepared)).replaceAll(/\s+/g, ' ');
}

const createPageResponse = (record: string) => ({
  200: {
    description: 'A page.',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${record}List` } } },
  },
});

const createBody = (type: string, schema: object = thing) => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

describe('the function of an operation', () => {
  it('has the parameters of the operation, and passes on the request of the contract', () => {
    const code = generate({ ...createBody('application/json'), parameters: parameters.slice(1) });
    expect(code).toContain(
      'export function doThing(client: ClientCore, thingId: number, body: Whole<Thing>, params?: DoThingParams, options?: CallOptions): CallPromise<Thing>',
    );
    expect(code).toContain(
      "{ operation: 'doThing', method: 'PUT', path: '/v1/things/{thingId}', pathParams: { thingId }, query: params, content: jsonContent(body) }",
    );
  });

  it('names the fields that a body needs', () => {
    const line = { type: 'object', required: ['kind'], properties: { kind: text } };
    const schema = { type: 'object', required: ['name'], properties: { name: text, lines: { items: line } } };
    const code = generate(createBody('application/json'), {}, { Thing: { description: 'It.', ...schema } });
    expect(code).toContain("content: jsonContent(body, 'name lines.kind') }");
  });

  it('is an error when a parameter is sent in a way that the runtime does not know', () => {
    const list = { ...parameters[1], name: 'ids' };
    expect(() => generate({ parameters: [list] })).toThrow('doThing: the client cannot send ids in its style.');
  });

  it('is documented with what it returns and throws', () => {
    const code = generate({ responses: { ...ok, 404: { description: 'None.' }, 413: { description: 'Big.' } } });
    expect(code).toContain(
      '/** * Do it. * * Does it. * * `PUT /v1/things/{thingId}` * * @param thingId Thing. * @param options Timeout, retries, administration, language and headers of this call. * @returns The thing. * @throws NotFoundError (404), ApiError (413), ConnectionError * @example * const thing = await doThing(client, 1); * @see {@link https://docs.accounting-platform.example/operations/doThing/} */',
    );
  });

  it('documents that the outcome of a POST can be unknown', () => {
    const post = { operationId: 'addThing', tags: ['Things'], summary: 'Add it', description: 'Adds it.' };
    const responses = { ...ok, 500: { description: 'It failed.' } };
    const code = generate({ responses }, { post: { ...post, responses } });
    expect(code).toContain(
      '* Do it. * * Does it. * * `PUT /v1/things/{thingId}` * * @param thingId Thing. * @param options Timeout, retries, administration, language and headers of this call. * @returns The thing. * @throws ServerError (500), ConnectionError',
    );
    expect(code).toContain('@throws UnknownOutcomeError (500), ConnectionError');
  });

  it('imports the types that it uses', () => {
    const code = generate(createBody('application/json'));
    expect(code).toMatch(/import type \{ CallPromise, ClientCore \} .* import type \{ Thing \} from '\.\/types\.ts';/);
  });

  it('says that a record by itself has more in its `_meta`', () => {
    const schema = { $ref: '#/components/schemas/Record' };
    const responses = { 201: { description: 'It.', content: { 'application/json': { schema } } } };
    expect(generate({ responses })).toContain('): CallPromise<SingleRecord<Record>>');
  });

  it('is an error when a body has no name', () => {
    expect(() => generate(createBody('application/json', { type: 'object', properties: {} }))).toThrow(
      'A body must refer to a component',
    );
  });

  it('returns void for a response without a body', () => {
    expect(generate({ responses: { 204: { description: 'Done.' } } })).toContain('): CallPromise<void>');
  });

  it('returns records with the requested fields for a list', () => {
    const code = generate({
      'x-kind': 'list',
      parameters: parameters.slice(1),
      responses: createPageResponse('Thing'),
    });
    expect(code).toContain(
      'export function doThing<const Field extends DoThingFieldsItem = never, MetaOnly extends boolean = false>(client: ClientCore, thingId: number, params?: DoThingParams & Choice<Field, MetaOnly>, options?: CallOptions): CallPromise<Page<Thing, Field, MetaOnly>>',
    );
  });

  it('sends a PDF and returns one', () => {
    const pdf = { 200: { description: 'The PDF.', content: { 'application/pdf': { schema: text } } } };
    expect(generate({ ...createBody('application/pdf', text), responses: pdf })).toMatch(
      /body: PdfContent, .*CallPromise<Blob> \{.* content: pdfContent\(body\), document: pdfDocument \}/,
    );
  });

  it('is an error when the client cannot send the media type', () => {
    expect(() => generate(createBody('application/xml'))).toThrow(
      'doThing: the client cannot send the media type application/xml.',
    );
  });
});

describe('an operation of the authorization service', () => {
  const noSecurity = { security: [] };
  const server = { servers: [{ url: 'https://auth.example' }] };

  it('is sent to that service', () => {
    const code = generate({ ...noSecurity, ...createBody('application/x-www-form-urlencoded') }, server);
    expect(code).toContain('content: formContent(body), service: authorization }');
  });

  it('becomes a function that returns its URL when it redirects', () => {
    const code = generate({ ...noSecurity, responses: { 302: { description: 'Go on.' } } }, server);
    expect(code).toContain(
      'export function doThingUrl(client: ClientCore, thingId: number): string { return client.url(',
    );
  });

  it.each([
    ['only no security', noSecurity, {}],
    ['only its own server', {}, server],
  ])('is an error when it has %s', (_, operation, item) => {
    expect(() => generate(operation, item)).toThrow(
      'doThing: an operation must have both its own server and no security',
    );
  });
});
