import { type OpenApiDocument, resolveRef, type Schema } from '../../scripts/document/openapi.ts';

/** A field of a record or of a body, as a row of a table. */
export interface Field {
  /** With where it stands: `address.street`, `lines[].quantity`. */
  readonly name: string;
  /** In words: `string (date) or null`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Markdown on one line. */
  readonly description: string;
  /** What a value must keep to, in sentences; for who writes it. */
  readonly limits: string;
}

/** A property, and which alternatives of a body have it. */
interface Property {
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** Such as ``bookingType` `A``; empty when every alternative has it. */
  readonly only: readonly string[];
}

/** What is the same in every answer; the guides say what is in it. */
const envelope = '_meta';

/** The fields of a schema and of the objects inside it, in the order of the contract. */
export function fieldsOf(contract: OpenApiDocument, schema: Schema, prefix = ''): readonly Field[] {
  const properties = propertiesOf(contract, schema);
  return [...properties].flatMap(([name, { schema: property, isRequired, only }]) => {
    const full = prefix + name;
    const inner = name === envelope ? undefined : partsOf(contract, property);
    const description = oneLine([property.description ?? '', ...onlyWith(only)].join(' '));
    return [
      { name: full, type: typeOf(contract, property), isRequired, description, limits: limitsOf(property) },
      ...(inner ? fieldsOf(contract, inner.schema, `${full}${inner.isList ? '[]' : ''}.`) : []),
    ];
  });
}

const onlyWith = (only: readonly string[]): string[] => (only.length > 0 ? [`Only with ${only.join(' or ')}.`] : []);

/** What a property consists of, when that is an object or a list of them. */
function partsOf(contract: OpenApiDocument, property: Schema): { schema: Schema; isList: boolean } | undefined {
  const items = property.items && resolveRef(contract, property.items);
  const schema = items ?? property;
  return propertiesOf(contract, schema).size > 0 ? { schema, isList: items !== undefined } : undefined;
}

function propertiesOf(contract: OpenApiDocument, given: Schema): Map<string, Property> {
  const { properties = {}, required = [], oneOf } = resolveRef(contract, given);
  if (oneOf) return alternatives(contract, oneOf);
  return new Map(
    Object.entries(properties).map(([name, one]) => {
      return [name, { schema: resolveRef(contract, one), isRequired: required.includes(name), only: [] }];
    }),
  );
}

/** The fields of alternatives, each once. The field that tells them apart holds all its values. */
function alternatives(contract: OpenApiDocument, schemas: readonly Schema[]): Map<string, Property> {
  const found = schemas.map((schema) => propertiesOf(contract, schema));
  const names = new Set(found.flatMap((one) => [...one.keys()]));
  return new Map(
    [...names].map((name) => {
      const having = found.filter((one) => one.has(name));
      const those = having.flatMap((one) => one.get(name) ?? []);
      const values = new Set(those.map(({ schema }) => schema.const));
      const [first] = those;
      const schema = values.size > 1 ? joined(those.map((one) => one.schema)) : (first?.schema ?? {});
      const only = having.length < found.length ? having.map(labelOf) : [];
      return [name, { schema, isRequired: those.every(({ isRequired }) => isRequired), only }];
    }),
  );
}

/** `const` values as the values of one choice. */
const joined = (schemas: readonly Schema[]): Schema => ({
  type: 'string',
  enum: [...new Set(schemas.map((one) => one.const))],
  description: [...new Set(schemas.map(({ description }) => description))].join(' '),
});

/** The field that tells an alternative apart, and its value. */
function labelOf(properties: Map<string, Property>): string {
  const [name, property] = [...properties].find(([, { schema }]) => schema.const !== undefined) ?? [];
  return `\`${name}\` \`${String(property?.schema.const)}\``;
}

/** Formats that say how to write a value. */
const formats: readonly unknown[] = ['date', 'date-time', 'uri', 'email'];

/** The type of a value in words: `integer`, `string (date) or null`, `list of strings`. */
export function typeOf(contract: OpenApiDocument, given: Schema): string {
  const schema = resolveRef(contract, given);
  if (schema.contentMediaType) return String(schema.contentMediaType);
  const types = [schema.type ?? (propertiesOf(contract, schema).size > 0 ? 'object' : 'any')].flat();
  const words = types.map((type) => {
    if (type === 'array') return `list of ${typeOf(contract, schema.items ?? {}).replace(/^\w+/, '$&s')}`;
    return type === 'string' && formats.includes(schema.format) ? `string (${schema.format})` : type;
  });
  return words.join(' or ');
}

/** A larger limit is that of int32, or of the largest amount; it says nothing to a reader. */
const largestLimit = 1_000_000;

/** The limits of a value that are worth knowing and that its description does not name, in sentences. */
export function limitsOf({ description = '', ...schema }: Schema): string {
  const { default: standard, maxLength, minimum, maximum } = schema;
  const isNew = (value: unknown): boolean => value !== null && !description.includes(`\`${String(value)}\``);
  const choices = ascending(schema.enum ?? []).filter(isNew);
  return [
    choices.length > 0 && `One of ${choices.map((value) => `\`${String(value)}\``).join(', ')}.`,
    schema.const !== undefined && isNew(schema.const) && `Always \`${schema.const}\`.`,
    typeof maxLength === 'number' && !schema.format && `At most ${maxLength} characters.`,
    typeof minimum === 'number' && minimum > 1 && `At least ${minimum}.`,
    typeof maximum === 'number' && maximum < largestLimit && `At most ${maximum}.`,
    standard !== undefined && standard !== null && `Default: \`${JSON.stringify(standard)}\`.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Of the values to sort on, `name` and `-name`, only the first: the description says what the minus means. */
const ascending = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => typeof value !== 'string' || !value.startsWith('-') || !values.includes(value.slice(1)));

/** Markdown for a cell of a table: a list becomes a sentence. */
export const oneLine = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll(/:\n+- /g, ': ')
    .replaceAll(/\n+- /g, '; ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/[^.:;!?]$/, '$&.');
