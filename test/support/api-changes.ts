/** A bundle that tests change, as far as they do. */
export interface Document {
  readonly info: { version: string };
  readonly servers: { url: string }[];
  security: object[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly parameters: Record<string, Parameter>;
    readonly headers: Record<string, { required?: boolean }>;
    readonly securitySchemes: Record<
      string,
      { scheme?: string; flows?: { authorizationCode: Record<string, unknown> } }
    >;
  };
}

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: (Parameter | { $ref: string })[] | undefined;
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { headers?: object; description: string }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  explode?: boolean;
  schema: Schema;
}

interface Schema {
  type?: string | string[];
  default?: unknown;
  readOnly?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

type Change = (document: Document) => void;

const schemaOf = (document: Document, name: string): Schema => document.components.schemas[name] ?? {};
const propertyOf = (document: Document, name: string, property: string): Schema =>
  schemaOf(document, name).properties?.[property] ?? {};
const operationOf = (document: Document, method: string, path: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`There is no ${method} ${path}.`);
  return operation;
};
const flowOf = ({ components }: Document): Record<string, unknown> =>
  components.securitySchemes.oauth2?.flows?.authorizationCode ?? {};
const sharedParameter = ({ components }: Document, name: string): Parameter => components.parameters[name] as Parameter;
const removeParameter = (operation: Operation, name: string): void => {
  operation.parameters = operation.parameters?.filter((item) => !('$ref' in item) || !item.$ref.endsWith(`/${name}`));
};

/** A field of a closed input. */
export const removeField: Change = (document) => delete schemaOf(document, 'DebtorInput').properties?.remark;

export const addField: Change = (document) => {
  Object.assign(schemaOf(document, 'Creditor').properties ?? {}, { nickname: { type: 'string' } });
};

