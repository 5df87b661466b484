import type { OpenApiDocument, Parameter } from '../../contract/document.ts';

const createParameter = (
  location: Parameter['in'],
  name: string,
  type: string,
  example: unknown,
  description: string,
): Parameter => ({ name, in: location, schema: { type }, example, description });

const id = { ...createParameter('path', 'id', 'integer', 1, 'The record.'), required: true };
const tenant = createParameter('header', 'X-Tenant-Id', 'integer', 1, 'Which books.');
const filter = createParameter('query', 'code', 'string', 'NL', 'Only this code.');
const year = { ...createParameter('query', 'Bookyear', 'array', [2026], 'Of this book year.'), required: true };
const clientId = {
  ...createParameter('query', 'client_id', 'string', 'sandbox-client', 'The application.'),
  required: true,
};
const scope = { ...createParameter('query', 'scope', 'string', 'books offline', 'What it may do.'), required: true };
const debtor = {
  'application/json': { schema: { type: 'object' }, examples: { example: { value: { name: 'Zonnestraal' } } } },
};
const grants = {
  code: {
    summary: 'Exchange a code',
    value: { grant_type: 'authorization_code', code: 'x', redirect_uri: 'http://y' },
  },
  refresh: { summary: 'Refresh', value: { grant_type: 'refresh_token', refresh_token: 'x' } },
};

const respondWith = (schema: string) => ({
  description: 'Done.',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const operation = (operationId: string, summary: string, tag: string, more: object = {}) => ({
  operationId,
  summary,
  description: `${summary}.`,
  tags: [tag],
  parameters: [tenant],
  responses: { 200: { description: 'Done.' } },
  ...more,
});

/** Creates a contract with each kind of request once. */
export const createMinimalContract = (): OpenApiDocument =>
  structuredClone({
    openapi: '3.1.1',
    info: { title: 'Minimal API', version: '1.2.3' },
    servers: [{ url: 'https://api.accounting-platform.example' }],
    security: [{ oauth2: ['books'] }],
    tags: [
      { name: 'A guide', description: 'Prose.' },
      { name: 'Inbox files', description: 'PDF documents.' },
      { name: 'Authentication', description: 'Sign in.' },
      { name: 'Debtors', description: 'Customers.' },
    ],
    paths: {
      '/connect/authorize': {
        servers: [{ url: 'https://auth.accounting-platform.example' }],
        get: operation('authorize', 'Sign in', 'Authentication', {
          security: [],
          parameters: [clientId, scope],
          responses: { 302: { description: 'Goes on.' } },
        }),
      },
      '/connect/token': {
        servers: [{ url: 'https://auth.accounting-platform.example' }],
        post: operation('requestToken', 'Get tokens', 'Authentication', {
          security: [],
          parameters: [],
          requestBody: {
            content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' }, examples: grants } },
          },
        }),
      },
      '/v1/debtors': {
        get: operation('listDebtors', 'List debtors', 'Debtors', {
          parameters: [year, filter, tenant],
          responses: { 200: respondWith('DebtorList') },
        }),
        post: operation('createDebtor', 'Create a debtor', 'Debtors', {
          requestBody: { content: debtor },
          responses: { 400: { description: 'Wrong.' }, 201: respondWith('Debtor') },
        }),
      },
      '/v1/debtors/{id}': {
        parameters: [id],
        get: operation('getDebtor', 'Get a debtor', 'Debtors', { responses: { 200: respondWith('Debtor') } }),
        delete: operation('deleteDebtor', 'Delete a debtor', 'Debtors', {
          responses: { 204: { description: 'Gone.' } },
        }),
      },
      '/v1/files': {
        post: operation('uploadFile', 'Add a file', 'Inbox files', {
          requestBody: { content: { 'application/pdf': { schema: { type: 'string' } } } },
        }),
      },
    },
    components: {
      schemas: {
        Debtor: { type: 'object', properties: { id: {}, name: {} }, required: ['id', 'name'] },
        DebtorList: { type: 'object', properties: { _data: {}, _meta: {} }, required: ['_meta'] },
      },
      securitySchemes: {
        oauth2: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: 'https://auth.accounting-platform.example/connect/authorize',
              tokenUrl: 'https://auth.accounting-platform.example/connect/token',
              scopes: { books: 'Read and write.', offline: 'Receive a refresh token.' },
            },
          },
        },
      },
    },
  });

export function changeOperation(path: string, method: string, change: object): OpenApiDocument {
  const contract = createMinimalContract();
  Object.assign(contract.paths[path]?.[method] as object, change);
  return contract;
}
