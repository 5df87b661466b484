import isEqual from 'fast-deep-equal';
import type { Json } from '../../contract/document.ts';
import { getInputNames } from '../../contract/fields.ts';
import type { ResourceName } from '../store/record-types.ts';
import { openRecords } from '../store/records.ts';
import { getResource, lookup } from './context.ts';
import type { ResourceChange } from './hooks.ts';
import { getRecordKind } from './record-kind.ts';
import { createReferenceMessage, findReferences } from './references.ts';

/** Checks a record against the contract and the other records. */
export function checkRecord(change: ResourceChange): void {
  if (change.mode === 'update') checkInput(change);
  if (change.mode === 'replace') checkReadOnlyFields(change);
  checkReferences(change);
  checkPostalCodes(change);
  checkUniqueness(change);
  checkAlternatives(change);
}

/** Checks that the changed record, with everything sent, could also be created. */
function checkInput({ resource, body, record, context, addIssue }: ResourceChange): void {
  const names = getInputNames(context.contract.document, String(resource.input), record);
  const input = resource.fields
    .filter(({ name, nullable }) => name in body || (names.has(name) && (nullable || record[name] !== null)))
    .map(({ name }) => [name, record[name]]);
  context.contract.getInputValidator(resource)(Object.fromEntries(input)).forEach(addIssue);
}

/** Rejects read-only fields that differ from what was returned. */
function checkReadOnlyFields({ resource, body, previous, addIssue }: ResourceChange): void {
  for (const { name, writable } of resource.fields) {
    if (!writable && name in body && !isEqual(body[name], previous?.[name]))
      addIssue({ field: name, key: 'readOnlyChanged' });
  }
}

function checkReferences({ resource, record, context, addIssue }: ResourceChange): void {
  for (const { name, part, reference } of getRecordKind(resource).references) {
    const { resource: target, targetField: by } = reference;
    const value = part === undefined ? record[name] : (record[name] as Json | null)?.[part];
    if (value === null || value === undefined || lookup(context, target as ResourceName, value, by as 'id')) continue;
    const message = createReferenceMessage(getResource(context, target), by, String(value), context);
    addIssue({ field: part === undefined ? name : `${name}.${part}`, ...message });
  }
}

/** Four digits and two letters: `1234 AB`. */
const DUTCH_POSTAL_CODE = /^[1-9]\d{3} ?[A-Za-z]{2}$/;

/** Checks a Dutch postal code. Other countries accept any text. */
function checkPostalCodes({ resource, record, previous, context, addIssue }: ResourceChange): void {
  for (const name of getRecordKind(resource).addresses) {
    const address = record[name] as { readonly postalCode?: string | null; readonly countryId?: unknown } | null;
    if (!address?.postalCode || isEqual(address, previous?.[name])) continue;
    const isDutch = lookup(context, 'countries', address.countryId)?.code === 'NL';
    if (isDutch && !DUTCH_POSTAL_CODE.test(address.postalCode))
      addIssue({ field: `${name}.postalCode`, key: 'postalCodeNotDutch' });
  }
}

function checkUniqueness({ resource, record, previous, context, addIssue }: ResourceChange): void {
  for (const field of getRecordKind(resource).unique) {
    const value = record[field];
    if (value === null || value === previous?.[field]) continue;
    const others = openRecords(context.database, resource).findByIgnoringCase(context.scope, field, value);
    const other = others.find(({ id }) => id !== previous?.id);
    if (other) addIssue({ field, key: 'notUnique', parameters: { value: String(value), id: other.id } });
  }
}

/** Checks that one of several fields is present; an amount of 0 counts as absent. */
function checkAlternatives({ resource, record, addIssue }: ResourceChange): void {
  for (const fields of getRecordKind(resource).alternatives) {
    const [field] = fields;
    if (field !== undefined && !fields.some((name) => record[name]))
      addIssue({ field, key: 'oneOfRequired', parameters: { fields } });
  }
}

/** Rejects a change of a field that other records refer to. */
export function checkReferencedFields({ resource, record, previous, context, addIssue }: ResourceChange): void {
  if (!previous) return;
  const isChanged = (name: string): boolean => name !== 'id' && record[name] !== previous[name];
  for (const { field, ...parameters } of findReferences(resource, previous, context, isChanged))
    addIssue({ field, key: 'inUse', parameters });
}
