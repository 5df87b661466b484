import { convention, type Place, parametersOf } from './place.ts';
import { type Json, type Located, type Schema, type SourceReader, targetOf } from './source.ts';
import { filled } from './words.ts';

/** A parameter for each identifier in the path. */
export const identifierParameters = (place: Place): Schema[] =>
  [...place.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => convention('parameters', name, place));

/**
 * The parameters of a template: as references, and with the fields of the record where those count. One that the operation
 * has itself is left out.
 */
export function listParameters(
  template: readonly Schema[],
  operation: Json,
  words: Readonly<Record<string, string>>,
  place: Place,
): Json[] {
  const own = new Map(parametersOf(operation).map((parameter) => [parameter.name, parameter]));
  const fields = fieldsOf(place.record.schema, place.source);
  return template
    .flatMap((reference) => {
      const { file, name } = targetOf(String(reference.$ref), place.file);
      const parameter = filled(place.source.component(file, 'parameters', name) as Json, words);
      const aliased = own.get(parameter['x-alias-of']);
      if (aliased) return [aliasParameter(parameter, aliased)];
      return byFields[name]?.(parameter, fields) ?? [{ ...reference, name: parameter.name }];
    })
    .filter(({ name }) => !own.has(name))
    .map(({ $ref, ...parameter }) => ($ref === undefined ? parameter : { $ref }));
}

/** An alias of a parameter that the operation describes itself. */
function aliasParameter(alias: Json, { schema, example }: Json): Json {
  const { default: _default, ...limits } = schema as Json;
  return { ...alias, schema: limits, example };
}

/** Parameters that the fields of the record are written into. */
const byFields: Readonly<Record<string, (parameter: Json, fields: readonly Field[]) => Json[]>> = {
  orderby: (parameter, fields) => [orderbyParameter(parameter, fields)],
  fields: (parameter, fields) => [fieldsParameter(parameter, fields)],
  filter: filterParameters,
};

export interface Field {
  readonly name: string;
  /** The type besides null: one of string, integer, number, boolean, object, array. */
  readonly type: string;
  readonly schema: Schema;
}

const scalars: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

/** The fields of a record that a client can name: all but `_meta`, which is always there. `id` is the first. */
export function fieldsOf(record: Located, source: SourceReader): Field[] {
  return [...source.propertiesOf(record)]
    .filter(([name]) => name !== '_meta')
    .sort(([first], [second]) => Number(second === 'id') - Number(first === 'id'))
    .map(([name, located]) => {
      const { schema } = source.follow(located);
      const type = [schema.type].flat().find((item) => item !== 'null') ?? 'object';
      return { name, type, schema };
    });
}

const isScalar = ({ type }: Field): boolean => scalars.has(type);

/** `orderby` with the names of the fields that hold a single value. */
function orderbyParameter(template: Json, fields: readonly Field[]): Json {
  const names = fields.filter(isScalar).map(({ name }) => name);
  const schema = { ...(template.schema as Json), enum: [...names, ...names.map((name) => `-${name}`)] };
  return { ...template, schema, example: names[0] };
}

/** `fields` with the names of all fields. */
function fieldsParameter(template: Json, fields: readonly Field[]): Json {
  const names = fields.map(({ name }) => name);
  const { items, ...schema } = template.schema as Json;
  return {
    ...template,
    schema: { ...schema, maxItems: names.length, items: { ...(items as Json), enum: names } },
    example: names.slice(0, 2),
  };
}

const KEYWORDS_IN_FILTERS = ['enum', 'const', 'minimum', 'maximum', 'maxLength'];
const FORMATS_IN_FILTERS: ReadonlySet<unknown> = new Set(['int32', 'int64', 'date', 'date-time']);

/** A filter for each field that holds a single value, unless the field says `x-filter: false`. */
function filterParameters(template: Json, fields: readonly Field[]): Json[] {
  return fields
    .filter((field) => isScalar(field) && field.schema['x-filter'] !== false)
    .map((field) => ({
      ...template,
      name: field.name,
      description: String(template.description).replaceAll('{field}', field.name),
      schema: { ...(template.schema as Json), items: filterValue(field) },
      example: [field.schema.examples?.find((example) => example !== null) ?? field.schema.const].flat(),
    }));
}

function filterValue({ type, schema }: Field): Json {
  const limits = KEYWORDS_IN_FILTERS.filter((keyword) => schema[keyword] !== undefined).map((keyword) => {
    const value = schema[keyword];
    return [keyword, Array.isArray(value) ? value.filter((item) => item !== null) : value];
  });
  const format = FORMATS_IN_FILTERS.has(schema.format) ? { format: schema.format } : {};
  return { type, ...format, ...Object.fromEntries(limits) };
}
