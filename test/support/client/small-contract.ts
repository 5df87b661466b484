import type { OpenApiDocument } from '../../../contract/document.ts';
import type { Exchange, Recording } from '../../../programs/recording.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = (description: string, keywords: object = {}) => ({ type: 'string', description, ...keywords });
const integer = (description: string) => ({ type: 'integer', format: 'int32', maximum: 2_147_483_647, description });
const object = (description: string, properties: object, keywords: object = {}) => {
  return { type: 'object', description, properties, ...keywords };
};

const content = (schema: object, ...types: readonly string[]) =>
  Object.fromEntries((types.length > 0 ? types : ['application/json']).map((type) => [type, { schema }]));

const result = (status: number, name: string) => {
  return { [status]: { description: `The ${name}.`, content: content(ref(name)) } };
};

const failures = {
  400: { $ref: '#/components/responses/Invalid' },
  404: { description: 'None.', content: content(ref('Problem')) },
  500: { description: 'It failed.' },
};

const body = (schema: object, type = 'application/json', media: object = {}) => ({
  requestBody: { required: true, description: 'The [thing](#tag/Things).', content: { [type]: { schema, ...media } } },
});

const query = (name: string, keywords: object = {}) => {
  return { name, in: 'query', description: `The ${name}.`, schema: { type: 'string' }, ...keywords };
};
const deprecated = { deprecated: true };
const fields = query('fields', {
  explode: false,
  schema: { type: 'array', items: { type: 'string', enum: ['id', 'name'] } },
});

const operation = (operationId: string, tag: string, members: object) => {
  return { operationId, tags: [tag], summary: 'Do it', description: 'Does [it](#tag/It).', ...members };
};
const list = (operationId: string, tag: string, record: string, members: object = {}) =>
  operation(operationId, tag, { 'x-kind': 'list', responses: result(200, `${record}List`), ...members });

const pdf = text('A PDF.');
const line = object('Line.', {
  kind: text('Kind.'),
  unitPrice: { type: 'number', 'x-scale': 4, description: 'Price.' },
});
const thing = {
  id: ref('Id'),
  name: text('Name, see [Debtors](#tag/Debtors).', { maxLength: 100, pattern: '^.+$' }),
  title: text('Title.', { ...deprecated, maxLength: 20 }),
  vatNumber: text('VAT number.', { 'x-normalize': 'compact' }),
  typeId: ref('MandateTypeId'),
  status: text('Status.', { enum: ['draft', 'final'] }),
  address: ref('Address'),
};
const writable = { ...thing, lines: { type: 'array', description: 'Lines.', items: ref('Line') } };
const identifier = {
  name: 'thingId',
  in: 'path',
  required: true,
  description: 'Thing.',
  example: 1,
  schema: { type: 'integer' },
};
const signIn = { security: [] };
const meta = (keywords: object = {}) => object('Meta.', { self: text('URL.', { format: 'uri' }) }, keywords);

