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

/** Which fields a body has: all that a client may write, those of the example, or the required ones. */
export type Detail = 'full' | 'example' | 'minimal';

export interface ReferenceField {
  readonly reference: Reference;
  readonly name: string;
  /** The resource of the object: `salesinvoices/lines`. */
  readonly resource: string;
  /** The discriminator of the object and its value: `['bookingType', 'A']`. */
  readonly discriminator: readonly [name: string, value: unknown] | undefined;
  readonly example: unknown;
}

export interface ValueSource {
  /** The values that a reference can have, the likeliest first. */
  readonly getReferenceValues: (field: ReferenceField) => Promise<readonly unknown[]>;
  readonly getValuesByName: (name: string) => readonly unknown[];
}

export interface BodyOptions {
  readonly schema: Schema;
  readonly example: JsonObject;
  readonly detail: Detail;
  readonly resource: string;
  readonly isTagged: boolean;
  /** The filters of the list, of which the tag should be in one. */
  readonly filters: ReadonlySet<string>;
}

/** Creates the template of a body from an example of the contract and values that the server knows. */
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

/** Texts of the record that can hold a tag: those that the list can be filtered by, and required ones, come first. */
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

/** The required fields of an object; of those of which one is enough, the one that the example has. */
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

/** A documented value of a field, preferably not its default. */
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

/** A year or a date may be closed on another server; a price is valid everywhere. */
const isReplaceable = ({ schema: { type, format }, isOptional }: Field): boolean =>
  format === 'date' || (type === 'integer' && !isOptional);

const isTagText = ({ name, schema }: Field, { tagFields, path }: Scope): boolean =>
  path.length === 0 && (tagFields.includes(name) || isUnique(schema));

/** The tag alone in the first tag field and in unique fields, after the example in others. */
function createText({ name, schema, example }: Field, { tagFields }: Scope, tag: string): unknown {
  const text = createTagText(schema, tag);
  if (name === tagFields[0] || isUnique(schema) || example === undefined) return text ?? example;
  const combined = `${example}, ${text}`;
  return isValidText(schema, combined) ? combined : example;
}

/** The leaves of a field that the example does not have. */
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
