import { type OpenApiDocument, resolveRef, type Schema } from '../../scripts/document/openapi.ts';

/** A field of a record or of a body, as a row of a table. */
export interface Field {
  /** With the path to it: `address.street`, `lines[].quantity`. */
  readonly name: string;
  /** `string (date) or null` */
  readonly type: string;
  readonly isRequired: boolean;
  /** Markdown on one line. */
  readonly description: string;
  /** The constraints of a request, in sentences. */
  readonly limits: string;
}

interface Property {
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** The alternatives of a body that have it, such as ``bookingType` `A``; empty for all of them. */
  readonly alternatives: readonly string[];
}

/** The envelope of every response, which the guides describe. */
const ENVELOPE = '_meta';

/** Lists the fields of a schema and of the objects inside it, in the order of the contract. */
export function listFields(contract: OpenApiDocument, schema: Schema, prefix = ''): readonly Field[] {
  return [...getProperties(contract, schema)].flatMap(([name, { schema: property, isRequired, alternatives }]) => {
    const path = prefix + name;
    const condition = alternatives.length > 0 ? `Only with ${alternatives.join(' or ')}.` : '';
    const description = toOneLine(`${property.description ?? ''} ${condition}`);
    const inner = property.items ?? property;
    const innerPrefix = `${path}${property.items ? '[]' : ''}.`;
    return [
      { name: path, type: formatType(contract, property), isRequired, description, limits: formatLimits(property) },
      ...(name === ENVELOPE ? [] : listFields(contract, inner, innerPrefix)),
    ];
  });
}

function getProperties(contract: OpenApiDocument, schema: Schema): Map<string, Property> {
  const { properties = {}, required = [], oneOf } = resolveRef(contract, schema);
  if (oneOf) return mergeAlternatives(oneOf.map((alternative) => getProperties(contract, alternative)));
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      return [name, { schema: resolveRef(contract, property), isRequired: required.includes(name), alternatives: [] }];
    }),
  );
}

/** Merges the properties of alternatives. The discriminator gets the values of all of them. */
function mergeAlternatives(alternatives: readonly Map<string, Property>[]): Map<string, Property> {
  const names = new Set(alternatives.flatMap((properties) => [...properties.keys()]));
  return new Map(
    [...names].map((name) => {
      const owners = alternatives.filter((properties) => properties.has(name));
      const variants = owners.flatMap((properties) => properties.get(name) ?? []);
      const constants = new Set(variants.map(({ schema }) => schema.const));
      const schema = constants.size > 1 ? mergeConstants(variants) : (variants[0]?.schema ?? {});
      const isRequired = variants.every((variant) => variant.isRequired);
      return [
        name,
        { schema, isRequired, alternatives: owners.length < alternatives.length ? owners.map(getLabel) : [] },
      ];
    }),
  );
}

/** Merges `const` values into an `enum`. */
const mergeConstants = (variants: readonly Property[]): Schema => ({
  type: 'string',
  enum: [...new Set(variants.map(({ schema }) => schema.const))],
  description: [...new Set(variants.map(({ schema }) => schema.description))].join(' '),
});

/** The discriminator of an alternative, and its value. */
function getLabel(properties: Map<string, Property>): string {
  const [name, property] = [...properties].find(([, { schema }]) => schema.const !== undefined) ?? [];
  return `\`${name}\` \`${String(property?.schema.const)}\``;
}

/** Formats that tell how to write a value. */
const SHOWN_FORMATS: readonly unknown[] = ['date', 'date-time', 'uri', 'email'];

/** Formats a type: `integer`, `string (date) or null`, `list of strings`. */
export function formatType(contract: OpenApiDocument, reference: Schema): string {
  const schema = resolveRef(contract, reference);
  if (schema.contentMediaType) return String(schema.contentMediaType);
  const types = [schema.type ?? (getProperties(contract, schema).size > 0 ? 'object' : 'any')].flat();
  const words = types.map((type) => {
    if (type === 'array') return `list of ${formatType(contract, schema.items ?? {}).replace(/^\w+/, '$&s')}`;
    return type === 'string' && SHOWN_FORMATS.includes(schema.format) ? `string (${schema.format})` : type;
  });
  return words.join(' or ');
}

/** Higher limits are those of int32 or of the largest amount, which tell a reader nothing. */
const MAX_SHOWN_LIMIT = 1_000_000;

/** Formats the constraints of a value that its description does not name, in sentences. */
export function formatLimits({ description = '', ...schema }: Schema): string {
  const { default: defaultValue, maxLength, minimum, maximum } = schema;
  const isNew = (value: unknown): boolean => value !== null && !description.includes(`\`${String(value)}\``);
  const choices = removeDescending(schema.enum ?? []).filter(isNew);
  return [
    choices.length > 0 && `One of ${choices.map((value) => `\`${String(value)}\``).join(', ')}.`,
    schema.const !== undefined && isNew(schema.const) && `Always \`${schema.const}\`.`,
    typeof maxLength === 'number' && !schema.format && `At most ${maxLength} characters.`,
    typeof minimum === 'number' && minimum > 1 && `At least ${minimum}.`,
    typeof maximum === 'number' && maximum < MAX_SHOWN_LIMIT && `At most ${maximum}.`,
    defaultValue !== undefined && defaultValue !== null && `Default: \`${JSON.stringify(defaultValue)}\`.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Removes `-name` from sort orders with `name`: the description explains the minus. */
const removeDescending = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => typeof value !== 'string' || !value.startsWith('-') || !values.includes(value.slice(1)));

/** Turns Markdown into one line for a table cell: a list becomes a sentence. */
export const toOneLine = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll(/:\n+- /g, ': ')
    .replaceAll(/\n+- /g, '; ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/[^.:;!?]$/, '$&.');
