import {
  type FlatSchema,
  getAlternatives,
  getInputSchema,
  getStoredResource,
  type Operation,
  operations,
} from '../../conformance/contract.ts';
import type { Json, Schema } from '../../contract/document.ts';

/** The schema by which a record of a resource is created, without the lines that a view adds to it. */
export function getCreateSchema({ path }: Operation): Schema {
  const resource = getStoredResource(path);
  const replace = operations.find(
    (operation) =>
      operation.method === 'PUT' &&
      getStoredResource(operation.path) === resource &&
      !operation.path.includes('withlines'),
  );
  const schema = replace && getInputSchema(replace);
  if (!schema) throw new Error(`Nothing creates ${resource}`);
  return schema;
}

/** Result of a PATCH, as a body that would create the record: fields it does not name stay, as far as they fit. */
export function applyPatch(input: Schema, record: Json, { lines: _lines, ...patch }: Json): Json {
  const merged: Json = { ...record, ...patch };
  const kinds = getAlternatives(input);
  const isKind = ({ properties, required }: FlatSchema): boolean =>
    required.every((name) => (properties[name]?.const ?? merged[name]) === merged[name]);
  const { properties = {} } = kinds.find(isKind) ?? kinds[0] ?? {};
  const fields = Object.entries(record).filter(([name, value]) => {
    const types = [getAlternatives(properties[name] ?? {})[0]?.type].flat();
    return name in properties && (value !== null || types.includes('null'));
  });
  return { ...Object.fromEntries(fields), ...patch };
}
