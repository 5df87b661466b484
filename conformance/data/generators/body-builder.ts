import { getDate } from '../../../contract/dates.ts';
import type { Schema } from '../../../contract/document.ts';
import {
  type FlatSchema,
  findAlternative,
  getReference,
  isJsonObject,
  type JsonObject,
  type Path,
  type Reference,
  resolve,
} from '../../contract.ts';
import { createTagText, isValidText } from '../run-tag.ts';
import { BodyTemplate, type Candidate, type Leaf } from './body-template.ts';
import { getEitherFields } from './mutations/rules.ts';

/** Fields of a body: all that a client may write, the example's, or the required ones. */
export type Detail = 'full' | 'example' | 'minimal';

export interface ReferenceField {
  readonly reference: Reference;
  readonly name: string;
  /** Resource of the object: `salesinvoices/lines`. */
  readonly resource: string;
  /** Discriminator of the object and its value: `['bookingType', 'A']`. */
  readonly discriminator: readonly [name: string, value: unknown] | undefined;
  readonly example: unknown;
}

export interface ValueSource {
  /** Returns possible values of a reference, the likeliest first. */
  readonly getReferenceValues: (field: ReferenceField) => Promise<readonly unknown[]>;
  readonly getValuesByName: (name: string) => readonly unknown[];
}

export interface BodyOptions {
  readonly schema: Schema;
  readonly example: JsonObject;
  readonly detail: Detail;
  readonly resource: string;
  readonly isTagged: boolean;
  /** Filters of the list, one of which should contain the tag. */
  readonly filters: ReadonlySet<string>;
}

/** Creates the template of a body from the contract's example and the server's values. */
export async function createBodyTemplate(options: BodyOptions, source: ValueSource): Promise<BodyTemplate> {
  const { schema, example, resource } = options;
  const tagFields = getTagFields(findAlternative(schema, example), options.filters);
  const scope: Scope = { options, source, tagFields, resource, path: [], isAdded: false };
  const leaves = await createObjectLeaves(schema, example, scope);
  return new BodyTemplate(leaves, tagFields, (path) => createLeavesAt(schema, example, path, scope));
}

interface Scope {
  readonly options: BodyOptions;
  readonly source: ValueSource;
  readonly tagFields: readonly string[];
  readonly resource: string;
  readonly path: Path;
  readonly isAdded: boolean;
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly example: unknown;
  readonly isOptional: boolean;
  readonly discriminator: ReferenceField['discriminator'];
}

const isUnique = (schema: Schema | undefined): boolean => schema?.['x-unique'] === true;

/** Returns texts that can hold a tag; filterable and required ones come first. */
function getTagFields({ properties, required }: FlatSchema, filters: ReadonlySet<string>): readonly string[] {
  const getRank = (name: string): number => (filters.has(name) ? 2 : 0) + (required.includes(name) ? 1 : 0);
  return Object.entries(properties)
    .filter(([, property]) => createTagText(property, '000000') !== undefined && !isUnique(property))
    .map(([name]) => name)
    .sort((a, b) => getRank(b) - getRank(a));
}

function toFields(schema: Schema, example: JsonObject): readonly Field[] {
  const flat = findAlternative(schema, example);
  const required = getRequiredFields(flat, example);
  const tag = resolve(schema).discriminator?.propertyName;
  const discriminator = tag === undefined ? undefined : ([tag, example[tag]] as const);
  return Object.entries(flat.properties).map(([name, property]) => ({
    name,
    schema: property,
    example: example[name],
    isOptional: !required.has(name) && name !== discriminator?.[0],
    discriminator,
  }));
}

/** Returns the required fields of an object. Of alternatives, the example's. */
function getRequiredFields(flat: FlatSchema, example: JsonObject): ReadonlySet<string> {
  const alternatives = getEitherFields(flat);
  const either = alternatives.find((name) => name in example) ?? alternatives[0];
  const required = new Set([...flat.required, ...(either === undefined ? [] : [either])]);
  return required.size === 0 && flat.minProperties ? new Set(Object.keys(example)) : required;
}

async function createObjectLeaves(schema: Schema, example: JsonObject, scope: Scope): Promise<readonly Leaf[]> {
  const leaves: Leaf[] = [];
  for (const field of toFields(schema, example)) {
    if (isIncluded(field, scope)) for (const leaf of await createFieldLeaves(field, scope)) leaves.push(leaf);
  }
  return leaves;
}

