import { resolved, type Schema } from './document.ts';

/** A schema that says everything itself: without references and `oneOf`. */
export interface FlatSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

interface Composed extends Schema {
  readonly oneOf?: readonly Schema[];
}

const known = new WeakMap<Schema, readonly FlatSchema[]>();

/** The flat schemas of which a value that fits the schema fits one. */
export function alternatives(schema: Schema): readonly FlatSchema[] {
  const found = known.get(schema) ?? branchesOf(resolved(schema));
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

function branchesOf({ oneOf, ...own }: Composed): readonly FlatSchema[] {
  return oneOf ? oneOf.flatMap(alternatives) : [{ properties: {}, required: [], ...own } as FlatSchema];
}
