import type { Header, MediaType, OpenApiDocument, Operation, Parameter, Schema } from '../../contract/document.ts';

/** A bundle that tests change, as far as they do. */
export interface Document extends Pick<OpenApiDocument, 'info'> {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, { scheme?: string; flows?: { authorizationCode: Record<string, unknown> } }>;
  };
}

type Change = (document: Document) => void;

const getSchema = (document: Document, name: string): Schema => document.components.schemas[name] ?? {};
const getProperty = (document: Document, name: string, property: string): Schema =>
  getSchema(document, name).properties?.[property] ?? {};
const set =
  (name: string, property: string, keywords: Schema): Change =>
  (document) =>
    Object.assign(getProperty(document, name, property), keywords);
const getOperation = (document: Document, method: string, path: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`There is no ${method} ${path}.`);
  return operation;
};
const getFlow = ({ components }: Document): Record<string, unknown> =>
  components.securitySchemes.oauth2?.flows?.authorizationCode ?? {};
const sharedParameter = ({ components }: Document, name: string): Parameter => components.parameters[name] as Parameter;
const year: Parameter = { name: 'year', in: 'query', description: 'The year.', schema: { type: 'integer' } };
const removeParameter = (operation: Operation, name: string): void => {
  operation.parameters = operation.parameters?.filter(({ $ref }) => !$ref?.endsWith(`/${name}`)) ?? [];
};

export const removeField: Change = (document) => delete getSchema(document, 'DebtorInput').properties?.remark;

export const addField: Change = (document) => {
  Object.assign(getSchema(document, 'Creditor').properties ?? {}, { nickname: { type: 'string' } });
};

