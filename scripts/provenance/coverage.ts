import { listOperations, type OpenApiDocument, type Parameter, type Schema } from '../../contract/document.ts';
import { formatPointer } from '../../contract/json-pointer.ts';
import type { Statement } from './statements.ts';

export const KINDS = ['operation', 'field', 'parameter', 'status', 'header', 'media type', 'limit'] as const;

/** A part of the contract that somebody must have said something about: the platform, or we. */
export interface Part {
  readonly kind: (typeof KINDS)[number];
  readonly pointer: string;
  /**
   * The pointers that statements must name: that of the part itself, or those of what it repeats. A field of `DebtorInput`
   * repeats that of `Debtor`.
   */
  readonly carriers: readonly string[];
}

/**
 * Lists the parts that need a statement of their own, or of a group that names them. A statement on a schema says nothing of
 * its fields, and one on an operation nothing of its parameters and responses. A reference to a component is no part: its
 * component is.
 */
function listParts(document: OpenApiDocument): readonly Part[] {
  return [...listOperationParts(document), ...listComponentParts(document)];
}

/** The pointers that no statement names yet, each once. */
export function findUncovered(document: OpenApiDocument, statements: readonly Statement[]): readonly string[] {
  const carried = new Set(statements.flatMap(({ carriedBy }) => carriedBy));
  const pointers = listParts(document).flatMap(({ carriers }) => carriers);
  return [...new Set(pointers)].filter((pointer) => !carried.has(pointer));
}

const createPart = (kind: Part['kind'], ...pointer: string[]): Part => {
  const formatted = formatPointer(pointer);
  return { kind, pointer: formatted, carriers: [formatted] };
};

function listOperationParts(document: OpenApiDocument): Part[] {
  return listOperations(document).flatMap(({ path, method, item, operation }) => {
    const place = ['paths', path, method];
    const parameters = (operation.parameters ?? []).filter(({ $ref }) => !$ref);
    const { requestBody } = operation;
    return [
      createPart('operation', ...place),
      ...parameters.flatMap((parameter) => listParameter(document, parameter, place, item['x-record'])),
      ...(requestBody ? listContent(document, requestBody, [...place, 'requestBody']) : []),
      ...Object.entries(operation.responses).flatMap(([status, response]) =>
        response.$ref ? [] : listResponse(document, response, [...place, 'responses', status]),
      ),
    ];
  });
}

/** A filter repeats the field of its name, and the list says of all its filters how they work. */
function listParameter(document: OpenApiDocument, parameter: Parameter, place: string[], record: unknown): Part[] {
  const own = createPart('parameter', ...place, 'parameters', parameter.name);
  const fields = parameter['x-filter'] ? findFields(document, String(record), parameter.name) : [];
  if (fields.length === 0) return [own, ...listLimits(parameter, [...place, 'parameters', parameter.name])];
  return [{ ...own, carriers: [...fields, formatPointer([...place, 'parameters'])] }];
}

/** The default and the largest value of a parameter that is no filter. */
const listLimits = ({ schema }: Parameter, place: string[]): Part[] =>
  ['default', 'maximum']
    .filter((keyword) => keyword in schema && (schema as Record<string, unknown>)[keyword] !== LARGEST_INTEGER)
    .map((keyword) => createPart('limit', ...place, 'schema', keyword));

/** The largest value of `int32` limits nothing. */
const LARGEST_INTEGER = 2_147_483_647;

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string }>>;
}

const listResponse = (document: OpenApiDocument, response: Body, place: string[]): Part[] => [
  createPart('status', ...place),
  ...Object.entries(response.headers ?? {})
    .filter(([, { $ref }]) => !$ref)
    .map(([name]) => createPart('header', ...place, 'headers', name)),
  ...listContent(document, response, place),
];

