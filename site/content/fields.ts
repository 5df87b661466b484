import { type OpenApiDocument, resolveRef, type Schema } from '../../contract/document.ts';
import type { Statement } from '../../programs/statements.ts';
import { printDescription, toOneLine } from './markdown.ts';
import { type FindStatements, printMarks } from './provenance.ts';

export interface FieldContext {
  readonly document: OpenApiDocument;
  readonly findStatements: FindStatements;
  /** The anchor of what contains the fields, such as `request.`, where a reader can link them. */
  readonly anchor?: string;
}

/** Prints the name of a field or parameter; where it has an anchor, as the link to itself, struck through when it is deprecated. */
export function printName({ anchor }: FieldContext, name: string, isDeprecated = false): string {
  if (anchor === undefined) return `\`${name}\``;
  const text = isDeprecated ? `<s>\`${name}\`</s>` : `\`${name}\``;
  return `<a id="${anchor}${name}" href="#${anchor}${name}">${text}</a>`;
}

/** The context of what is in a field. */
const enter = <Context extends FieldContext>(context: Context, name: string): Context =>
  context.anchor === undefined ? context : { ...context, anchor: `${context.anchor}${name}.` };

/** A response shows no constraints. */
export type Role = 'request' | 'response';

/** The envelope of every response, which a guide describes. */
const ENVELOPE = '_meta';

/** The field of a response with its records, which is open. */
const LIST = '_data';

interface Item {
  readonly name: string;
  /** The name as a link, its type, and whether it is required. */
  readonly head: string;
  readonly text: string;
  readonly fields?: readonly string[];
}

/** Prints an item of a list: in browsers its text is below its name, and a reader opens what is in it. */
function printItem({ anchor }: FieldContext, { name, head, text, fields = [] }: Item): string[] {
  if (anchor === undefined) return [`- ${head}: ${text}`, ...fields.map(indent)];
  const summary = `<details${name === LIST ? ' open' : ''}><summary>Fields of ${name}</summary>`;
  const folded = fields.length === 0 ? [] : ['', summary, '', ...fields, '', '</details>'];
  return [`- ${head}`, '', ...[...text.split('\n'), ...folded].map(indent), ''];
}

const indent = (line: string): string => (line === '' ? '' : `  ${line}`);

/** Prints the fields of a schema, and of the objects in it, as a nested list. */
export function printFields(context: FieldContext, reference: Schema, role: Role): string[] {
  const { properties = {}, required = [], oneOf } = resolveRef(context.document, reference);
  if (oneOf) return printUnion(context, oneOf, role);
  return sortFields(context, Object.keys(properties), required, role).flatMap((name) =>
    printField(context, { name, property: properties[name] ?? {}, isRequired: required.includes(name) }, role),
  );
}