/** By name, each with what its line of the report says. They can be made together. */
export const breakingChanges: Readonly<Record<string, readonly [change: Change, line: string]>> = {
  // Rated by scripts/breaking/missed-breaks.ts.
  'a default changes': [
    (it) => Object.assign(sharedParameter(it, 'pageSize').schema, { default: 50 }),
    'components/parameters/pageSize/schema/default modified: A client that leaves it out gets another result.',
  ],
  'a default is removed': [
    (it) => delete sharedParameter(it, 'metaOnly').schema.default,
    'components/parameters/metaOnly/schema/default modified: A client that leaves it out gets another result.',
  ],
  'a field becomes read-only': [
    set('ArticleInput', 'description', { readOnly: true }),
    'properties/description/readOnly modified: A client can no longer write it.',
  ],
  'a response header becomes optional': [
    (it) => Object.assign(it.components.headers.Location ?? {}, { required: false }),
    'components/headers/Location/required modified: A response can come without this header.',
  ],
  ...Object.fromEntries(
    ['authorizationUrl', 'tokenUrl', 'refreshUrl'].map((name) => [
      `the ${name} changes`,
      [
        (it: Document) => Object.assign(getFlow(it), { [name]: 'https://auth.example/new' }),
        `authorizationCode/${name} modified: A client signs in at another address.`,
      ],
    ]),
  ),
  'another default of a field changes': [
    set('ArticleInput', 'unitPrice', { 'x-default': 1 }),
    'ArticleInput/properties/unitPrice/x-default modified: A client that leaves it out gets another result.',
  ],
  'the scale of a number becomes smaller': [
    set('ArticlePatch', 'unitPrice', { 'x-scale': 2 }),
    'ArticlePatch/properties/unitPrice/x-scale modified: A number with as many decimals as before is rejected.',
  ],
  'a number gets a scale': [
    set('Article', 'currentStock', { 'x-scale': 0 }),
    'Article/properties/currentStock/x-scale modified: A number with as many decimals as before is rejected.',
  ],
  'a field of a replacement must stay as it is': [
    set('CreditorReplacement', 'remark', { 'x-read-only': true }),
    'CreditorReplacement/properties/remark/x-read-only modified: A client can no longer write it.',
  ],
  'a field must be unique': [
    set('DebtorInput', 'email', { 'x-unique': true }),
    'DebtorInput/properties/email/x-unique modified: A value that was accepted is rejected.',
  ],
  'check digits are checked': [
    set('CreditorPatch', 'chamberOfCommerceNumber', { 'x-check-digits': 'iban' }),
    'chamberOfCommerceNumber/x-check-digits modified: A value that was accepted is rejected.',
  ],
  'a path needs a module': [
    (it) => Object.assign(it.paths['/v1/creditors'] ?? {}, { 'x-module': ['tradePack'] }),
    '/v1/creditors/x-module modified: An administration without the module loses the path.',
  ],
  'one of two modules is no longer enough': [
    (it) => Object.assign(it.paths['/v1/salesorders'] ?? {}, { 'x-module': ['tradePack'] }),
    '/v1/salesorders/x-module modified: An administration without the module loses the path.',
  ],
  // Rated by Redocly.
  'a field of an input is removed': [removeField, 'Property `remark` of `DebtorInput` was removed.'],
  'a field of an input is renamed': [
    (it) => {
      const { website, ...rest } = getSchema(it, 'CreditorInput').properties ?? {};
      getSchema(it, 'CreditorInput').properties = { ...rest, homepage: website ?? {} };
    },
    'Property `website` of `CreditorInput` was removed.',
  ],
  'a field of an input becomes required': [
    (it) => Object.assign(getSchema(it, 'DebtorInput'), { required: ['name', 'debtorKindId', 'email'] }),
    'required: `email`.',
  ],
  'a field of an input can no longer be null': [
    set('DebtorReplacement', 'paymentConditionId', { type: 'integer' }),
    'Type of `paymentConditionId` narrowed',
  ],
  'a length of an input is shortened': [
    set('CreditorInput', 'name', { maxLength: 10 }),
    '`maxLength` of `name` changed',
  ],
  'a pattern of an input changes': [
    set('DebtorReplacement', 'number', { pattern: '^a$' }),
    '`pattern` of `number` changed',
  ],
  'an enum of an input loses a value': [set('MandateInput', 'typeId', { enum: [1] }), 'Enum of `typeId` lost values'],
  'a field of a record is removed': [
    (it) => delete getSchema(it, 'Debtor').properties?.remark,
    'Property `remark` of `Debtor` was removed.',
  ],
  'a field of a record can be missing': [
    (it) => {
      const creditor = getSchema(it, 'Creditor');
      creditor.required = creditor.required?.filter((name) => name !== 'number') ?? [];
    },
    'no longer required: `number`.',
  ],
  'a field of a record can be null': [set('Creditor', 'name', { type: ['string', 'null'] }), 'Type of `name` widened'],
  'an enum of a record gains a value': [
    set('Mandate', 'typeId', { enum: [1, 2, 3] }),
    'Enum of `typeId` gained values',
  ],
  'a path is removed': [(it) => delete it.paths['/v1/SalesTypes/{id}'], 'Path `/v1/SalesTypes/{id}` was removed.'],
  'an operation is removed': [
    (it) => delete it.paths['/v1/debtors/{id}']?.delete,
    'Operation `DELETE /v1/debtors/{id}` was removed.',
  ],
  'an operation id changes': [
    (it) => Object.assign(getOperation(it, 'get', '/v1/debtors/{id}'), { operationId: 'findDebtor' }),
    "changed from 'getDebtor' to 'findDebtor'",
  ],
  'the alias of a query parameter is removed': [
    (it) => removeParameter(getOperation(it, 'get', '/v1/debtors'), 'pageSizeAlias'),
    '`pagesize` query parameter was removed.',
  ],
  'the alias of a header is removed': [
    (it) => removeParameter(getOperation(it, 'post', '/v1/debtors'), 'tenantIdAlias'),
    'header parameter was removed.',
  ],
  'a parameter becomes required': [
    (it) => Object.assign(sharedParameter(it, 'acceptLanguage'), { required: true }),
    '`Accept-Language` header parameter became required.',
  ],
  'a required parameter is added': [
    (it) => {
      getOperation(it, 'get', '/v1/SalesTypes').parameters?.push({ ...year, required: true });
    },
    'Required `year` query parameter was added.',
  ],
  'a maximum of a parameter is lowered': [
    (it) => Object.assign(sharedParameter(it, 'page').schema, { maximum: 5 }),
    "Upper bound changed from '<= 2147483647' to '<= 5'.",
  ],
  'an error status is removed': [
    (it) => delete getOperation(it, 'post', '/v1/creditors').responses[403],
    'Response `403` was removed.',
  ],
  'a response header is removed': [
    (it) => delete getOperation(it, 'post', '/v1/articles').responses[201]?.headers,
    'All headers of response `201` were removed.',
  ],
  'a media type is removed': [
    (it) => {
      const { requestBody } = getOperation(it, 'put', '/v1/debtors/{id}');
      if (requestBody)
        requestBody.content = { 'application/xml': requestBody.content['application/json'] as MediaType };
    },
    'Media type',
  ],
  'authentication becomes required': [
    (it) => Object.assign(getOperation(it, 'post', '/connect/token'), { security: [{ bearerToken: [] }] }),
    'Authentication became required.',
  ],
  'a security scheme changes': [
    (it) => Object.assign(it.components.securitySchemes.bearerToken ?? {}, { scheme: 'basic' }),
    '`scheme` of security scheme `bearerToken` changed',
  ],
  'a server changes': [
    (it) => Object.assign(it.servers[0] ?? {}, { url: 'https://api.example' }),
    'Server `https://api.accounting-platform.example` became',
  ],
};