const listContent = (document: OpenApiDocument, body: Body, place: string[]): Part[] => [
  ...('x-max-bytes' in body ? [createPart('limit', ...place, 'x-max-bytes')] : []),
  ...Object.entries(body.content ?? {}).flatMap(([type, { schema }]) => [
    createPart('media type', ...place, 'content', type),
    ...listFields(document, schema, [...place, 'content', type, 'schema']),
  ]),
];

function listComponentParts(document: OpenApiDocument): Part[] {
  const { schemas, parameters = {}, responses = {}, headers = {} } = document.components as Components;
  return [
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      listFields(document, schema, ['components', 'schemas', name]),
    ),
    ...Object.entries(parameters).flatMap(([name, parameter]) => {
      const place = ['components', 'parameters', name];
      return [createPart('parameter', ...place), ...listLimits(parameter, place)];
    }),
    ...Object.entries(responses).flatMap(([name, response]) =>
      listResponse(document, response, ['components', 'responses', name]),
    ),
    ...Object.keys(headers).map((name) => createPart('header', 'components', 'headers', name)),
  ];
}

interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly responses?: Readonly<Record<string, Body>>;
  readonly headers?: Readonly<Record<string, object>>;
}

/** The fields of a schema and of the objects written out in it, and how many objects its lists hold. */
function listFields(document: OpenApiDocument, schema: Schema, place: string[]): Part[] {
  const [, , component = ''] = place;
  const isComponent = place.length === 3;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = createPart('field', ...place, 'properties', name);
    const carriers = isComponent ? findFields(document, component, name) : field.carriers;
    const isLimited = property.items?.$ref !== undefined && 'maxItems' in property;
    return [
      { ...field, carriers },
      ...(isLimited ? [getLimit({ ...field, carriers })] : []),
      ...listFields(document, property, [...place, 'properties', name]),
    ];
  });
  return [...fields, ...(schema.items ? listFields(document, schema.items, [...place, 'items']) : [])];
}

const getLimit = ({ pointer, carriers }: Part): Part => ({
  kind: 'limit',
  pointer: `${pointer}/maxItems`,
  carriers: carriers.map((carrier) => `${carrier}/maxItems`),
});

/** The fields of a record that a field of one of its schemas repeats, or that field itself. */
function findFields({ components: { schemas } }: OpenApiDocument, schema: string, field: string): string[] {
  const has = (name: string): boolean => schemas[name]?.properties?.[field] !== undefined;
  const find = (name: string): string[] => {
    const found = [getPlainName(name), name].find(has);
    if (found !== undefined) return [found];
    return (schemas[name]?.oneOf ?? []).flatMap(({ $ref = '' }) => find($ref.split('/').at(-1) ?? ''));
  };
  const record = schema.replace(/(ListItem|Replacement|Input|Patch)$/, '');
  const found = [...new Set(find(record))];
  // A record that is only listed is in the bundle as the item of its list.
  const names = found.length > 0 ? found : [schema, `${record}ListItem`].filter(has).slice(0, 1);
  return names.map((name) => formatPointer(['components', 'schemas', name, 'properties', field]));
}

/** What is said of a record holds of the record with its lines, and what is said of a line of an invoice of every invoice. */
const getPlainName = (schema: string): string =>
  schema
    .replace(/WithLines$/, '')
    .replace(/^(Draft)?SalesInvoice(\w+Line)$/, '$2')
    .replace(/^Nested(\w+Line)$/, '$1');

/** Counts the parts of each kind, and those of them that statements name. */
export function countCoverage(
  document: OpenApiDocument,
  statements: readonly Statement[],
): Record<Part['kind'], readonly [covered: number, all: number]> {
  const uncovered = new Set(findUncovered(document, statements));
  const parts = Map.groupBy(listParts(document), ({ kind }) => kind);
  const count = (kind: Part['kind']): readonly [number, number] => {
    const list = parts.get(kind) ?? [];
    return [list.filter(({ carriers }) => !carriers.some((pointer) => uncovered.has(pointer))).length, list.length];
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as ReturnType<typeof countCoverage>;
}
