import type { Contract } from '../contract/contract.ts';
import { propertiesOf } from '../contract/fields.ts';
import type { Operation, Resource, Schema } from '../contract/model.ts';
import type { Fault } from '../problems.ts';
import { remembered } from '../remembered.ts';
import type { Checks } from './ajv.ts';
import { faultsOf, type Known } from './faults.ts';

/** Says what is wrong with a body, by field. */
export type BodyReader = (body: unknown) => readonly Fault[];

/** Makes the reader of the bodies that a schema of the contract describes. */
export function bodyReader(contract: Contract, checks: Checks, schema: string, record: string | undefined): BodyReader {
  const check = checks.named(schema);
  const names = new WeakMap<Schema, ReadonlySet<string>>();
  const known: Known = {
    namesIn(part) {
      const before = names.get(part);
      if (before) return before;
      const found = new Set(propertiesOf(contract.document, part).keys());
      names.set(part, found);
      return found;
    },
    tagValues: ({ oneOf = [] }, tag) =>
      oneOf.map((branch) => String(propertiesOf(contract.document, branch).get(tag)?.const)),
    readOnly: readOnlyNames(contract, record, schema),
  };
  return (body) => (body === undefined ? [] : faultsOf(check(body), known));
}

/** The readers of whole records, each against the schema that creates one; made when it is first asked for. */
export function inputReaderOf(contract: Contract, checks: Checks): (resource: Resource) => BodyReader {
  return remembered(({ input, record }: Resource) => bodyReader(contract, checks, String(input), record));
}

/** The fields of a record, and of the records inside it, that a body cannot hold. */
function readOnlyNames({ document }: Contract, record: string | undefined, body: string): ReadonlySet<string> {
  const namesIn = (schema: string): Set<string> => {
    const names = new Set<string>();
    const collect = (part: Schema): void => {
      for (const [name, property] of propertiesOf(document, part)) {
        names.add(name);
        if (property.items) collect(property.items);
      }
    };
    collect({ $ref: `#/components/schemas/${schema}` });
    return names;
  };
  if (record === undefined) return new Set();
  const inBody = namesIn(body);
  return new Set([...namesIn(record)].filter((name) => !inBody.has(name)));
}

/** Faults of the body of an operation; none for an operation that takes no JSON. */
export function bodyReaderOf(contract: Contract, checks: Checks, { body, record }: Operation): BodyReader | undefined {
  return body?.schema === undefined ? undefined : bodyReader(contract, checks, body.schema, record);
}

/**
 * Makes what says which lists of a body are too long. It is asked before anything else, because a check of each of their
 * items would keep the sandbox busy for seconds.
 */
export function listLimitsOf({ document }: Contract, { body }: Operation): (body: unknown) => readonly Fault[] {
  if (body?.schema === undefined) return () => [];
  const properties = propertiesOf(document, { $ref: `#/components/schemas/${body.schema}` });
  const limits = [...properties].flatMap(([field, { maxItems }]) =>
    typeof maxItems === 'number' ? [{ field, limit: maxItems }] : [],
  );
  return (sent) =>
    limits.flatMap(({ field, limit }): Fault[] => {
      const list = (sent as Readonly<Record<string, unknown>> | null | undefined)?.[field];
      return Array.isArray(list) && list.length > limit ? [{ field, key: 'maxItems', parameters: { limit } }] : [];
    });
}