function isIncluded({ name, schema, example, isOptional }: Field, { options, tagFields, path }: Scope): boolean {
  if (schema['x-read-only']) return false;
  const isTagField = options.isTagged && path.length === 0 && name === tagFields[0];
  if (isTagField || !isOptional) return true;
  return options.detail === 'full' || (options.detail === 'example' && example !== undefined);
}

async function createFieldLeaves(field: Field, scope: Scope): Promise<readonly Leaf[]> {
  const { name, schema, isOptional } = field;
  const isAdded = scope.isAdded || field.example === undefined;
  const example = field.example ?? getExample(schema);
  const inner = { ...scope, path: [...scope.path, name], isAdded };
  if (isJsonObject(example)) return createObjectLeaves(schema, example, inner);
  if (Array.isArray(example)) return isAdded ? [] : createItemLeaves(schema.items ?? {}, example, inner);
  const candidates = await getCandidates({ ...field, example }, scope);
  return candidates.length === 0 ? [] : [{ path: inner.path, candidates, isOptional, isAdded }];
}

async function createItemLeaves(schema: Schema, items: readonly unknown[], scope: Scope): Promise<readonly Leaf[]> {
  const leaves: Leaf[] = [];
  const resource = `${scope.resource}/${scope.path.at(-1)}`;
  for (const [index, item] of items.entries()) {
    const path = [...scope.path, index];
    if (isJsonObject(item))
      for (const leaf of await createObjectLeaves(schema, item, { ...scope, resource, path })) leaves.push(leaf);
    else leaves.push({ path, candidates: [item], isOptional: false, isAdded: false });
  }
  return leaves;
}

/** Returns a documented value of a field, preferably not its default. */
function getExample({ examples, 'x-default': defaultValue, enum: values }: Schema): unknown {
  const documented = [examples ?? values ?? []].flat().filter((value) => value !== null);
  return documented.find((value) => value !== defaultValue) ?? documented[0];
}

async function getCandidates(field: Field, scope: Scope): Promise<readonly Candidate[]> {
  const { name, schema, example, discriminator } = field;
  const { source, resource } = scope;
  const reference = getReference(schema);
  if (reference) return source.getReferenceValues({ reference, name, resource, discriminator, example });
  if (example === undefined && createTagText(schema, '000000') === undefined) return [];
  if (isTagText(field, scope)) return [(tag: string) => createText(field, scope, tag)];
  const known = isReplaceable(field) ? source.getValuesByName(name) : [];
  const today = schema.format === 'date' ? [getDate(new Date().toISOString())] : [];
  return [...new Set([example, ...today, ...known].filter((value) => value !== undefined))];
}

/** Checks for a replaceable value: a year or a date may be closed on another server; a price is valid everywhere. */
const isReplaceable = ({ schema: { type, format }, isOptional }: Field): boolean =>
  format === 'date' || (type === 'integer' && !isOptional);

const isTagText = ({ name, schema }: Field, { tagFields, path }: Scope): boolean =>
  path.length === 0 && (tagFields.includes(name) || isUnique(schema));

/** Returns the tag in the first tag field and in unique fields; the example and the tag in others. */
function createText({ name, schema, example }: Field, { tagFields }: Scope, tag: string): unknown {
  const text = createTagText(schema, tag);
  if (name === tagFields[0] || isUnique(schema) || example === undefined) return text ?? example;
  const combined = `${example}, ${text}`;
  return isValidText(schema, combined) ? combined : example;
}

/** Creates the leaves of a field that the example lacks. */
async function createLeavesAt(schema: Schema, example: JsonObject, path: Path, scope: Scope): Promise<readonly Leaf[]> {
  const [name, ...rest] = path;
  const field = toFields(schema, example).find((candidate) => candidate.name === name);
  if (!field || field.schema['x-read-only']) return [];
  if (rest.length === 0) return createFieldLeaves({ ...field, isOptional: true }, scope);
  const inner = { ...scope, path: [...scope.path, field.name] };
  const [index, ...deeper] = rest;
  const item = Array.isArray(field.example) && typeof index === 'number' ? field.example[index] : undefined;
  if (isJsonObject(item)) {
    const itemScope = { ...inner, resource: `${scope.resource}/${field.name}`, path: [...inner.path, Number(index)] };
    return createLeavesAt(field.schema.items ?? {}, item, deeper, itemScope);
  }
  return isJsonObject(field.example) ? createLeavesAt(field.schema, field.example, rest, inner) : [];
}