/** A contract with one of everything that becomes code, and a part of each kind that is deprecated. */
export const smallContract = {
  openapi: '3.1.1',
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/v1/things': {
      'x-found-in': { parameters: { ActiveState: 'all' }, moved: ['parcels'] },
      get: list('listThings', 'Odd things', 'Thing', {
        parameters: [
          query('page', { schema: { type: 'integer', default: 1 } }),
          query('name', { 'x-filter': true, schema: { type: 'array', items: { type: 'string' } } }),
          fields,
          query('color', deprecated),
          query('Color', { 'x-alias-of': 'color' }),
          query('X-Old', { ...deprecated, in: 'header' }),
          query('X-Tenant-Id', { in: 'header' }),
        ],
        responses: { ...result(200, 'ThingList'), ...failures },
      }),
      post: operation('createThing', 'Odd things', {
        ...body(ref('ThingInput'), 'application/json', { examples: { thing: { value: {} } } }),
        responses: { ...result(201, 'Thing'), ...failures },
      }),
    },
    '/v1/things/{thingId}': {
      parameters: [identifier],
      get: operation('getThing', 'Odd things', { responses: { ...result(200, 'Thing'), ...failures } }),
      put: operation('replaceThing', 'Odd things', {
        ...body(ref('ThingReplacement')),
        responses: result(200, 'Thing'),
      }),
      delete: operation('deleteThing', 'Odd things', {
        responses: { 204: { description: 'Done.' }, 413: { description: 'Big.' }, ...failures },
      }),
    },
    '/v1/things/{thingId}/file': {
      parameters: [identifier],
      get: operation('downloadThingFile', 'Odd things', {
        responses: { 200: { description: 'The PDF.', content: content(pdf, 'application/pdf') } },
      }),
      post: operation('uploadThingFile', 'Odd things', {
        ...body(pdf, 'application/pdf'),
        responses: result(201, 'Upload'),
      }),
    },
    '/v1/parcels': { get: list('listParcels', 'Parcels', 'Parcel', { ...deprecated, parameters: [fields] }) },
    '/connect/authorize': {
      servers: [{ url: 'https://auth.example' }],
      get: operation('authorize', 'Authentication', {
        ...signIn,
        parameters: [query('state', { required: true, example: 'f3Jx' })],
        responses: { 302: { description: 'Go on.' } },
      }),
    },
    '/connect/token': {
      servers: [{ url: 'https://auth.example' }],
      post: operation('requestToken', 'Authentication', {
        ...signIn,
        ...body(ref('Grant'), 'application/x-www-form-urlencoded'),
        responses: { ...result(200, 'Upload'), ...failures },
      }),
    },
  },
  components: {
    responses: {
      Invalid: {
        description: 'It is not valid.',
        content: content(ref('Problem'), 'application/problem+json', 'application/json'),
      },
    },
    schemas: {
      Id: integer('Number of the record.'),
      MandateTypeId: { type: ['integer', 'null'], enum: [1, 2, null], description: 'Type.' },
      Address: { ...object('Postal address.', { city: text('City.') }), type: ['object', 'null'] },
      Line: { ...line, required: ['kind'] },
      Thing: object('Thing.', { ...thing, _meta: ref('RecordMeta') }, { required: ['id', 'name'] }),
      ThingInput: object('New thing.', writable, { required: ['name'] }),
      ThingReplacement: object('Other thing.', thing),
      ThingList: object('A page.', {}),
      // A record that exists in lists only.
      ParcelListItem: object('Parcel.', { name: thing.name, status: thing.status, _meta: ref('ItemMeta') }),
      ParcelList: object('A page.', {}),
      Upload: { description: 'Choice.', required: ['kind'], oneOf: [ref('Scan'), ref('Photo')] },
      Scan: object('Scan.', { kind: text('Kind.', { const: 'S' }), pages: integer('Pages.') }),
      Photo: object('Photo.', { kind: text('Kind.', { const: 'P' }), takenOn: text('Day.', { format: 'date' }) }),
      Grant: object('Grant.', { code: text('Code.') }, { required: ['code'] }),
      Problem: object('Problem.', { title: text('Title.') }),
      RecordMeta: meta(),
      ItemMeta: meta(),
      ListMeta: meta(),
    },
  },
} as unknown as OpenApiDocument;

const request: Exchange['request'] = {
  method: 'POST',
  url: '',
  headers: {},
  body: { name: "Baker's", lines: [{ kind: 'A' }] },
};
const exchange = (example: string, status: number): Exchange => {
  return { example, title: 'A thing', request, response: { status, headers: {}, body: { title: example } } };
};

/** What the sandbox answered to the calls of the small contract. */
export const smallRecording: Recording = {
  operations: { createThing: { succeeded: [exchange('thing', 201)], failed: [exchange('noName', 400)] } },
};
