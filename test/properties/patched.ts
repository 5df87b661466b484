import { getStoredResource, type Operation, operations } from '../../conformance/contract.ts';
import { type FlatSchema, getAlternatives } from '../../conformance/schema.ts';
import type { Schema } from '../../scripts/document/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

/** The schema by which a record of a resource is created, without the lines that a view adds to it. */
export function inputOf({ path }: Operation): Schema {
  const resource = getStoredResource(path);
  const replace = operations.find(
    (one) => one.method === 'PUT' && getStoredResource(one.path) === resource && !one.path.includes('withlines'),
  );
  const { schema } = replace?.bodies['application/json'] ?? {};
  if (!schema) throw new Error(`Nothing creates ${resource}`);
  return schema;
}

/** What a PATCH makes of a record, as a body that would create it: what it does not name stays, as far as it fits. */
export function patched(input: Schema, record: Json, { lines: _lines, ...patch }: Json): Json {
  const whole: Json = { ...record, ...patch };
  const kinds = getAlternatives(input);
  const isKind = ({ properties, required }: FlatSchema): boolean =>
    required.every((name) => (properties[name]?.const ?? whole[name]) === whole[name]);
  const { properties = {} } = kinds.find(isKind) ?? kinds[0] ?? {};
  const kept = Object.entries(record).filter(([name, value]) => {
    const types = [getAlternatives(properties[name] ?? {})[0]?.type].flat();
    return name in properties && (value !== null || types.includes('null'));
  });
  return { ...Object.fromEntries(kept), ...patch };
}
