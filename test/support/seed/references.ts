import { resolveRef } from '../../../contract/document.ts';
import type { Reference, Resource, Schema } from '../../../contract/model.ts';
import { getProperties, getReference } from '../../../contract/schemas.ts';
import type { ValidatedContract } from '../../../mocks/validation/validated-contract.ts';
import type { Row } from './rows.ts';

export type Rows = Readonly<Record<string, readonly Row[]>>;

/** The resource whose URL ends in this name, with its record and fields. */
export function recordOf({ resources }: ValidatedContract, name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`The contract has no ${name}`);
  return resource;
}

export function lostReferences(
  contract: ValidatedContract,
  schema: string,
  values: readonly unknown[],
  rows: Rows,
): string[] {
  const references = collectReferences(contract, { $ref: `#/components/schemas/${schema}` });
  return values.flatMap(namedScalars).flatMap(([name, value]) => {
    const reference = references.get(name);
    if (!reference) return [];
    const targets = rows[reference.resource] ?? [];
    return targets.some((row) => row[reference.targetField] === value)
      ? []
      : [`${schema}: there is no ${reference.resource} ${name} ${value}`];
  });
}

/** The references of a schema by the name of the property that holds them, at any depth. */
function collectReferences(contract: ValidatedContract, schema: Schema): Map<string, Reference> {
  const references = new Map<string, Reference>();
  for (const [name, property] of getProperties(contract.document, schema)) {
    const reference = getReference(property);
    if (reference) references.set(name, reference);
    for (const inner of [property, resolveRef(contract.document, property.items ?? {})]) {
      for (const [key, reference] of collectReferences(contract, inner)) references.set(key, reference);
    }
  }
  return references;
}

function namedScalars(value: unknown): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap(namedScalars);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    if (typeof item === 'object') return namedScalars(item);
    return [[name, item]];
  });
}