/** Puts required fields first, where a reader looks for them. */
function sortFields({ anchor }: FieldContext, names: readonly string[], required: readonly string[], role: Role) {
  if (anchor === undefined || role === 'response') return names;
  return names.toSorted((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
}

interface Field {
  readonly name: string;
  readonly property: Schema;
  readonly isRequired: boolean;
}

function printField(context: FieldContext, { name, property, isRequired }: Field, role: Role): string[] {
  const { document, findStatements } = context;
  const schema = resolveRef(document, property);
  const statements = findStatements(property, schema);
  const fields = name === ENVELOPE ? [] : printFields(enter(context, name), schema.items ?? schema, role);
  return printDefinition(
    context,
    { name, schema, type: formatType(document, schema), isRequired, statements, fields },
    role,
  );
}

interface Definition {
  readonly name: string;
  readonly schema: Schema;
  readonly type: string;
  readonly isRequired: boolean;
  readonly statements: readonly Statement[];
  readonly fields?: readonly string[];
}

/** Prints a field or a parameter: its name and facts in a line, its meaning, and the fields in it. */
export function printDefinition(context: FieldContext, definition: Definition, role: Role): string[] {
  const { name, schema, type, isRequired, statements, fields = [] } = definition;
  const { description = '', deprecated } = schema;
  const isRequest = role === 'request';
  const isForBrowsers = context.anchor !== undefined;
  const limits = isRequest ? listLimits(schema) : [];
  const facts = isRequest ? formatFacts(isRequired, schema) : '';
  const details = isForBrowsers && isRequest ? printConstraints(limits, schema) : '';
  const marks = printMarks(statements, isForBrowsers);
  return printItem(context, {
    name,
    head: `${printName(context, name, deprecated === true)} *${type}*${facts}${details}${marks}`,
    text: isForBrowsers ? printDescription(description) : [toOneLine(description), ...limits].join(' ').trim(),
    fields,
  });
}

/** Prints what a value must look like, beside its type: its limits, its pattern and an example. */
function printConstraints(limits: readonly string[], schema: Schema): string {
  const { pattern, format } = schema;
  const example = formatExample(schema);
  const facts = [
    ...limits.map((sentence) => `*${sentence.replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, '')}*`),
    ...(typeof pattern === 'string' && !format ? [`*pattern* \`${pattern}\``] : []),
    ...(example ? [`*example* ${example}`] : []),
  ];
  return facts.map((fact) => ` · ${fact}`).join('');
}

/** Formats an example that says more than the type and the values do; otherwise an empty text. */
export function formatExample({ examples = [], enum: values, default: value }: Schema): string {
  const [example] = examples.flat();
  const isShown = typeof example === 'string' || typeof example === 'number';
  return isShown && !values && example !== value ? `\`${example}\`` : '';
}

/** Formats that a value is required, or what it is when it is left out. */
function formatFacts(isRequired: boolean, { default: value }: Schema): string {
  if (isRequired) return ' **required**';
  return value === undefined || value === null ? '' : ` · *default* \`${JSON.stringify(value)}\``;
}

/** Prints the discriminator, the fields of all variants, and each variant with what only it has. */
function printUnion(context: FieldContext, oneOf: readonly Schema[], role: Role): string[] {
  const variants = listVariants(context.document, oneOf);
  const [first] = variants;
  if (!first) return [];
  const isShared = (name: string): boolean => variants.every(({ schema }) => name in (schema.properties ?? {}));
  const shared = Object.entries(first.schema.properties ?? {}).filter(([name]) => isShared(name));
  const choices = variants.map(({ value }) => `\`${value}\``).join(', ');
  const discriminator = { type: 'string', description: `Says which variant it is: ${choices}.` };
  const isRequired = (name: string): boolean => variants.every(({ schema }) => schema.required?.includes(name));
  return [
    ...printField(context, { name: first.discriminator, property: discriminator, isRequired: true }, role),
    ...shared
      .filter(([name]) => name !== first.discriminator)
      .flatMap(([name, property]) => printField(context, { name, property, isRequired: isRequired(name) }, role)),
    ...variants.flatMap(({ value, schema }) => {
      const own = Object.entries(schema.properties ?? {}).filter(([property]) => !isShared(property));
      const fields = printFields(enter(context, value), { ...schema, properties: Object.fromEntries(own) }, role);
      return printItem(context, {
        name: value,
        head: `**${value}**`,
        text: toOneLine(schema.description ?? ''),
        fields,
      });
    }),
  ];
}

interface Variant {
  /** The field that tells variants apart. */
  readonly discriminator: string;
  readonly value: string;
  readonly schema: Schema;
}

/** Lists the variants of a union, each with its constant. */
function listVariants(document: OpenApiDocument, oneOf: readonly Schema[]): Variant[] {
  return oneOf.map((reference, index) => {
    const schema = resolveRef(document, reference);
    const properties = Object.entries(schema.properties ?? {});
    const [discriminator = '', property] = properties.find(([, { const: value }]) => value !== undefined) ?? [];
    return { discriminator, value: String(property?.const ?? index + 1), schema };
  });
}

/** Formats that tell how to write a value. */
const SHOWN_FORMATS: readonly unknown[] = ['date', 'date-time', 'uri', 'email'];

/** Formats a type: `integer`, `string (date) or null`, `list of strings`. */
export function formatType(document: OpenApiDocument, reference: Schema): string {
  const schema = resolveRef(document, reference);
  if (schema.contentMediaType) return String(schema.contentMediaType);
  const types = [schema.type ?? (schema.properties || schema.oneOf ? 'object' : 'any')].flat();
  const words = types.map((type) => {
    if (type === 'array') return `list of ${formatType(document, schema.items ?? {}).replace(/^\w+/, '$&s')}`;
    return type === 'string' && SHOWN_FORMATS.includes(schema.format) ? `string (${schema.format})` : type;
  });
  return words.join(' or ');
}

/** Higher limits belong to int32 or to the largest amount, and tell a reader nothing. */
const MAX_SHOWN_LIMIT = 1_000_000;

/** Lists the constraints of a value that its description does not name, in sentences. */
export function listLimits({ description = '', ...schema }: Schema): string[] {
  const { maxLength, minimum, maximum } = schema;
  const isNew = (value: unknown): boolean => value !== null && !description.includes(`\`${String(value)}\``);
  const choices = removeDescending(schema.enum ?? []).filter(isNew);
  return [
    choices.length > 0 && `One of ${choices.map((value) => `\`${String(value)}\``).join(', ')}.`,
    schema.const !== undefined && isNew(schema.const) && `Always \`${schema.const}\`.`,
    typeof maxLength === 'number' && !schema.format && `At most ${maxLength} characters.`,
    typeof minimum === 'number' && minimum > 1 && `At least ${minimum}.`,
    typeof maximum === 'number' && maximum < MAX_SHOWN_LIMIT && `At most ${maximum}.`,
  ].filter((sentence) => sentence !== false);
}

/** Removes `-name` from sort orders with `name`: the description explains the minus. */
const removeDescending = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => typeof value !== 'string' || !value.startsWith('-') || !values.includes(value.slice(1)));
