import { errorResponses } from './error-responses.ts';
import { testRule } from './lib/testing.ts';

const components = `
components:
  schemas:
    Problem: { type: object, required: [type, title, status] }
    ValidationProblem: { allOf: [{ $ref: '#/components/schemas/Problem' }], required: [errors] }
  responses:
    Problem: { content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
    Invalid: { content: { application/problem+json: { schema: { $ref: '#/components/schemas/ValidationProblem' } } } }
    Text: { content: { text/plain: { schema: { type: string } } } }
    Both: { content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } }, text/html: {} } }
    Nothing: { description: No content. }
`;

const ref = (name: string) => `{ $ref: '#/components/responses/${name}' }`;

const responses = (changes: Record<string, string> = {}, statuses = [401, 403, 429, 500]) => {
  const all = { 400: 'Invalid', ...Object.fromEntries(statuses.map((status) => [status, 'Problem'])), ...changes };
  return `{ ${Object.entries(all)
    .map(([status, name]) => `'${status}': ${ref(name)}`)
    .join(', ')} }`;
};

const operation = (method: string, path: string, value: string) => `
security: [{ oauth2: [] }]
paths: { '${path}': { ${method}: ${value} } }
${components}`;

testRule('error-responses', errorResponses, {
  accepts: {
    'a deletion': operation(
      'delete',
      '/v1/debtors/{id}',
      `{ responses: ${responses({ 404: 'Problem', 204: 'Nothing' })} }`,
    ),
    'a body that is sent and one that is answered': operation(
      'post',
      '/v1/debtors',
      `{ requestBody: {}, responses: ${responses({ 201: 'Text', 406: 'Problem', 413: 'Problem', 415: 'Problem' })} }`,
    ),
    'an operation without a token': operation(
      'post',
      '/connect/token',
      `{ security: [], responses: { '400': ${ref('Text')} } }`,
    ),
  },
  refuses: {
    'no refusals': [
      operation('delete', '/v1/debtors', '{ responses: {} }'),
      'paths//v1/debtors/delete: Document 400: the request can be at fault.',
      'paths//v1/debtors/delete: Document 401: the token can be missing or expired.',
      'paths//v1/debtors/delete: Document 403: the user may have no access.',
      'paths//v1/debtors/delete: Document 429: the client can call too often.',
      'paths//v1/debtors/delete: Document 500: the platform can fail.',
    ],
    'a record that may not exist': [
      operation('delete', '/v1/debtors/{id}', `{ responses: ${responses()} }`),
      'paths//v1/debtors/{id}/delete: Document 404: the record may not exist.',
    ],
    'a body that can be refused, and an answer that the client may not accept': [
      operation('post', '/v1/debtors', `{ requestBody: {}, responses: ${responses({ 201: 'Text' })} }`),
      'paths//v1/debtors/post: Document 406: the client may accept no media type that is answered.',
      'paths//v1/debtors/post: Document 413: the body can be too large.',
      'paths//v1/debtors/post: Document 415: the body can have another media type.',
    ],
    'errors that are not problem details': [
      operation('delete', '/v1/debtors', `{ responses: ${responses({ 401: 'Text', 403: 'Both', 500: 'Nothing' })} }`),
      'components/responses/Text: Answer 401 with application/problem+json and nothing else.',
      'components/responses/Both: Answer 403 with application/problem+json and nothing else.',
      'components/responses/Nothing: Answer 500 with application/problem+json and nothing else.',
    ],
    'a 400 that does not say which field': [
      operation('delete', '/v1/debtors', `{ responses: ${responses({ 400: 'Problem' })} }`),
      'components/responses/Problem: The problem of 400 requires errors.',
    ],
  },
});
