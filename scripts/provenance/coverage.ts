import { listOperations, type OpenApiDocument, type Parameter, type Schema } from '../../contract/document.ts';
import { formatPointer } from '../../contract/json-pointer.ts';
import type { Statement } from '../../programs/statements.ts';

/** Lists the pointers that no statement names yet, each once. */
export function findUncovered(document: OpenApiDocument, statements: readonly Statement[]): readonly string[] {
  const carried = new Set(statements.flatMap(({ carriedBy }) => carriedBy));
  return [...new Set(listCarriers(document))].filter((pointer) => !carried.has(pointer));
}

/** Finds the parts of the contract that no statement names. */
export const findMissingOrigins = (document: OpenApiDocument, statements: readonly Statement[]) =>
  findUncovered(document, statements).map((pointer) => ({
    rule: 'provenance',
    message: `Say where it comes from: name ${pointer} in carriedBy of a statement in openapi/provenance, in decided/ when it is our decision.`,
    pointer,
  }));

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string }>>;
}

interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly responses?: Readonly<Record<string, Body>>;
  readonly headers?: Readonly<Record<string, object>>;
}

/**
 * Lists the pointers that statements must name. A statement on a schema says nothing of its fields, and one on an operation
 * nothing of its parameters and responses. A reference to a component needs none: its component does. What repeats a field
 * of a record needs the statement of that field.
 */
function listCarriers(document: OpenApiDocument): string[] {
  const { schemas, parameters = {}, responses = {}, headers = {} } = document.components as Components;

  /** A filter repeats the field of its name, and the list says of all its filters how they work. */
  function listParameter(parameter: Parameter, place: readonly string[], record: string): string[] {
    const fields = parameter['x-filter'] ? findFields(schemas, record, parameter.name) : [];
    if (fields.length > 0) return [...fields, formatPointer(place)];
    return listLimits(parameter, [...place, parameter.name]);
  }

  function listResponse(response: Body, place: readonly string[]): string[] {
    const own = Object.entries(response.headers ?? {}).filter(([, { $ref }]) => !$ref);
    return [
      formatPointer(place),
      ...own.map(([name]) => formatPointer([...place, 'headers', name])),
      ...listContent(response, place),
    ];
  }

  const listContent = (body: Body, place: readonly string[]): string[] => [
    ...('x-max-bytes' in body ? [formatPointer([...place, 'x-max-bytes'])] : []),
    ...Object.entries(body.content ?? {}).flatMap(([type, { schema }]) => [
      formatPointer([...place, 'content', type]),
      ...listFields(schema, [...place, 'content', type, 'schema']),
    ]),
  ];

  /** The fields of a schema and of the objects written out in it, and how many objects its lists hold. */
  function listFields({ properties = {}, items }: Schema, place: readonly string[]): string[] {
    const fields = Object.entries(properties).flatMap(([name, property]) => {
      const own = [...place, 'properties', name];
      const carriers = place.length === 3 ? findFields(schemas, place[2] ?? '', name) : [formatPointer(own)];
      const isLimited = property.items?.$ref !== undefined && 'maxItems' in property;
      const limits = isLimited ? carriers.map((carrier) => `${carrier}/maxItems`) : [];
      return [...carriers, ...limits, ...listFields(property, own)];
    });
    return [...fields, ...(items ? listFields(items, [...place, 'items']) : [])];
  }

  const operations = listOperations(document).flatMap(({ path, method, item, operation }) => {
    const place = ['paths', path, method];
    const own = (operation.parameters ?? []).filter(({ $ref }) => !$ref);
    const documented = Object.entries(operation.responses).filter(([, { $ref }]) => !$ref);
    return [
      formatPointer(place),
      ...own.flatMap((parameter) => listParameter(parameter, [...place, 'parameters'], String(item['x-record']))),
      ...listContent(operation.requestBody ?? {}, [...place, 'requestBody']),
      ...documented.flatMap(([status, response]) => listResponse(response, [...place, 'responses', status])),
    ];
  });

  return [
    ...operations,
    ...Object.entries(schemas).flatMap(([name, schema]) => listFields(schema, ['components', 'schemas', name])),
    ...Object.entries(parameters).flatMap(([name, each]) => listLimits(each, ['components', 'parameters', name])),
    ...Object.entries(responses).flatMap(([name, each]) => listResponse(each, ['components', 'responses', name])),
    ...Object.keys(headers).map((name) => formatPointer(['components', 'headers', name])),
  ];
}

/** The largest value of `int32` limits nothing. */
const LARGEST_INTEGER = 2_147_483_647;

/** A parameter that is no filter, its default and its largest value. */
const listLimits = ({ schema }: Parameter, place: readonly string[]): string[] => [
  formatPointer(place),
  ...['default', 'maximum']
    .filter((keyword) => ![undefined, LARGEST_INTEGER].includes(schema[keyword] as number | undefined))
    .map((keyword) => formatPointer([...place, 'schema', keyword])),
];

/** The fields of a record that a field of one of its schemas repeats, or that field itself. */
function findFields(schemas: Components['schemas'], schema: string, field: string): string[] {
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

/** A statement about a record holds of the record with its lines, and a statement about a line of an invoice of every invoice. */
const getPlainName = (schema: string): string =>
  schema
    .replace(/WithLines$/, '')
    .replace(/^(Draft)?SalesInvoice(\w+Line)$/, '$2')
    .replace(/^Nested(\w+Line)$/, '$1');
