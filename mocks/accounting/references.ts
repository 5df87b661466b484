import type { Resource } from '../../contract/model.ts';
import { type Message, ProblemError } from '../messages/problems.ts';
import { openRecords } from '../store/records.ts';
import type { StoredRecord } from '../store/types.ts';
import type { Context } from './context.ts';

interface References {
  readonly field: string;
  readonly count: number;
  /** Resource of the referring records. */
  readonly resource: string;
}

/** Finds records that refer to a record, except its parts. `isRelevant` selects fields. */
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
  // The platform's own records are named only when no others are left.
  const entered = found.filter(({ resource: name }) => isEntered(context.contract.resources.get(name)));
  return entered.length > 0 ? entered : found.slice(0, 1);
}

const isEntered = (resource: Resource | undefined): boolean =>
  resource?.input !== undefined || resource?.parent !== undefined;

/** Fields by which people know a record. */
const PERSONAL_KEYS = ['number', 'code', 'invoiceNumber', 'ArticleSku', 'name'] as const;

/** Leading zeros that an account number loses as a JSON number. */
const LEADING_ZEROS = ['', '0', '00', '000', '0000'];

/** Length limit of numbers, codes and names. */
const MAX_LENGTH = 200;

/** Finds the only record that people know by a value. */
function findByPersonalKey(resource: Resource, value: string, { database, scope }: Context) {
  if (!resource.hasTable || value.length > MAX_LENGTH) return undefined;
  const records = openRecords(database, resource);
  for (const key of PERSONAL_KEYS) {
    if (!resource.fields.some(({ name }) => name === key)) continue;
    const values = key === 'number' ? LEADING_ZEROS.map((zeros) => `${zeros}${value}`) : [value];
    const [record, other] = values.flatMap((text) => records.findByIgnoringCase(scope, key, text));
    if (record && !other) return { id: record.id, key, number: String(record[key]) };
  }
  return undefined;
}

/** Creates the message for a missing record. It names the record with that number, code or name. */
export function createReferenceMessage(resource: Resource, by: string, value: string, context: Context): Message {
  const parameters = { by, value, path: resource.collectionPath };
  const found = findByPersonalKey(resource, value, context) ?? findById(resource, by, value, context);
  if (found) return { key: 'referenceByKey', parameters: { ...parameters, ...found } };
  return { key: 'referenceUnknown', parameters };
}

/** Creates the error for a missing record. It names the record with that number. */
export function createNotFoundError(
  resource: Resource,
  id: number,
  context: Context,
  path = resource.collectionPath,
): ProblemError {
  const found = findByPersonalKey(resource, String(id), context);
  if (found)
    return new ProblemError('not-found', {
      key: 'referenceByKey',
      parameters: { by: 'id', value: id, path, ...found },
    });
  const key = resource.isShared ? 'recordNotFoundAnywhere' : 'recordNotFound';
  return new ProblemError('not-found', { key, parameters: { id, path } });
}

/** Finds the record whose other key, such as its SKU, was sent as the identifier. */
function findById(resource: Resource, by: string, value: string, { database, scope }: Context) {
  const record = by !== 'id' && /^\d{1,9}$/.test(value) && openRecords(database, resource).find(scope, Number(value));
  return record ? { id: record.id, key: by, number: String(record[by]) } : undefined;
}

/** Creates the message for a text, or an impossible identifier. Undefined for an unknown value that is no identifier. */
export function createIdentifierMessage(resource: Resource, value: unknown, context: Context): Message | undefined {
  // The text of an object runs its own code: `{"toString": 1}`.
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  const path = resource.collectionPath;
  const found = findByPersonalKey(resource, text, context);
  if (found) return { key: 'idOfKey', parameters: { ...found, value: text, path } };
  if (typeof value !== 'string' || !/^-?\d+$/.test(text)) return undefined;
  const isId = /^[1-9]\d{0,8}$/.test(text) && openRecords(context.database, resource).find(context.scope, Number(text));
  return isId ? { key: 'numberAsText', parameters: { example: text } } : { key: 'idIsNumber', parameters: { path } };
}
