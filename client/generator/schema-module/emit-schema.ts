import type { Schema } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import { getValueTypes, isNullable } from '../simplify-schema.ts';
import { checkKeywords, emitLimits } from './keywords.ts';
import { type Direction, getInnerSchemas, type SchemaConstant, type SchemaConstants } from './schema-constants.ts';

export interface Scope extends Pick<SchemaConstants, 'resolve' | 'getConstant'> {
  readonly direction: Direction;
  /** Whether the types of enums have other values too. */
  readonly hasOpenEnums: boolean;
  /** Constants that the module declares before this one. */
  readonly declared: ReadonlySet<SchemaConstant>;
}

/** Emits a schema: `z.string().max(20).nullable()`, or the identifier of the constant that it refers to. */
export function emitSchema(schema: Schema, scope: Scope): string {
  const target = scope.resolve(schema);
  const code = scope.getConstant(schema, scope.direction)?.identifier ?? emitDefinition(target, scope);
  return isNullable(target) ? `${code}.nullable()` : code;
}

export function emitDefinition(schema: Schema, scope: Scope): string {
  checkKeywords(schema);
  return emitters[getKind(schema)](schema, scope);
}

type Kind = 'const' | 'enum' | 'oneOf' | 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

function getKind(schema: Schema): Kind {
  if (schema.const !== undefined) return 'const';
  if (schema.enum) return 'enum';
  if (schema.oneOf) return 'oneOf';
  const [type = 'object', ...rest] = getValueTypes(schema);
  if (rest.length > 0 || !(type in emitters)) {
    throw new BuildError(`The schemas of the client do not support the type ${[type, ...rest].join(' or ')}.`);
  }
  return type as Kind;
}

const toJson = (value: unknown): string => JSON.stringify(value);

/** Appends limits to inputs only: a record of the platform that breaks a limit is still valid. */
const appendLimits = (code: string, schema: Schema, scope: Scope): string =>
  scope.direction === 'read' ? code : code + emitLimits(schema, (inner) => emitSchema(inner, scope));

const emitters: Readonly<Record<Kind, (schema: Schema, scope: Scope) => string>> = {
  const: (schema) => `z.literal(${toJson(schema.const)})`,
  enum: emitEnum,
  oneOf: emitOneOf,
  string: (schema, scope) =>
    appendLimits(scope.direction === 'read' ? 'z.string()' : emitString(schema), schema, scope),
  integer: (schema, scope) => appendLimits('z.int()', { ...getFormatRange(schema), ...schema }, scope),
  number: (schema, scope) => appendLimits('z.number()', schema, scope),
  boolean: () => 'z.boolean()',
  array: (schema, scope) => appendLimits(`z.array(${emitSchema(schema.items ?? {}, scope)})`, schema, scope),
  object: emitObject,
};

function emitEnum({ enum: values = [] }: Schema, { direction, hasOpenEnums }: Scope): string {
  const choices = values.filter((value) => value !== null);
  const known = `z.literal(${toJson(choices)})`;
  if (!hasOpenEnums) return known;
  const any = choices.every((value) => typeof value === 'string') ? 'z.string()' : 'z.int()';
  return `read.choice<${choices.map(toJson).join(' | ')}>(${direction === 'input' ? known : any})`;
}

const formats: Readonly<Record<string, string>> = {
  date: 'formats.date()',
  'date-time': 'formats.dateTime()',
  email: 'formats.email()',
  uri: 'formats.uri()',
};

function emitString({ format }: Schema): string {
  if (format === undefined) return 'z.string()';
  const code = formats[format as string];
  if (!code) throw new BuildError(`The schemas of the client do not support the format ${format}.`);
  return code;
}

const getFormatRange = ({ format }: Schema): Schema =>
  format === 'int32' ? { minimum: -2_147_483_648, maximum: 2_147_483_647 } : {};

function emitObject(schema: Schema, scope: Scope): string {
  const isClosed = scope.direction === 'input' && schema.additionalProperties === false;
  const type = isClosed ? 'z.strictObject' : 'read.record';
  return appendLimits(`${type}(${emitShape(schema, scope)})`, schema, scope);
}

/** Emits the fields of an object. A field whose constant is declared later becomes a getter, which zod calls lazily. */
function emitShape(schema: Schema, scope: Scope): string {
  const { properties = {}, required = [] } = schema;
  const missing = required.find((name) => !(name in properties));
  if (missing) throw new BuildError(`The required field ${missing} is not among the properties.`);
  const fields = Object.entries(properties).map(([name, field]) => {
    const code = emitSchema(field, scope);
    const type = required.includes(name) ? code : `optional(${code})`;
    const key = /^[\w$]+$/.test(name) ? name : toJson(name);
    return usesLaterConstant(field, scope) ? `get ${key}() { return ${type}; }` : `${key}: ${type}`;
  });
  return `{\n${fields.map((field) => `  ${field},\n`).join('')}}`;
}

function usesLaterConstant(schema: Schema, scope: Scope): boolean {
  const constant = scope.getConstant(schema, scope.direction);
  if (constant) return !scope.declared.has(constant);
  return getInnerSchemas(scope.resolve(schema)).some((inner) => usesLaterConstant(inner, scope));
}

/** Emits a union of objects, discriminated by the property that is constant in each. */
function emitOneOf(schema: Schema, scope: Scope): string {
  const { oneOf = [], properties } = schema;
  if (properties || emitLimits(schema, () => '') !== '') {
    throw new BuildError('The schemas of the client do not support oneOf beside properties or limits.');
  }
  const options = oneOf.map((option) => emitSchema(option, scope));
  const union = scope.direction === 'read' ? 'read.variants' : 'z.discriminatedUnion';
  return `${union}(${toJson(getDiscriminator(oneOf, scope))}, [${options.join(', ')}])`;
}

function getDiscriminator(options: readonly Schema[], { resolve }: Scope): string {
  const constants = options.map((option) =>
    Object.entries(resolve(option).properties ?? {}).flatMap(([name, schema]) =>
      typeof resolve(schema).const === 'string' ? [name] : [],
    ),
  );
  const discriminator = constants[0]?.find((name) => constants.every((names) => names.includes(name)));
  if (!discriminator) throw new BuildError('The branches of oneOf have no common property with a constant.');
  return discriminator;
}
