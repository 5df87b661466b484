import { referenceOf } from '../../mocks/contract/fields.ts';
import type { Reference, Schema } from '../../mocks/contract/model.ts';
import { fits, markFor } from './marks.ts';
import { isJson, type Json, type Shape, shapeOf } from './shape.ts';
import { type Leaf, type Option, type Place, Template } from './template.ts';

/**
 * How much a body holds: every field that a client may write, what the example of the contract has, or the least that
 * is required.
 */
export type Amount = 'full' | 'example' | 'least';

/** Where a field with a reference stands. */
export interface Referring {
  readonly reference: Reference;
  readonly name: string;
  /** The kind of record that it stands in, by the resource: `salesinvoices/lines`. */
  readonly kind: string;
  /** The branch of a union that it stands in: `['bookingType', 'A']`. */
  readonly tag: readonly [string, unknown] | undefined;
  readonly example: unknown;
}

/** Values that a server knows. */
export interface Source {
  /** What a reference can lead to, the likeliest first. */
  readonly referred: (referring: Referring) => Promise<readonly unknown[]>;
  /** What records have under a name. */
  readonly named: (name: string) => readonly unknown[];
}

export interface Wanted {
  readonly schema: Schema;
  readonly example: Json;
  readonly amount: Amount;
  readonly kind: string;
  /** Whether it holds a mark, also where the example has no text for it. */
  readonly labelled: boolean;
  /** Names that the list can be filtered by: a label should be among them. */
  readonly filters: ReadonlySet<string>;
}

/** Makes the body of a write from an example of the contract, with values that the server knows. */
export async function templateFor(wanted: Wanted, source: Source): Promise<Template> {
  const { schema, example, kind } = wanted;
  const labels = labelsOf(shapeOf(schema, example), wanted.filters);
  const within: Within = { wanted, source, labels, kind, place: [], added: false };
  const leaves = await leavesOf(schema, example, within);
  return new Template(leaves, labels, (place) => grown(schema, example, place, within));
}

/** What is the same for all fields of one object. */
interface Within {
  readonly wanted: Wanted;
  readonly source: Source;
  readonly labels: readonly string[];
  readonly kind: string;
  readonly place: Place;
  readonly added: boolean;
}

/** Texts of the record as a whole that can hold a mark: those that can be found by, and must be there, come first. */
function labelsOf({ properties, required }: Shape, filters: ReadonlySet<string>): readonly string[] {
  const names = [...properties].filter(([, schema]) => markFor(schema, '000000') !== undefined).map(([name]) => name);
  const rank = (name: string): number => (filters.has(name) ? 2 : 0) + (required.has(name) ? 1 : 0);
  return names.filter((name) => !isUnique(properties.get(name))).sort((one, other) => rank(other) - rank(one));
}

const isUnique = (schema: Schema | undefined): boolean => schema?.['x-unique'] === true;

async function leavesOf(schema: Schema, example: Json, within: Within): Promise<readonly Leaf[]> {
  const shape = shapeOf(schema, example);
  const needed = neededOf(shape, example);
  const leaves: Leaf[] = [];
  for (const [name, property] of shape.properties) {
    const field = {
      name,
      schema: property,
      example: example[name],
      optional: !needed.has(name),
      shape,
      object: example,
    };
    if (isWanted(field, within)) leaves.push(...(await leavesAt(field, within)));
  }
  return leaves;
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  /** Undefined when the example has none. */
  readonly example: unknown;
  readonly optional: boolean;
  readonly shape: Shape;
  readonly object: Json;
}

/** What an object cannot do without: where one field of several is enough, those that the example has. */
function neededOf({ required, either, tag, mayBeEmpty }: Shape, example: Json): ReadonlySet<string> {
  const chosen = either.find((names) => names.every((name) => name in example)) ?? either[0] ?? [];
  const needed = new Set([...required, ...chosen, ...(tag === undefined ? [] : [tag])]);
  return needed.size === 0 && !mayBeEmpty ? new Set(Object.keys(example)) : needed;
}

