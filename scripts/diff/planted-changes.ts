/** A contract of two paths, made as ours is: an input of parts that is closed as a whole, a record of the same parts. */
export const contract = `
openapi: 3.1.1
info: { title: Debtors, version: 1.2.3 }
servers: [{ url: https://api.example }]
security: [{ bearer: [] }]
paths:
  /v1/debtors:
    get:
      operationId: listDebtors
      parameters:
        - { name: pageSize, in: query, schema: { type: integer, maximum: 1000 } }
        - { name: name, in: query, schema: { type: string } }
        - { name: orderby, in: query, schema: { type: string, enum: [id, name] } }
      responses:
        200: { description: Debtors., content: { application/json: { schema: { $ref: '#/components/schemas/Debtor' } } } }
        403: { description: Refused. }
    post:
      operationId: createDebtor
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/DebtorInput' } } } }
      responses:
        201:
          description: Created.
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Debtor' } } }
  /v1/debtors/{id}:
    delete: { operationId: deleteDebtor, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { 204: { description: Deleted. } } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    signature: { type: apiKey, in: header, name: X-Signature }
  schemas:
    DebtorFields:
      type: object
      properties:
        name: { type: string, maxLength: 80 }
        remark: { type: string }
    Secret:
      type: object
      properties:
        passphrase: { type: string }
        channel: { type: string, enum: [post, email] }
    DebtorInput:
      allOf: [{ $ref: '#/components/schemas/DebtorFields' }, { $ref: '#/components/schemas/Secret' }]
      required: [name]
      unevaluatedProperties: false
    Debtor:
      allOf: [{ $ref: '#/components/schemas/DebtorFields' }]
      type: object
      properties:
        id: { type: integer }
        state: { type: string, enum: [active, inactive] }
      required: [id, name]
`;

/** What kind of change it is, from which text, to which. */
export type Change = readonly [kind: string, from: string | RegExp, to: string];

/** Each with what the report says of it. */
export const breaks: readonly (readonly [...Change, told: string])[] = [
  ['an operation is removed', / {4}post:.*?(?=\n {2}\S)/s, '', 'Operation `POST /v1/debtors` was removed.'],
  ['a path is removed', / {2}\/v1\/debtors\/\{id\}:.*?(?=\ncomp)/s, '', 'Path `/v1/debtors/{id}` was removed.'],
  ['a path is renamed', '/v1/debtors:', '/v1/Debtors:', 'Path `/v1/debtors` was renamed to `/v1/Debtors`.'],
  ['an operation id changes', 'listDebtors', 'findDebtors', "changed from 'listDebtors' to 'findDebtors'"],
  ['a parameter is removed', /\n +- \{ name: name.*/, '', '`name` query parameter was removed.'],
  [
    'a parameter becomes required',
    'name: name, in: query,',
    '$& required: true,',
    '`name` query parameter became required.',
  ],
  [
    'a required parameter is new',
    'parameters:\n',
    '$&        - { name: year, in: query, required: true, schema: { type: integer } }\n',
    'Required `year` query parameter was added.',
  ],
  ['an enum of a parameter is narrowed', '[id, name]', '[id]', "Enum lost values: 'name'."],
  ['a maximum of a parameter is tightened', 'maximum: 1000', 'maximum: 100', "from '<= 1000' to '<= 100'"],
  ['a body becomes required', 'requestBody: {', '$& required: true,', 'Request body became required.'],
  ['a field of a body becomes required', 'required: [name]', 'required: [name, remark]', 'became required: `remark`.'],
  [
    'a field of a body is removed',
    /\n +passphrase.*/,
    '',
    'schema Secret\n    properties/passphrase: The property is gone',
  ],
  ['a field of a body is renamed', 'passphrase:', 'password:', 'properties/pass'],
  ['an enum of a body is narrowed', '[post, email]', '[post]', "Enum of `channel` lost values: 'email'."],
  ['a length is tightened', 'maxLength: 80', 'maxLength: 40', "from '80' to '40'"],
  ['a field of an answer is removed', /\n +state:.*/, '', 'Property `state` of `Debtor` was removed.'],
  ['a field of an answer can be missing', 'required: [id, name]', 'required: [id]', 'no longer required: `name`.'],
  ['a field of an answer has new values', '[active, inactive]', '[active, inactive, blocked]', 'gained values'],
  [
    'a field of an answer can be null',
    'id: { type: integer }\n        state',
    "id: { type: [integer, 'null'] }\n        state",
    'Type of `id` widened',
  ],
  ['a type changes', 'remark: { type: string }', 'remark: { type: integer }', 'Type of `remark` narrowed'],
  ['a success status is removed', '201:', '202:', 'Response `201` became `202`.'],
  ['an error status is removed', /\n +403:.*/, '', 'Response `403` was removed.'],
  ['a header of an answer is removed', /\n +headers:.*/, '', 'All headers of response `201` were removed.'],
  [
    'a media type is removed',
    "content: { application/json: { schema: { $ref: '#/components/schemas/DebtorInput'",
    "content: { application/xml: { schema: { $ref: '#/components/schemas/DebtorInput'",
    'Media type',
  ],
  [
    'security is added to',
    'security: [{ bearer: [] }]',
    'security: [{ bearer: [], signature: [] }]',
    'Security requirement `bearer` is no longer accepted.',
  ],
  ['a security scheme changes', 'scheme: bearer }', 'scheme: basic }', '`scheme` of security scheme `bearer` changed'],
  ['a server is removed', 'https://api.example', 'https://api2.example', 'Server'],
];

/** These can be made all at once. */
export const harmless: readonly Change[] = [
  ['an optional field', /remark:.*/, '$&\n        mobile: { type: string }'],
  [
    'an operation',
    '    post:',
    '    head: { operationId: countDebtors, responses: { 204: { description: Counted. } } }\n$&',
  ],
  [
    'a path',
    '  /v1/debtors/{id}:',
    '  /v1/articles: { get: { operationId: listArticles, responses: { 204: { description: None. } } } }\n$&',
  ],
  ['an optional parameter', 'parameters:\n', '$&        - { name: year, in: query, schema: { type: integer } }\n'],
  ['another value that a request may have', 'enum: [id, name]', 'enum: [id, name, number]'],
  ['another error status', /403: .*/, '$&\n        429: { description: Wait. }'],
  ['another description', 'Refused.', 'No.'],
];
