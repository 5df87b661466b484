import type { Schema } from '../../../scripts/document/openapi.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import { checkKeywords, limitsOf } from './keywords.ts';
import { type Direction, innerSchemas, type Part, type Parts } from './parts.ts';
import { isNullable } from './shapes.ts';

/** Where a schema is written. */
export interface Scope extends Pick<Parts, 'resolve' | 'partAt'> {
  readonly direction: Direction;
  /** The parts that stand above this place in the module. */
  readonly declared: ReadonlySet<Part>;
}

/** The code of a schema: `z.string().max(20).nullable()`, or the name of the part that it refers to. */
export function expressionOf(schema: Schema, scope: Scope): string {
  const found = scope.resolve(schema);
  const code = scope.partAt(schema, scope.direction)?.identifier ?? definitionOf(found, scope);
  return isNullable(found) ? `${code}.nullable()` : code;
}

/** The code of a schema itself, without `null`. */
export function definitionOf(schema: Schema, scope: Scope): string {
  checkKeywords(schema);
  return kinds[kindOf(schema)](schema, scope);
}

type Kind = 'const' | 'enum' | 'oneOf' | 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

function kindOf(schema: Schema): Kind {
  if (schema.const !== undefined) return 'const';
  if (schema.enum) return 'enum';
  if (schema.oneOf) return 'oneOf';
  const [type = 'object', ...more] = [schema.type ?? []].flat().filter((one) => one !== 'null');
  if (more.length > 0 || !(type in kinds)) {
    throw new BuildError(`The schemas of the client do not know the type ${[type, ...more].join(' or ')}.`);
  }
  return type as Kind;
}

const json = (value: unknown): string => JSON.stringify(value);

/** Limits are for what is sent: a record that breaks one is still the record that the platform has. */
const limited = (code: string, schema: Schema, scope: Scope): string =>
  scope.direction === 'read' ? code : code + limitsOf(schema, (inner) => expressionOf(inner, scope));

const kinds: Readonly<Record<Kind, (schema: Schema, scope: Scope) => string>> = {
  const: (schema) => `z.literal(${json(schema.const)})`,
  enum: choice,
  oneOf: variants,
  string: (schema, scope) => limited(scope.direction === 'read' ? 'z.string()' : text(schema), schema, scope),
  integer: (schema, scope) => limited('z.int()', { ...range(schema), ...schema }, scope),
  number: (schema, scope) => limited('z.number()', schema, scope),
  boolean: () => 'z.boolean()',
  array: (schema, scope) => limited(`z.array(${expressionOf(schema.items ?? {}, scope)})`, schema, scope),
  object,
};

function choice({ enum: values = [] }: Schema, { direction }: Scope): string {
  const known = values.filter((value) => value !== null);
  if (direction === 'input') return `z.literal(${json(known)})`;
  const type = known.every((value) => typeof value === 'string') ? 'z.string()' : 'z.int()';
  return `read.choice<${known.map(json).join(' | ')}>(${type})`;
}

const texts: Readonly<Record<string, string>> = {
  date: 'formats.date()',
  'date-time': 'formats.dateTime()',
  email: 'formats.email()',
  uri: 'formats.uri()',
};

function text({ format }: Schema): string {
  if (format === undefined) return 'z.string()';
  const code = texts[format as string];
  if (!code) throw new BuildError(`The schemas of the client do not know the format ${format}.`);
  return code;
}

const range = ({ format }: Schema): Schema =>
  format === 'int32' ? { minimum: -2_147_483_648, maximum: 2_147_483_647 } : {};

function object(schema: Schema, scope: Scope): string {
  const make = schema.additionalProperties === false ? 'z.strictObject' : 'z.looseObject';
  return limited(`${scope.direction === 'read' ? 'read.record' : make}(${shapeOf(schema, scope)})`, schema, scope);
}

/** The fields of an object. One that refers to a part further down is looked at only when it is needed. */
function shapeOf(schema: Schema, scope: Scope): string {
  const { properties = {}, required = [] } = schema;
  const missing = required.find((name) => !(name in properties));
  if (missing) throw new BuildError(`The schemas of the client do not know the required field ${missing}.`);
  const fields = Object.entries(properties).map(([name, field]) => {
    const code = expressionOf(field, scope);
    const type = required.includes(name) ? code : `optional(${code})`;
    const key = /^[\w$]+$/.test(name) ? name : json(name);
    return refersAhead(field, scope) ? `get ${key}() { return ${type}; }` : `${key}: ${type}`;
  });
  return `{\n${fields.map((field) => `  ${field},\n`).join('')}}`;
}

function refersAhead(schema: Schema, scope: Scope): boolean {
  const part = scope.partAt(schema, scope.direction);
  if (part) return !scope.declared.has(part);
  return innerSchemas(scope.resolve(schema)).some((inner) => refersAhead(inner, scope));
}

/** A choice of objects, which are told apart by the one field that is constant in each. */
function variants(schema: Schema, scope: Scope): string {
  const { oneOf = [], properties } = schema;
  if (properties || limitsOf(schema, () => '') !== '') {
    throw new BuildError('The schemas of the client know oneOf without fields and limits of its own.');
  }
  const options = oneOf.map((option) => expressionOf(option, scope));
  const make = scope.direction === 'read' ? 'read.variants' : 'z.discriminatedUnion';
  return `${make}(${json(tagOf(oneOf, scope))}, [${options.join(', ')}])`;
}

function tagOf(options: readonly Schema[], { resolve }: Scope): string {
  const constants = options.map((option) =>
    Object.entries(resolve(option).properties ?? {}).flatMap(([name, schema]) =>
      typeof resolve(schema).const === 'string' ? [name] : [],
    ),
  );
  const tag = constants[0]?.find((name) => constants.every((names) => names.includes(name)));
  if (!tag) throw new BuildError('The schemas of the client cannot tell the branches of a oneOf apart.');
  return tag;
}
