import type { createResolver, Schema } from '../../contract/document.ts';
import { BuildError } from '../lib/run.ts';

/**
 * Creates one object with the fields of all objects of a union. It requires what each of them requires.
 *
 * @param keywords those beside the union.
 * @throws BuildError when the objects define a field differently.
 */
export function mergeUnion(
  keywords: Schema,
  union: readonly Schema[],
  resolve: ReturnType<typeof createResolver>,
): Schema {
  const objects = union.map((schema) => resolve(schema));
  const properties: Record<string, Schema> = {};
  for (const object of objects) {
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      properties[name] = mergeField(name, properties[name], property);
    }
  }
  const [first, ...others] = objects.map((object) => object.required ?? []);
  const required = first?.filter((name) => others.every((names) => names.includes(name)));
  const isClosed = objects.every(({ additionalProperties }) => additionalProperties === false);
  return { ...keywords, properties, ...(required && { required }), ...(isClosed && { additionalProperties: false }) };
}

/** Merges the definitions of a field, which may differ in what tells the objects of the union apart. */
function mergeField(name: string, before: Schema | undefined, field: Schema): Schema {
  if (before === undefined || JSON.stringify(before) === JSON.stringify(field)) return field;
  const values = [before, field].flatMap(({ const: constant, enum: values = [constant] }) => values);
  if (values.includes(undefined)) throw new BuildError(`The objects of a union define ${name} differently.`);
  const { const: _constant, ...keywords } = before;
  const description = [...new Set([before.description, field.description])].filter(Boolean).join(' ');
  return { ...keywords, ...(description && { description }), enum: [...new Set(values)] };
}
