import { resolved, type Schema } from './document.ts';

/** A schema that says everything itself: without references, `allOf`, `anyOf` and `oneOf`. */
export interface FlatSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

interface Composed extends Schema {
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const known = new WeakMap<Schema, readonly FlatSchema[]>();

/** The flat schemas of which a value that fits the schema fits one. */
export function alternatives(schema: Schema): readonly FlatSchema[] {
  const found = known.get(schema) ?? flattened(resolved(schema));
  known.set(schema, found);
  return found;
}

/** Which of its alternatives a value that fits a schema is one of. */
export function fitting(schema: Schema, value: unknown): FlatSchema {
  const all = alternatives(schema);
  const fits = ({ properties, required }: FlatSchema): boolean =>
    required.every((name) => {
      const given = (value as Readonly<Record<string, unknown>> | null)?.[name];
      return given !== undefined && (properties[name]?.const ?? given) === given;
    });
  return all.find(fits) ?? (all[0] as FlatSchema);
}

function flattened({ allOf = [], anyOf, oneOf, discriminator: _tag, ...own }: Composed): FlatSchema[] {
  const flat = { properties: {}, required: [], ...own } as FlatSchema;
  const parts = allOf.map(alternatives);
  const choices = [anyOf, oneOf].flatMap((some) => (some ? [some.flatMap(alternatives)] : []));
  return [...parts, ...choices].reduce<FlatSchema[]>(
    (whole, choice) => whole.flatMap((one) => choice.map((other) => both(other, one))),
    [flat],
  );
}

type Narrowing = (one: unknown, other: unknown) => unknown;

const larger: Narrowing = (one, other) => Math.max(Number(one), Number(other));
const smaller: Narrowing = (one, other) => Math.min(Number(one), Number(other));
const common: Narrowing = (one, other) => [one].flat().filter((value) => [other].flat().includes(value));

/** What two values of a keyword come to, where both hold. Of any other keyword the second counts. */
const narrowing: Readonly<Record<string, Narrowing>> = {
  ...{ minimum: larger, minLength: larger, minItems: larger, minProperties: larger },
  ...{ maximum: smaller, maxLength: smaller, maxItems: smaller },
  ...{ type: common, enum: common },
};

/** A schema that holds what two hold. */
function both(one: FlatSchema, other: FlatSchema): FlatSchema {
  const narrowed = Object.entries(narrowing).flatMap(([keyword, narrow]) =>
    keyword in one && keyword in other ? [[keyword, narrow(one[keyword], other[keyword])]] : [],
  );
  const shared = Object.keys(other.properties).filter((name) => name in one.properties);
  const again = shared.map((name) => [name, { allOf: [one.properties[name], other.properties[name]] }]);
  return {
    ...one,
    ...other,
    ...Object.fromEntries(narrowed),
    properties: { ...one.properties, ...other.properties, ...Object.fromEntries(again) },
    required: [...new Set([...one.required, ...other.required])],
  };
}