/** Each with what its line of the report says. They can be made together. */
export const breakingChanges: readonly (readonly [name: string, change: Change, line: string])[] = [
  // Rated by scripts/releases/missed-breaks.ts.
  [
    'a default changes',
    (it) => Object.assign(sharedParameter(it, 'pageSize').schema, { default: 50 }),
    'components/parameters/pageSize/schema/default modified: A client that leaves it out gets another result.',
  ],
  [
    'a default is removed',
    (it) => delete sharedParameter(it, 'metaOnly').schema.default,
    'components/parameters/metaOnly/schema/default modified: A client that leaves it out gets another result.',
  ],
  [
    'a field becomes read-only',
    (it) => Object.assign(propertyOf(it, 'ArticleInput', 'description'), { readOnly: true }),
    'properties/description/readOnly modified: A client can no longer write it.',
  ],
  [
    'a response header becomes optional',
    (it) => Object.assign(it.components.headers.Location ?? {}, { required: false }),
    'components/headers/Location/required modified: A response can come without this header.',
  ],
  ...['authorizationUrl', 'tokenUrl', 'refreshUrl'].map(
    (name) =>
      [
        `the ${name} changes`,
        (it: Document) => Object.assign(flowOf(it), { [name]: 'https://auth.example/new' }),
        `authorizationCode/${name} modified: A client signs in at another address.`,
      ] as const,
  ),
  [
    'another default of a field changes',
    (it) => Object.assign(propertyOf(it, 'ArticleInput', 'unitPrice'), { 'x-default': 1 }),
    'ArticleInput/properties/unitPrice/x-default modified: A client that leaves it out gets another result.',
  ],
  [
    'the scale of a number becomes smaller',
    (it) => Object.assign(propertyOf(it, 'ArticlePatch', 'unitPrice'), { 'x-scale': 2 }),
    'ArticlePatch/properties/unitPrice/x-scale modified: A number with as many decimals as before is rejected.',
  ],
  [
    'a number gets a scale',
    (it) => Object.assign(propertyOf(it, 'Article', 'currentStock'), { 'x-scale': 0 }),
    'Article/properties/currentStock/x-scale modified: A number with as many decimals as before is rejected.',
  ],
  [
    'a field of a replacement must stay as it is',
    (it) => Object.assign(propertyOf(it, 'CreditorReplacement', 'remark'), { 'x-read-only': true }),
    'CreditorReplacement/properties/remark/x-read-only modified: A client can no longer write it.',
  ],
  [
    'a field must be unique',
    (it) => Object.assign(propertyOf(it, 'DebtorInput', 'email'), { 'x-unique': true }),
    'DebtorInput/properties/email/x-unique modified: A value that was accepted is rejected.',
  ],
  [
    'check digits are checked',
    (it) => Object.assign(propertyOf(it, 'CreditorPatch', 'chamberOfCommerceNumber'), { 'x-check-digits': 'iban' }),
    'chamberOfCommerceNumber/x-check-digits modified: A value that was accepted is rejected.',
  ],
  [
    'a path needs a module',
    (it) => Object.assign(it.paths['/v1/creditors'] ?? {}, { 'x-module': ['tradePack'] }),
    '/v1/creditors/x-module modified: An administration without the module loses the path.',
  ],
  [
    'one of two modules is no longer enough',
    (it) => Object.assign(it.paths['/v1/salesorders'] ?? {}, { 'x-module': ['tradePack'] }),
    '/v1/salesorders/x-module modified: An administration without the module loses the path.',
  ],
  // Rated by Redocly.
  ['a field of an input is removed', removeField, 'Property `remark` of `DebtorInput` was removed.'],
  [
    'a field of an input is renamed',
    (it) => {
      const { website, ...rest } = schemaOf(it, 'CreditorInput').properties ?? {};
      schemaOf(it, 'CreditorInput').properties = { ...rest, homepage: website ?? {} };
    },
    'Property `website` of `CreditorInput` was removed.',
  ],
  [
    'a field of an input becomes required',
    (it) => Object.assign(schemaOf(it, 'DebtorInput'), { required: ['name', 'debtorKindId', 'email'] }),
    'required: `email`.',
  ],
  [
    'a field of an input can no longer be null',
    (it) => Object.assign(propertyOf(it, 'DebtorReplacement', 'paymentConditionId'), { type: 'integer' }),
    'Type of `paymentConditionId` narrowed',
  ],
  [
    'a length of an input is shortened',
    (it) => Object.assign(propertyOf(it, 'CreditorInput', 'name'), { maxLength: 10 }),
    '`maxLength` of `name` changed',
  ],
  [
    'a pattern of an input changes',
    (it) => Object.assign(propertyOf(it, 'DebtorReplacement', 'number'), { pattern: '^a$' }),
    '`pattern` of `number` changed',
  ],
  [
    'an enum of an input loses a value',
    (it) => Object.assign(propertyOf(it, 'MandateInput', 'typeId'), { enum: [1] }),
    'Enum of `typeId` lost values',
  ],
  [
    'a field of a record is removed',
    (it) => delete schemaOf(it, 'Debtor').properties?.remark,
    'Property `remark` of `Debtor` was removed.',
  ],
  [
    'a field of a record can be missing',
    (it) => Object.assign(schemaOf(it, 'Creditor'), { required: ['id', 'name', 'creditorKindId', '_meta'] }),
    'no longer required: `number`.',
  ],
  [
    'a field of a record can be null',
    (it) => Object.assign(propertyOf(it, 'Creditor', 'name'), { type: ['string', 'null'] }),
    'Type of `name` widened',
  ],
  [
    'an enum of a record gains a value',
    (it) => Object.assign(propertyOf(it, 'Mandate', 'typeId'), { enum: [1, 2, 3] }),
    'Enum of `typeId` gained values',
  ],
  ['a path is removed', (it) => delete it.paths['/v1/SalesTypes/{id}'], 'Path `/v1/SalesTypes/{id}` was removed.'],
  [
    'an operation is removed',
    (it) => delete it.paths['/v1/debtors/{id}']?.delete,
    'Operation `DELETE /v1/debtors/{id}` was removed.',
  ],
  [
    'an operation id changes',
    (it) => Object.assign(operationOf(it, 'get', '/v1/debtors/{id}'), { operationId: 'findDebtor' }),
    "changed from 'getDebtor' to 'findDebtor'",
  ],
  [
    'the alias of a query parameter is removed',
    (it) => removeParameter(operationOf(it, 'get', '/v1/debtors'), 'pageSizeAlias'),
    '`pagesize` query parameter was removed.',
  ],
  [
    'the alias of a header is removed',
    (it) => removeParameter(operationOf(it, 'post', '/v1/debtors'), 'tenantIdAlias'),
    'header parameter was removed.',
  ],
  [
    'a parameter becomes required',
    (it) => Object.assign(sharedParameter(it, 'acceptLanguage'), { required: true }),
    '`Accept-Language` header parameter became required.',
  ],
  [
    'a required parameter is added',
    (it) => {
      const year = { name: 'year', in: 'query', required: true, schema: { type: 'integer' } };
      operationOf(it, 'get', '/v1/SalesTypes').parameters?.push(year);
    },
    'Required `year` query parameter was added.',
  ],
  [
    'a maximum of a parameter is lowered',
    (it) => Object.assign(sharedParameter(it, 'page').schema, { maximum: 5 }),
    "Upper bound changed from '<= 2147483647' to '<= 5'.",
  ],
  [
    'an error status is removed',
    (it) => delete operationOf(it, 'post', '/v1/creditors').responses[403],
    'Response `403` was removed.',
  ],
  [
    'a response header is removed',
    (it) => delete operationOf(it, 'post', '/v1/articles').responses[201]?.headers,
    'All headers of response `201` were removed.',
  ],
  [
    'a media type is removed',
    (it) => {
      const { requestBody } = operationOf(it, 'put', '/v1/debtors/{id}');
      if (requestBody) requestBody.content = { 'application/xml': requestBody.content['application/json'] };
    },
    'Media type',
  ],
  [
    'authentication becomes required',
    (it) => Object.assign(operationOf(it, 'post', '/connect/token'), { security: [{ bearerToken: [] }] }),
    'Authentication became required.',
  ],
  [
    'a security scheme changes',
    (it) => Object.assign(it.components.securitySchemes.bearerToken ?? {}, { scheme: 'basic' }),
    '`scheme` of security scheme `bearerToken` changed',
  ],
  [
    'a server changes',
    (it) => Object.assign(it.servers[0] ?? {}, { url: 'https://api.example' }),
    'Server `https://api.accounting-platform.example` became',
  ],
];

