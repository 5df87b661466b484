import type { ErrorObject } from 'ajv';
import { type CheckDigits, hasValidCheckDigits } from '../../contract/check-digits.ts';
import { resolveRef } from '../../contract/document.ts';
import { parsePointer } from '../../contract/json-pointer.ts';
import { lazy } from '../../contract/memoize.ts';
import type { Resource, Schema } from '../../contract/model.ts';
import { getEmptyParts, getProperties, isJsonObject } from '../../contract/schemas.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { NO_SCHEMA_INFO, toCheckDigitsMessage, toIssues } from './error-details.ts';
import type { ValidatedContract } from './validated-contract.ts';

/** Stored record: null fields are optional, and `_meta` is absent. */
type StoredRecord = Readonly<Record<string, unknown>>;

/** Placeholder for the `_meta` of responses. */
const META = { self: 'https://sandbox.example/', administrationId: 1, administrationName: '', profileName: '' };

export function listRecordSchemas(
  { document }: Pick<ValidatedContract, 'document'>,
  { record }: Resource,
): readonly Schema[] {
  const schema = { $ref: `#/components/schemas/${record}` };
  return resolveRef<Schema>(document, schema).oneOf ?? [schema];
}

/** Compiles the schemas of all records, which the first import would do while other worlds wait. */
export function compileRecordSchemas(contract: ValidatedContract): void {
  const stored = [...contract.resources.values()].filter(({ hasTable }) => hasTable);
  for (const schema of stored.flatMap((resource) => listRecordSchemas(contract, resource)))
    contract.validators.forOutput(schema);
}

type RecordValidator = (record: StoredRecord) => readonly ValidationIssue[];

/** Validators of resources, for all contracts: compiling takes longer than a small list. */
const recordValidators = new WeakMap<Resource, RecordValidator>();

/**
 * Creates the validator of a resource's records, by the schema of responses, so that accepted records can be read. Finds a
 * record's first error, and all wrong check digits.
 */
export function createRecordValidator(contract: ValidatedContract, resource: Resource): RecordValidator {
  const known = recordValidators.get(resource);
  if (known) return known;
  const branches = listRecordSchemas(contract, resource).map((schema) => createBranch(contract, schema));
  const [first] = branches;
  const validate: RecordValidator = (record) =>
    (branches.find(({ matches }) => matches(record)) ?? first)?.validate(record) ?? [];
  recordValidators.set(resource, validate);
  return validate;
}

function createBranch({ document, validators }: ValidatedContract, schema: Schema) {
  const properties = [...getProperties(document, schema)];
  const constants = properties.filter(([, property]) => property.const !== undefined);
  const nullable = properties.filter(([, { type }]) => [type].flat().includes('null'));
  const absent = { ...Object.fromEntries(nullable.map(([name]) => [name, null])), _meta: META };
  const parts = properties
    .map(([name, property]) => [name, getEmptyParts(document, property)] as const)
    .filter(([, emptyParts]) => Object.keys(emptyParts).length > 0);

  /** Adds null for optional fields of a record and its objects. */
  function complete(record: StoredRecord): StoredRecord {
    const objects = parts.flatMap(([name, emptyParts]) => {
      const part = record[name];
      return isJsonObject(part) ? [[name, { ...emptyParts, ...part }]] : [];
    });
    return { ...absent, ...record, ...Object.fromEntries(objects) };
  }
  const checkDigits = properties.filter(([, property]) => property['x-check-digits'] !== undefined);
  const getValidator = lazy(() => validators.forOutput(schema));

  /** Adds the schema and the value, which messages need and validators of responses omit. */
  function locate(error: ErrorObject, record: StoredRecord): ErrorObject {
    let parentSchema = schema;
    let data: unknown = record;
    for (const segment of parsePointer(error.instancePath)) {
      const { items } = resolveRef(document, parentSchema);
      parentSchema = (items && resolveRef(document, items)) ?? getProperties(document, parentSchema).get(segment) ?? {};
      data = (data as StoredRecord | null | undefined)?.[segment];
    }
    return { ...error, parentSchema, data };
  }

  return {
    matches: (record: StoredRecord): boolean => constants.every(([name, property]) => record[name] === property.const),

    validate(record: StoredRecord): readonly ValidationIssue[] {
      const errors = getValidator()(complete(record));
      if (errors.length > 0) {
        const issues = toIssues(
          errors.map((error) => locate(error, record)),
          NO_SCHEMA_INFO,
        );
        return issues.length > 0 ? issues : [{ field: 'body', key: 'notValid' }];
      }
      return checkDigits.flatMap(([field, property]) => {
        const kind = property['x-check-digits'] as CheckDigits;
        const value = record[field];
        if (typeof value !== 'string' || hasValidCheckDigits(kind, value)) return [];
        return [{ field, ...toCheckDigitsMessage(kind, value) }];
      });
    },
  };
}
