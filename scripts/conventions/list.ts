import type { Json, Located, SourceReader } from './source.ts';

export interface Field {
  readonly name: string;
  /** Types without null: one of string, integer, number, boolean, object, array. */
  readonly type: string;
  readonly schema: Json;
}

const scalars = new Set(['string', 'integer', 'number', 'boolean']);

/** The fields of a record that a client can name in `fields`: all but `_meta`, which is always there. `id` is the first. */
export function fieldsOf(record: Located, source: SourceReader): Field[] {
  return [...source.propertiesOf(record)]
    .filter(([name]) => name !== '_meta')
    .sort(([one], [other]) => Number(other === 'id') - Number(one === 'id'))
    .map(([name, located]) => {
      const { schema } = source.follow(located);
      const type = [schema.type].flat().find((one) => one !== 'null') ?? 'object';
      return { name, type, schema };
    });
}

const isScalar = ({ type }: Field): boolean => scalars.has(type);

/** `orderby`: a scalar field, ascending, or descending behind a minus. */
export function orderby(fields: readonly Field[]): Json {
  const names = fields.filter(isScalar).map(({ name }) => name);
  return {
    name: 'orderby',
    in: 'query',
    description: 'Field to sort on, ascending. A leading minus sorts descending.',
    schema: { type: 'string', enum: [...names, ...names.map((name) => `-${name}`)] },
    example: names[0],
  };
}

/** `fields`: the fields to return, separated by commas. */
export function fieldsParameter(fields: readonly Field[]): Json {
  const names = fields.map(({ name }) => name);
  return {
    name: 'fields',
    in: 'query',
    description:
      'Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.',
    style: 'form',
    explode: false,
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: names.length,
      uniqueItems: true,
      items: { type: 'string', enum: names },
    },
    example: names.slice(0, 2),
  };
}

const keptInFilters = ['enum', 'const', 'minimum', 'maximum', 'maxLength'];
const formatsKeptInFilters = new Set(['int32', 'int64', 'date', 'date-time']);

/**
 * One repeatable filter for each scalar field, except where the field says `x-filter: false`. A filter on a boolean
 * is not repeatable: both values together would filter nothing.
 */
export function filters(fields: readonly Field[], many: string): Json[] {
  return fields
    .filter((field) => isScalar(field) && field.schema['x-filter'] !== false)
    .map(({ name, type, schema }) => {
      const base = {
        name,
        in: 'query',
        description: `Only ${many} with this \`${name}\`.`,
        'x-filter': true,
      };
      if (type === 'boolean') return { ...base, schema: { type }, example: true };
      const items: Json = { type };
      if (formatsKeptInFilters.has(String(schema.format))) items.format = schema.format;
      for (const key of keptInFilters) {
        const value = schema[key];
        if (value !== undefined) items[key] = Array.isArray(value) ? value.filter((one) => one !== null) : value;
      }
      return {
        ...base,
        description: `${base.description} Repeat the parameter to allow several values.`,
        style: 'form',
        explode: true,
        schema: { type: 'array', minItems: 1, maxItems: 100, items },
        example: [(schema.examples as unknown[] | undefined)?.find((one) => one !== null) ?? schema.const].flat(),
      };
    });
}

/**
 * A record inside a list: the same fields, none of them required, because `fields` may leave any of them out. `x-always`
 * names those that are there without `fields`.
 */
export function listItemSchema(record: Located, name: string, refs: Refs, source: SourceReader): Json {
  const { schema, file } = source.follow(record);
  const itemMeta = { $ref: refs.shared('envelopes.yaml#/components/schemas/ItemMeta') };
  const parts = (schema.allOf ?? []).map((part) => ({ schema: part, file }));
  const mustFlatten = schema.oneOf || parts.some((part) => requiresSomething(source.follow(part).schema));
  const own = mustFlatten
    ? [...source.propertiesOf(record)]
    : Object.entries(schema.properties ?? {}).map(asLocated(file));
  const properties = own.map(([key, located]) => [key, key === '_meta' ? itemMeta : refs.rebase(located)]);
  return {
    description: `${name} inside a list. With \`fields\` the other fields are left out.`,
    type: 'object',
    ...(parts.length > 0 && !mustFlatten && { allOf: parts.map(refs.rebase) }),
    properties: Object.fromEntries(properties),
    'x-always': [...source.requiredOf(record)].filter((key) => key !== '_meta'),
  };
}

/** The envelope of the source: `_data` (left out with `metaOnly=true`) and `_meta`. */
export function listSchema(record: string, many: string, pageLimit: number, refs: Refs): Json {
  return {
    description: `A page of ${many}.`,
    type: 'object',
    properties: {
      _data: {
        description: 'The records of the page. Left out with `metaOnly=true`.',
        type: 'array',
        maxItems: pageLimit,
        items: { $ref: `#/components/schemas/${record}ListItem` },
      },
      _meta: { $ref: refs.shared('envelopes.yaml#/components/schemas/ListMeta') },
    },
    required: ['_meta'],
  };
}

/** How a piece that moves to the contents page refers to the files it came from. */
export interface Refs {
  shared(pointer: string): string;
  rebase(at: Located): unknown;
}

const requiresSomething = ({ required, oneOf }: Located['schema']): boolean =>
  required !== undefined || oneOf !== undefined;

const asLocated =
  (file: string) =>
  ([name, schema]: [string, Located['schema']]): [string, Located] => [name, { schema, file }];
