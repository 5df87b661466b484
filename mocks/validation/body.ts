import { memoize } from '../../contract/memoize.ts';
import type { Document, Operation, Schema } from '../../contract/model.ts';
import { type Normalization, normalizeText } from '../../contract/normalize-text.ts';
import { getEmptyParts, getProperties, getTypes, isJsonObject } from '../../contract/schemas.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { type SchemaInfo, toIssues } from './error-details.ts';
import type { SchemaValidators } from './validators.ts';

export type BodyValidator = (body: unknown) => readonly ValidationIssue[];

type Normalizer = (value: unknown) => unknown;

export interface BodyRules {
  readonly normalize: Normalizer;
  readonly findIssues: BodyValidator;
}

/** Creates the validation of an operation's body. A body other than JSON is accepted. */
export function createBodyRules(
  document: Document,
  { body, record }: Operation,
  validators: SchemaValidators,
  linesPath?: string,
): BodyRules {
  if (body?.schema === undefined) return { normalize: (value) => value, findIssues: () => [] };
  const schema = toReference(body.schema);
  const validate = createBodyValidator(document, body.schema, record, validators, linesPath);
  const lists = [...getProperties(document, schema)].flatMap(([field, { maxItems }]) =>
    typeof maxItems === 'number' ? [{ field, limit: maxItems }] : [],
  );
  return {
    normalize: createObjectNormalizer(document, schema) ?? ((value) => value),
    findIssues(value) {
      // Validating every item of an overlong list would take seconds.
      const issues: ValidationIssue[] = [];
      for (const { field, limit } of lists) {
        const list = (value as Readonly<Record<string, unknown>> | null | undefined)?.[field];
        if (Array.isArray(list) && list.length > limit) issues.push({ field, key: 'maxItems', parameters: { limit } });
      }
      return issues.length > 0 ? issues : validate(value);
    },
  };
}

const toReference = (schema: string): Schema => ({ $ref: `#/components/schemas/${schema}` });

export function createBodyValidator(
  document: Document,
  schema: string,
  record: string | undefined,
  validators: SchemaValidators,
  linesPath?: string,
): BodyValidator {
  const validate = validators.forInput(schema);
  const info: SchemaInfo = {
    getPropertyNames: memoize((part) => new Set(getProperties(document, part).keys())),
    getPlaces: memoize((part) => listPlaces(document, part)),
    linesPath,
    getDiscriminatorValues: ({ oneOf = [] }, property) =>
      oneOf.map((branch) => String(getProperties(document, branch).get(property)?.const)),
    readOnlyFields: findReadOnlyFields(document, record, schema),
    isJson: true,
  };
  return (body) => {
    if (body === undefined) return [];
    const errors = validate(body);
    return errors.length === 0 ? [] : toIssues(errors, info);
  };
}

/** Lists the fields of objects and of first list items: `address.street`, `lines[0].quantity`. */
function listPlaces(document: Document, schema: Schema): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const [name, property] of getProperties(document, schema)) {
    const inner = getProperties(document, property.items ?? property);
    for (const part of inner.keys()) places.set(part, `${name}${property.items ? '[0]' : ''}.${part}`);
  }
  return places;
}

function findReadOnlyFields(document: Document, record: string | undefined, body: string): ReadonlySet<string> {
  if (record === undefined) return new Set();
  const writable = listNames(document, toReference(body));
  return new Set([...listNames(document, toReference(record))].filter((name) => !writable.has(name)));
}

function listNames(document: Document, schema: Schema, names = new Set<string>()): Set<string> {
  for (const [name, property] of getProperties(document, schema)) {
    names.add(name);
    if (property.items) listNames(document, property.items, names);
  }
  return names;
}

/** @param isPart true for an object inside a record, such as an address: its missing fields become null. */
export function createObjectNormalizer(document: Document, schema: Schema, isPart = false): Normalizer | undefined {
  const properties = [...getProperties(document, schema)].flatMap(([name, property]): [string, Normalizer][] => {
    const normalize = createNormalizer(document, property);
    return normalize ? [[name, normalize]] : [];
  });
  if (properties.length === 0) return undefined;
  const empty = isPart ? getEmptyParts(document, schema) : undefined;
  return (value) => {
    if (!isJsonObject(value)) return value;
    const copy: Record<string, unknown> = { ...empty, ...value };
    for (const [name, normalize] of properties) if (Object.hasOwn(copy, name)) copy[name] = normalize(copy[name]);
    return copy;
  };
}

function createNormalizer(document: Document, schema: Schema): Normalizer | undefined {
  const kind = schema['x-normalize'] as Normalization | undefined;
  if (kind) return createTextNormalizer(kind, getTypes(schema).includes('null'));
  if (!schema.items) return createObjectNormalizer(document, schema, true);
  const normalizeItem = createObjectNormalizer(document, schema.items);
  return normalizeItem && ((value) => (Array.isArray(value) ? value.map(normalizeItem) : value));
}

/** Creates the normalizer that turns blank text into null where the schema allows it. */
function createTextNormalizer(kind: Normalization, isNullable: boolean): Normalizer {
  return (value) => {
    if (typeof value !== 'string') return value;
    const text = normalizeText(kind, value);
    return text === '' && isNullable ? null : text;
  };
}
