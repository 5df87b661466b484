import type { Resource } from '../../contract/model.ts';
import type { Message } from '../messages/problems.ts';
import { openRecords } from '../store/records.ts';
import type { StoredRecord } from '../store/types.ts';
import type { Context } from './context.ts';

interface References {
  readonly field: string;
  readonly count: number;
  /** The resource of the records that refer to it. */
  readonly resource: string;
}

/** Finds the records that refer to a record, except those that belong to it. `isRelevant` chooses among its fields. */
export function findReferences(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  isRelevant: (field: string) => boolean = () => true,
): References[] {
  const found: References[] = [];
  for (const other of context.contract.resources.values()) {
    if (!other.hasTable || other.parent?.resource === resource.name) continue;
    for (const { name, references } of other.fields) {
      if (references?.resource !== resource.name || !isRelevant(references.targetField)) continue;
      const filters = [[name, [record[references.targetField]]]] as const;
      const count = openRecords(context.database, other).count(context.scope, { filters });
      if (count > 0) found.push({ field: references.targetField, count, resource: other.name });
    }
  }
  return found;
}

/** Fields by which a person knows a record, and the message for a value of one that was sent as the identifier. */
const PERSONAL_KEYS = [
  ['number', 'referenceByNumber'],
  ['code', 'referenceByCode'],
] as const;

/** The zeros that a number of an account begins with are missing when it is sent as a JSON number. */
const LEADING_ZEROS = ['', '0', '00', '000', '0000'];

/** Creates the message for a reference to a record that does not exist: it names the record that has the value as its number or code. */
export function createReferenceMessage(resource: Resource, by: string, value: string, context: Context): Message {
  const { collectionPath: path, fields } = resource;
  const parameters = { by, value, path };
  for (const [name, key] of PERSONAL_KEYS) {
    if (by !== 'id' || !fields.some((field) => field.name === name)) continue;
    const numbers = LEADING_ZEROS.map((zeros) => `${zeros}${value}`);
    const [record] = openRecords(context.database, resource).findBy(context.scope, name, numbers);
    if (record) return { key, parameters: { ...parameters, id: record.id, number: String(record[name]) } };
  }
  return { key: 'referenceUnknown', parameters };
}
