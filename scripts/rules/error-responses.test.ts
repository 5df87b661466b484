import { errorResponses } from './error-responses.ts';
import { testRule } from './lib/testing.ts';

const components = `
components:
  schemas:
    Problem: { type: object, required: [type, title, status] }
    ValidationProblem: { type: object, required: [errors] }
  responses:
    Problem: { content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
    Invalid:
      content:
        application/problem+json: { schema: { $ref: '#/components/schemas/ValidationProblem' } }
        application/json: { schema: { $ref: '#/components/schemas/ValidationProblem' } }
    OneForm: { content: { application/json: { schema: { $ref: '#/components/schemas/ValidationProblem' } } } }
    Strict:
      content:
        application/problem+json: { schema: { type: object, required: [errors, type] } }
        application/json: { schema: { $ref: '#/components/schemas/ValidationProblem' } }
    Text: { content: { text/plain: { schema: { type: string } } } }
    Both: { content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } }, text/html: {} } }
    Loose: { content: { application/problem+json: { schema: { type: object } } } }
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
      'components/responses/Text: Answer 401 with application/problem+json, and nothing else.',
      'components/responses/Both: Answer 403 with application/problem+json, and nothing else.',
      'components/responses/Nothing: Answer 500 with application/problem+json, and nothing else.',
    ],
    'a 400 in one media type': [
      operation('delete', '/v1/debtors', `{ responses: ${responses({ 400: 'OneForm' })} }`),
      'components/responses/OneForm: Answer 400 with application/json and application/problem+json, and nothing else.',
    ],
    'a 400 that requires more than the platform promises': [
      operation('delete', '/v1/debtors', `{ responses: ${responses({ 400: 'Strict' })} }`),
      'components/responses/Strict: The application/problem+json of 400 requires errors, and nothing else.',
    ],
    'an error whose problem requires nothing': [
      operation('delete', '/v1/debtors', `{ responses: ${responses({ 403: 'Loose' })} }`),
      'components/responses/Loose: The application/problem+json of 403 requires status, title, type, and nothing else.',
    ],
  },
});
