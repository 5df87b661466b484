/** The kinds of object in an OpenAPI document that rules look at. */
export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'schema';

/** What a key of an object holds: one object of a kind, or a map or list of them. */
type Holds = Kind | readonly [Kind];

/**
 * Where an OpenAPI 3.1 document holds what. Searching for `$..properties` instead would also find the examples that
 * have a field of that name.
 */
export const grammar: Readonly<Record<Kind, Readonly<Record<string, Holds>>>> = {
  document: { paths: ['pathItem'], components: 'components' },
  components: {
    schemas: ['schema'],
    parameters: ['parameter'],
    headers: ['header'],
    requestBodies: ['requestBody'],
    responses: ['response'],
    pathItems: ['pathItem'],
  },
  pathItem: {
    parameters: ['parameter'],
    get: 'operation',
    put: 'operation',
    post: 'operation',
    delete: 'operation',
    options: 'operation',
    head: 'operation',
    patch: 'operation',
    trace: 'operation',
  },
  operation: { parameters: ['parameter'], requestBody: 'requestBody', responses: ['response'] },
  parameter: { schema: 'schema', content: ['mediaType'] },
  header: { schema: 'schema', content: ['mediaType'] },
  requestBody: { content: ['mediaType'] },
  response: { headers: ['header'], content: ['mediaType'] },
  mediaType: { schema: 'schema' },
  schema: {
    properties: ['schema'],
    patternProperties: ['schema'],
    additionalProperties: 'schema',
    unevaluatedProperties: 'schema',
    propertyNames: 'schema',
    items: 'schema',
    prefixItems: ['schema'],
    contains: 'schema',
    allOf: ['schema'],
    anyOf: ['schema'],
    oneOf: ['schema'],
    not: 'schema',
    if: 'schema',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: 'schema',
    else: 'schema',
    dependentSchemas: ['schema'],
  },
};
