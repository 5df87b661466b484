import type { Schema } from '../../../../contract/document.ts';

/** Names of fields and indexes in a body. */
export type BodyPath = readonly (string | number)[];

/** What a value breaks of the contract. */
export interface BodyIssue {
  readonly path: BodyPath;
  readonly message: string;
}

/** Checks a value as the contract says it, except formats, which the server checks. */
export function checkBody(schema: Schema, value: unknown, path: BodyPath = []): readonly BodyIssue[] {
  const selected = selectVariant(schema, value);
  const { type, enum: choices, properties = {}, required = [], items, additionalProperties } = selected;
  const issue = (message: string, ...rest: BodyPath): BodyIssue => ({ path: [...path, ...rest], message });
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name)))
    return [issue(`Must be ${[type].flat().map(describeType).join(' or ')}.`)];
  if (choices && !choices.includes(value)) return [issue(`Must be one of ${choices.map(String).join(', ')}.`)];
  if (Array.isArray(value)) return value.flatMap((item, index) => checkBody(items ?? {}, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return checkLimits(selected, value).map((text) => issue(text));
  const missing = required.filter((name) => !(name in value));
  const known = Object.entries(value).flatMap(([name, item]) => {
    const property = properties[name];
    if (property) return checkBody(property, item, [...path, name]);
    return additionalProperties === false ? [issue('The operation has no such field.', name)] : [];
  });
  return [...missing.map((name) => issue(`${name} is required.`)), ...known];
}

/** The variant of a union that the value is by its constants; without them, all that the variants have. */
export function selectVariant(schema: Schema, value?: unknown): Schema {
  const { oneOf } = schema;
  if (!oneOf) return schema;
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const variant = oneOf.find(({ properties = {} }) =>
    Object.entries(properties).some(
      ([name, { const: constant }]) => constant !== undefined && fields[name] === constant,
    ),
  );
  if (variant) return variant;
  const constants = Map.groupBy(
    oneOf.flatMap(({ properties = {} }) => Object.entries(properties).filter(([, part]) => part.const !== undefined)),
    ([name]) => name,
  );
  const discriminators = [...constants].map(([name, parts]) => [
    name,
    { type: 'string', enum: parts.map(([, part]) => part.const) },
  ]);
  return {
    type: 'object',
    required: discriminators.map(([name]) => name as string),
    properties: Object.assign({}, ...oneOf.map(({ properties }) => properties), Object.fromEntries(discriminators)),
  };
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const describeType = (type: string): string =>
  ({ string: 'a text', integer: 'a whole number', number: 'a number', boolean: 'true or false', array: 'a list' })[
    type
  ] ?? (type === 'object' ? 'an object' : type);

function checkLimits({ maxLength, minimum, maximum, const: constant }: Schema, value: unknown): string[] {
  return [
    constant !== undefined && constant !== value && `Must be ${JSON.stringify(constant)}.`,
    typeof value === 'string' &&
      typeof maxLength === 'number' &&
      value.length > maxLength &&
      `At most ${maxLength} characters.`,
    typeof value === 'number' && typeof minimum === 'number' && value < minimum && `At least ${minimum}.`,
    typeof value === 'number' && typeof maximum === 'number' && value > maximum && `At most ${maximum}.`,
  ].filter((text) => text !== false);
}

/** Finds the schema of a part of a body. */
export function findSchema(schema: Schema, value: unknown, path: BodyPath): Schema {
  const selected = selectVariant(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return selected;
  const part = typeof key === 'number' ? selected.items : selected.properties?.[key];
  const child = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return findSchema(part ?? {}, child, rest);
}

/** Parses how a problem document names a field: `lines[0].quantity`. */
export const parseBodyPath = (name: string): BodyPath =>
  [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, field = '']) =>
    index === undefined ? field : Number(index),
  );
