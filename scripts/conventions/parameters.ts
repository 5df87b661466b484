import { basename } from 'node:path';
import type { Json, Schema } from '../../contract/document.ts';
import { AuthorError } from './author-error.ts';
import { fillPlaceholders } from './naming.ts';
import { getParameters, type OperationContext } from './operation-context.ts';
import { type Located, resolveTarget, type SourceReader } from './source.ts';

/**
 * Creates the parameters of a template: as references, and with the fields of the record where those matter. One that the
 * operation declares itself is left out.
 */
export function createListParameters(
  template: readonly Schema[],
  operation: Json,
  words: Readonly<Record<string, string>>,
  context: OperationContext,
): Json[] {
  const declared = new Map(getParameters(operation).map((parameter) => [parameter.name, parameter]));
  const fields = listFields(context.record.schema, context.source);
  return template
    .flatMap((reference) => {
      const { file, name } = resolveTarget(String(reference.$ref), context.file);
      const component = context.source.component(file, 'parameters', name);
      if (!component)
        throw new AuthorError(
          `Write the parameter ${name} in conventions/${basename(file)}: operations.yaml needs it.`,
        );
      const parameter = fillPlaceholders(component, words);
      const aliased = declared.get(parameter['x-alias-of']);
      if (aliased) return [createAlias(parameter, aliased)];
      return PARAMETERS_WITH_FIELDS[name]?.(parameter, fields) ?? [{ ...reference, name: parameter.name }];
    })
    .filter(({ name }) => !declared.has(name))
    .map(({ $ref, ...parameter }) => ($ref === undefined ? parameter : { $ref }));
}

/** Creates an alias of a parameter that the operation declares itself. */
function createAlias(alias: Json, { schema, example }: Json): Json {
  const { default: _default, ...limits } = schema as Json;
  return { ...alias, schema: limits, example };
}

/** Templates that the fields of the record are written into. */
const PARAMETERS_WITH_FIELDS: Readonly<Record<string, (parameter: Json, fields: readonly Field[]) => Json[]>> = {
  orderby: (parameter, fields) => [createOrderby(parameter, fields)],
  fields: (parameter, fields) => [createFields(parameter, fields)],
  filter: createFilters,
};

interface Field {
  readonly name: string;
  /** The type besides null: one of string, integer, number, boolean, object, array. */
  readonly type: string;
  readonly schema: Schema;
}

const SCALAR_TYPES: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

/** Lists the fields of a record that a client can name, `id` first: all but `_meta`, which is always there. */
function listFields(record: Located, source: SourceReader): Field[] {
  return [...source.getProperties(record)]
    .filter(([name]) => name !== '_meta')
    .sort(([first], [second]) => Number(second === 'id') - Number(first === 'id'))
    .map(([name, located]) => {
      const { schema } = source.follow(located);
      const type = [schema.type].flat().find((item) => item !== 'null') ?? 'object';
      return { name, type, schema };
    });
}

const isScalar = ({ type }: Field): boolean => SCALAR_TYPES.has(type);

/** Creates `orderby` with the names of the fields that hold a single value. */
function createOrderby(template: Json, fields: readonly Field[]): Json {
  const names = fields.filter(isScalar).map(({ name }) => name);
  const schema = { ...(template.schema as Json), enum: [...names, ...names.map((name) => `-${name}`)] };
  return { ...template, schema, example: names[0] };
}

/** Creates `fields` with the names of all fields. */
function createFields(template: Json, fields: readonly Field[]): Json {
  const names = fields.map(({ name }) => name);
  const { items, ...schema } = template.schema as Json;
  return {
    ...template,
    schema: { ...schema, maxItems: names.length, items: { ...(items as Json), enum: names } },
    example: names.slice(0, 2),
  };
}

const ignoresCase = ({ schema }: Field): boolean => 'x-unique' in schema || 'x-ignore-case' in schema;

const IGNORES_CASE = ' Capitals and small letters count as equal.';

const KEYWORDS_IN_FILTERS = ['enum', 'const', 'minimum', 'maximum', 'maxLength'];
const FORMATS_IN_FILTERS: ReadonlySet<unknown> = new Set(['int32', 'int64', 'date', 'date-time']);

/** Creates a filter for each field that holds a single value, unless the field says `x-filter: false`. */
function createFilters(template: Json, fields: readonly Field[]): Json[] {
  return fields
    .filter((field) => isScalar(field) && field.schema['x-filter'] !== false)
    .map((field) => ({
      ...template,
      name: field.name,
      description: `${String(template.description).replaceAll('{field}', field.name)}${ignoresCase(field) ? IGNORES_CASE : ''}`,
      schema: { ...(template.schema as Json), items: toFilterSchema(field) },
      example: [field.schema.examples?.find((example) => example !== null) ?? field.schema.const].flat(),
    }));
}

/** A text is normalized as the field is; one that only the platform writes is trimmed. */
function toFilterSchema(field: Field): Json {
  const { type, schema } = field;
  const limits = KEYWORDS_IN_FILTERS.filter((keyword) => schema[keyword] !== undefined).map((keyword) => {
    const value = schema[keyword];
    return [keyword, Array.isArray(value) ? value.filter((item) => item !== null) : value];
  });
  const format = FORMATS_IN_FILTERS.has(schema.format) ? { format: schema.format } : {};
  const isFreeText =
    type === 'string' && !schema.enum && schema.const === undefined && !FORMATS_IN_FILTERS.has(schema.format);
  const normalize = isFreeText ? { 'x-normalize': schema['x-normalize'] ?? 'line' } : {};
  const folding = ignoresCase(field) ? { 'x-ignore-case': true } : {};
  return { type, ...format, ...normalize, ...folding, ...Object.fromEntries(limits) };
}