/** They can be made together. */
export const compatibleChanges: readonly Change[] = [
  addField,
  set('ArticleInput', 'unitPrice', { 'x-scale': 6 }),
  (it) => Object.assign(it.paths['/v1/salesorders'] ?? {}, { 'x-module': ['salesOrders', 'basic', 'tradePack'] }),
  (it) => delete it.paths['/v1/salesorders/{id}']?.['x-module'],
  (it) => {
    const text = { summary: 'List colours', description: 'Lists colours.' };
    const responses = { 204: { description: 'None.' } };
    it.paths['/v1/colours'] = { get: { ...text, operationId: 'listColours', responses } };
  },
  (it) => {
    getOperation(it, 'get', '/v1/debtors').parameters?.push(year);
  },
  (it) => {
    getOperation(it, 'get', '/v1/debtors').responses[410] = { description: 'Gone.' };
  },
  set('MandateInput', 'typeId', { enum: [1, 2, 3] }),
  (it) => {
    rename(it.paths, '/v1/articles/{id}', '/v1/articles/{articleId}');
    for (const { parameters } of Object.values(it.paths['/v1/articles/{articleId}'] ?? {})) {
      if (parameters) parameters[0] = { ...sharedParameter(it, 'recordId'), name: 'articleId' };
    }
  },
  set('DebtorInput', 'name', { description: 'Another description.' }),
];

/** Gives an entry of a map another name. */
const rename = (map: Record<string, unknown> | undefined, from: string, to: string): void => {
  if (!map?.[from]) throw new Error(`There is no ${from}.`);
  map[to] = map[from];
  delete map[from];
};

/** By name, each with the reason of its break, and the place of the addition. They can be made together. */
export const replacements: Readonly<Record<string, readonly [change: Change, removed: string, added: string]>> = {
  'a field with a similar name': [
    (it) => rename(getSchema(it, 'Debtor').properties, 'phone', 'phones'),
    'Property `phone` of `Debtor` was removed.',
    'components/schemas/Debtor/properties/phones',
  ],
  'a filter of the same type': [
    (it) => {
      const { parameters = [] } = getOperation(it, 'get', '/v1/debtors');
      Object.assign(parameters.find(({ name }) => name === 'phone') ?? {}, { name: 'mobile' });
    },
    '`phone` query parameter was removed.',
    '/v1/debtors/get/parameters/15',
  ],
  'a path with the same operations': [
    (it) => rename(it.paths, '/v1/SalesTypes/{id}', '/v1/salestypes/{id}'),
    'Path `/v1/SalesTypes/{id}` was removed.',
    '/v1/salestypes/{id}',
  ],
  'a header of a response': [
    (it) => rename(getOperation(it, 'post', '/v1/articles').responses[201]?.headers, 'Location', 'Locations'),
    'Response header `Location` was removed.',
    '/v1/articles/post/responses/201/headers/Locations',
  ],
};

const reverse = <Value>(map: Record<string, Value> | undefined): Record<string, Value> =>
  Object.fromEntries(Object.entries(map ?? {}).reverse());

/** They mean the same to a client, and can be made together. */
export const harmlessChanges: readonly Change[] = [
  (it) => {
    getSchema(it, 'Debtor').properties = reverse(getSchema(it, 'Debtor').properties);
  },
  (it) => getSchema(it, 'Debtor').required?.reverse(),
  (it) => getProperty(it, 'Mandate', 'typeId').enum?.reverse(),
  (it) => (getProperty(it, 'Debtor', 'phone').type as string[]).reverse(),
  (it) => getOperation(it, 'get', '/v1/debtors').parameters?.reverse(),
  (it) => {
    it.paths = reverse(it.paths);
  },
  (it) => {
    const { parameters = [] } = getOperation(it, 'get', '/v1/debtors');
    const index = parameters.findIndex(({ $ref }) => $ref?.endsWith('/page'));
    parameters[index] = structuredClone(sharedParameter(it, 'page'));
  },
];