function isWanted({ name, schema, example, optional }: Field, { wanted, labels, place }: Within): boolean {
  if (schema['x-read-only']) return false;
  const isLabel = wanted.labelled && place.length === 0 && name === labels[0];
  if (isLabel || !optional) return true;
  return wanted.amount === 'full' || (wanted.amount === 'example' && example !== undefined);
}

async function leavesAt(field: Field, within: Within): Promise<readonly Leaf[]> {
  const { name, schema } = field;
  const added = within.added || field.example === undefined;
  const example = field.example ?? shownIn(schema);
  const below = { ...within, place: [...within.place, name], added };
  if (isJson(example)) return leavesOf(schema, example, below);
  if (Array.isArray(example)) return added ? [] : itemsOf(schema.items ?? {}, example, below);
  const options = await optionsFor({ ...field, example }, within);
  if (options.length === 0) return [];
  return [{ place: below.place, options, optional: field.optional, added }];
}

async function itemsOf(schema: Schema, items: readonly unknown[], within: Within): Promise<readonly Leaf[]> {
  const leaves: Leaf[] = [];
  const kind = `${within.kind}/${within.place.at(-1)}`;
  for (const [index, item] of items.entries()) {
    const place = [...within.place, index];
    if (isJson(item)) leaves.push(...(await leavesOf(schema, item, { ...within, kind, place })));
    else leaves.push({ place, options: [item], optional: false, added: false });
  }
  return leaves;
}

/** A value that the contract shows for a field: one that is no default, if there is one. */
function shownIn({ examples, 'x-default': usual, enum: values }: Schema): unknown {
  const all = [examples ?? values ?? []].flat().filter((value) => value !== null);
  return all.find((value) => value !== usual) ?? all[0];
}

async function optionsFor(field: Field, within: Within): Promise<readonly Option[]> {
  const { name, schema, example, shape, object } = field;
  const reference = referenceOf(schema);
  if (reference) {
    const tag = shape.tag === undefined ? undefined : ([shape.tag, object[shape.tag]] as const);
    return within.source.referred({ reference, name, kind: within.kind, tag, example });
  }
  if (example === undefined && markFor(schema, '000000') === undefined) return [];
  if (isText(field, within)) return [(mark: string) => textFor(field, within, mark)];
  const others = isReplaceable(schema, field) ? within.source.named(name) : [];
  const isDate = schema.format === 'date';
  const all = [example, ...(isDate ? [new Date().toISOString().slice(0, 10)] : []), ...others];
  return [...new Set(all.filter((value) => value !== undefined))];
}

/** A year or a date that is right at one server is closed at another one; a price is not. */
const isReplaceable = ({ type, format }: Schema, { optional }: Field): boolean =>
  format === 'date' || (type === 'integer' && !optional);

const isText = ({ name, schema }: Field, { labels, place }: Within): boolean =>
  place.length === 0 && (labels.includes(name) || isUnique(schema));

/** The mark alone in the label and where no other record may have the same, else behind the example. */
function textFor({ name, schema, example }: Field, { labels }: Within, mark: string): unknown {
  const text = markFor(schema, mark);
  if (name === labels[0] || isUnique(schema) || example === undefined) return text ?? example;
  const longer = `${example}, ${text}`;
  return fits(schema, longer) ? longer : example;
}

/** The leaves of a field that the example does not have. */
async function grown(schema: Schema, example: Json, place: Place, within: Within): Promise<readonly Leaf[]> {
  const [name, ...rest] = place;
  const property = shapeOf(schema, example).properties.get(String(name));
  if (!property || property['x-read-only']) return [];
  const at = example[String(name)];
  const below = { ...within, place: [...within.place, String(name)] };
  if (rest.length === 0) {
    const shape = shapeOf(schema, example);
    return leavesAt(
      { name: String(name), schema: property, example: at, optional: true, shape, object: example },
      within,
    );
  }
  const [index, ...deeper] = rest;
  if (Array.isArray(at) && typeof index === 'number' && isJson(at[index])) {
    const kind = `${within.kind}/${String(name)}`;
    return grown(property.items ?? {}, at[index], deeper, { ...below, kind, place: [...below.place, index] });
  }
  return isJson(at) ? grown(property, at, rest, below) : [];
}
