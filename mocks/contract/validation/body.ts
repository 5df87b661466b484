import type { ValidationIssue } from '../../messages/problems.ts';
import type { Contract } from '../contract.ts';
import { propertiesOf } from '../fields.ts';
import { memoize } from '../memoize.ts';
import type { Operation, Resource, Schema } from '../model.ts';
import { schemaValidatorsFor } from './ajv.ts';
import { faultsOf, type Known } from './error-details.ts';
import { type Normalize, normalizerOf } from './normalize.ts';

/** Says what is wrong with a body, by field. */
export type BodyReader = (body: unknown) => readonly ValidationIssue[];

/** Makes the reader of the bodies that a schema of the contract describes. */
function createBodyReader(contract: Contract, schema: string, record: string | undefined): BodyReader {
  const check = schemaValidatorsFor(contract.document).forInput(schema);
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

/** The validators of whole records, each against the schema that creates one. */
export const inputReaderFor = memoize((contract: Contract) =>
  memoize(({ input, record }: Resource) => createBodyReader(contract, String(input), record)),
);

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

/** How the body of an operation is normalized, and then validated. */
export interface BodyValidator {
  readonly normalize: Normalize;
  readonly findFaults: BodyReader;
}

/** The validator of the JSON bodies of an operation; other bodies have no faults. */
export const bodyValidatorFor = memoize((contract: Contract) =>
  memoize((operation: Operation): BodyValidator => {
    const schema = operation.body?.schema;
    if (schema === undefined) return { normalize: (body) => body, findFaults: () => [] };
    const findLongLists = createListLimits(contract, schema);
    const validate = createBodyReader(contract, schema, operation.record);
    return {
      normalize: normalizerOf(contract, operation),
      findFaults(body) {
        const tooLong = findLongLists(body);
        return tooLong.length > 0 ? tooLong : validate(body);
      },
    };
  }),
);

/**
 * Finds the lists of a body that are too long. It runs first, because validating each of their items would keep the
 * sandbox busy for seconds.
 */
function createListLimits({ document }: Contract, schema: string): BodyReader {
  const properties = propertiesOf(document, { $ref: `#/components/schemas/${schema}` });
  const limits = [...properties].flatMap(([field, { maxItems }]) =>
    typeof maxItems === 'number' ? [{ field, limit: maxItems }] : [],
  );
  return (body) =>
    limits.flatMap(({ field, limit }): ValidationIssue[] => {
      const list = (body as Readonly<Record<string, unknown>> | null | undefined)?.[field];
      return Array.isArray(list) && list.length > limit ? [{ field, key: 'maxItems', parameters: { limit } }] : [];
    });
}