/** Writes a schema as a part of itself, which is the same to a client. */
const wrap = (schema: Schema): void => {
  const copy = { ...schema };
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  schema.allOf = [copy];
};

/** They can be made together. */
export const compatibleChanges: readonly Change[] = [
  addField,
  (it) => wrap(schemaOf(it, 'Article')),
  (it) => wrap(propertyOf(it, 'DebtorInput', 'phone')),
  (it) => {
    const { properties = {}, ...rest } = schemaOf(it, 'DebtorReplacement');
    it.components.schemas.DebtorFields = { properties };
    it.components.schemas.DebtorReplacement = { ...rest, allOf: [{ $ref: '#/components/schemas/DebtorFields' }] };
  },
  (it) => Object.assign(propertyOf(it, 'ArticleInput', 'unitPrice'), { 'x-scale': 6 }),
  (it) => Object.assign(it.paths['/v1/salesorders'] ?? {}, { 'x-module': ['salesOrders', 'basic', 'tradePack'] }),
  (it) => delete it.paths['/v1/salesorders/{id}']?.['x-module'],
  (it) => {
    it.paths['/v1/colours'] = { get: { operationId: 'listColours', responses: { 204: { description: 'None.' } } } };
  },
  (it) => {
    operationOf(it, 'get', '/v1/debtors').parameters?.push({ name: 'year', in: 'query', schema: { type: 'integer' } });
  },
  (it) => {
    operationOf(it, 'get', '/v1/debtors').responses[410] = { description: 'Gone.' };
  },
  (it) => Object.assign(propertyOf(it, 'MandateInput', 'typeId'), { enum: [1, 2, 3] }),
  (it) => Object.assign(propertyOf(it, 'DebtorInput', 'name'), { description: 'Another description.' }),
];
