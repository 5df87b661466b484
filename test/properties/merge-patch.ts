import { alternatives, type FlatSchema } from '../../conformance/fuzz/alternatives.ts';
import { type Operation, operations, type Schema } from '../../conformance/fuzz/document.ts';
import { resourceAt } from '../../conformance/fuzz/pools.ts';

type Json = Readonly<Record<string, unknown>>;

/** The schema by which a record of a resource is created, without the lines that a view adds to it. */
export function getCreateSchema({ path }: Operation): Schema {
  const resource = resourceAt(path);
  const replace = operations.find(
    (operation) =>
      operation.method === 'PUT' && resourceAt(operation.path) === resource && !operation.path.includes('withlines'),
  );
  const { schema } = replace?.bodies['application/json'] ?? {};
  if (!schema) throw new Error(`Nothing creates ${resource}`);
  return schema;
}

/** What a PATCH makes of a record, as a body that would create it: what it does not name stays, as far as it fits. */
export function applyPatch(input: Schema, record: Json, { lines: _lines, ...patch }: Json): Json {
  const merged: Json = { ...record, ...patch };
  const kinds = alternatives(input);
  const isKind = ({ properties, required }: FlatSchema): boolean =>
    required.every((name) => (properties[name]?.const ?? merged[name]) === merged[name]);
  const { properties = {} } = kinds.find(isKind) ?? kinds[0] ?? {};
  const fields = Object.entries(record).filter(([name, value]) => {
    const types = [alternatives(properties[name] ?? {})[0]?.type].flat();
    return name in properties && (value !== null || types.includes('null'));
  });
  return { ...Object.fromEntries(fields), ...patch };
}
