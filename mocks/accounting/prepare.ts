import isEqual from 'fast-deep-equal';
import type { Json } from '../../contract/document.ts';
import { getInputNames, TODAY } from '../../contract/fields.ts';
import type { Field, Reference, Resource } from '../../contract/model.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import type { ResourceName } from '../store/record-types.ts';
import { openRecords } from '../store/records.ts';
import type { Scope, StoredRecord } from '../store/types.ts';
import { type Context, getResource, lookup } from './context.ts';
import type { WriteMode } from './hooks.ts';
import { getNextNumber } from './numbering.ts';
import { createReferenceMessage, findReferences } from './references.ts';
import { getHooks } from './resources/index.ts';

export interface WriteRequest {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly mode: WriteMode;
  readonly body: Json;
  readonly previous: StoredRecord | undefined;
}

export interface PreparedRecord extends WriteRequest {
  readonly record: Omit<StoredRecord, 'id'>;
  readonly issues: readonly ValidationIssue[];
}

export function prepareRecord(request: WriteRequest, context: Context): PreparedRecord {
  const { resource, mode, previous } = request;
  const record = buildRecord(request, context);
  const issues = [
    ...(mode === 'update' ? validateAsInput(request, record, context) : []),
    ...(mode === 'replace' ? checkReadOnlyFields(request) : []),
    ...checkReferences(resource, record, context),
    ...checkPostalCodes(request, record, context),
    ...checkUniqueness(request, record, context),
    ...checkOneOfRequired(resource, record),
  ];
  const addIssue = (issue: ValidationIssue): void => {
    issues.push(issue);
  };
  const platformFields = getHooks(resource.name).beforeSave?.({ ...request, record, context, addIssue });
  const completed = { ...record, ...platformFields };
  if (previous) for (const issue of checkReferencedFields(resource, completed, previous, context)) issues.push(issue);
  return { ...request, record: completed, issues };
}

export interface PreparedLines {
  readonly resource: Resource;
  readonly removed: readonly StoredRecord[];
  /** Ordered lines. */
  readonly saved: readonly (PreparedRecord & { readonly isMoved: boolean })[];
  readonly issues: readonly ValidationIssue[];
}

/** Prepares the replacement lines of a header. A line with its `id` keeps it, unless it moves: lines are stored by identifier. */
export function prepareLines(header: WriteRequest, bodies: readonly Json[], context: Context): PreparedLines {
  const resource = header.resource.lines;
  if (!resource) throw new Error(`${header.resource.name} has no lines`);
  const scope = { ...context.scope, parentId: header.previous?.id };
  const lines = header.previous ? openRecords(context.database, resource).all(scope) : [];
  const existing = new Map(lines.map((line) => [line.id, line]));
  const removed = lines.filter(({ id }) => !bodies.some((body) => body.id === id));
  const { beforeDelete } = getHooks(resource.name);
  const issues = removed.flatMap((line) => beforeDelete?.(line, context, scope) ?? []);
  let lastId = 0;
  const saved = bodies.map((body, index) => {
    const previous = existing.get(Number(body.id));
    existing.delete(Number(body.id));
    const isMoved = previous !== undefined && previous.id < lastId;
    // A new line comes after all others.
    lastId = previous && !isMoved ? previous.id : Number.POSITIVE_INFINITY;
    const isKnown = lines.some(({ id }) => id === body.id);
    const prepared = prepareLine({ resource, scope, body, previous }, isKnown, context);
    for (const issue of prepared.issues) issues.push({ ...issue, field: `lines[${index}].${issue.field}` });
    return { ...prepared, isMoved };
  });
  return { resource, removed, saved, issues };
}

/** Prepares a line. A known line without a previous record repeats an earlier one of the list. */
function prepareLine(request: Omit<WriteRequest, 'mode'>, isKnown: boolean, context: Context): PreparedRecord {
  if (request.previous) return prepareRecord({ ...request, mode: 'replace' }, context);
  const { id, ...body } = request.body;
  const prepared = prepareRecord({ ...request, mode: 'create', body }, context);
  if (id === undefined) return prepared;
  const key = isKnown ? 'lineTwice' : 'lineNotFound';
  return { ...prepared, issues: [{ field: 'id', key, parameters: { id: Number(id) } }, ...prepared.issues] };
}

/**
 * Builds the whole record. Keeps computed fields; an update keeps all others that fit its new shape: a line that became text
 * loses its article.
 */
function buildRecord({ resource, mode, body, previous }: WriteRequest, context: Context): Json {
  const { document } = context.contract;
  const shape =
    mode === 'update' ? getInputNames(document, String(resource.input), { ...previous, ...body }) : undefined;
  const record: Record<string, unknown> = {};
  for (const field of resource.fields) {
    const { name, writable } = field;
    if (name === 'id') continue;
    let value = writable ? body[name] : previous?.[name];
    if (shape && writable && !(name in body)) value = shape.has(name) ? previous?.[name] : null;
    record[name] = value === undefined ? getDefault(field, previous, context) : value;
  }
  for (const field of resource.numberedFields) {
    record[field.name] ??= getNextNumber(resource, field, record, context);
  }
  return record;
}

function getDefault(field: Field, previous: StoredRecord | undefined, context: Context): unknown {
  if (field.keptOnReplace && previous) return previous[field.name];
  return field.default === TODAY ? context.today : (field.default ?? null);
}

/** Checks that the changed record, with everything sent, could also be created. */
function validateAsInput({ resource, body }: WriteRequest, record: Json, context: Context): readonly ValidationIssue[] {
  const names = getInputNames(context.contract.document, String(resource.input), record);
  const input = resource.fields
    .filter(({ name, nullable }) => name in body || (names.has(name) && (nullable || record[name] !== null)))
    .map(({ name }) => [name, record[name]]);
  return context.contract.getInputValidator(resource)(Object.fromEntries(input));
}

/** Rejects read-only fields that differ from what was returned. */
function checkReadOnlyFields({ resource, body, previous }: WriteRequest): ValidationIssue[] {
  return resource.fields
    .filter(({ name, writable }) => !writable && name in body && !isEqual(body[name], previous?.[name]))
    .map(({ name }) => ({ field: name, key: 'readOnlyChanged' }));
}

function checkReferences(resource: Resource, record: Json, context: Context): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const check = (field: string, { resource: name, targetField: by }: Reference, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (lookup(context, name as ResourceName, value, by as 'id')) return;
    issues.push({ field, ...createReferenceMessage(getResource(context, name), by, String(value), context) });
  };
  for (const { name, writable, references, nestedReferences } of resource.fields) {
    if (references && writable) check(name, references, record[name]);
    for (const { name: part, reference } of nestedReferences) {
      const object = record[name] as Json | null | undefined;
      check(`${name}.${part}`, reference, object?.[part]);
    }
  }
  return issues;
}

/** Four digits and two letters: `1234 AB`. */
const DUTCH_POSTAL_CODE = /^[1-9]\d{3} ?[A-Za-z]{2}$/;

/** Checks a Dutch postal code. Other countries accept any text. */
function checkPostalCodes({ resource, previous }: WriteRequest, record: Json, context: Context): ValidationIssue[] {
  return resource.fields.flatMap(({ name, nestedReferences }): ValidationIssue[] => {
    if (nestedReferences.length === 0) return [];
    const isAddress = nestedReferences.some(({ reference }) => reference.resource === 'countries');
    const address = record[name] as { readonly postalCode?: string | null; readonly countryId?: unknown } | null;
    if (!isAddress || !address?.postalCode || isEqual(address, previous?.[name])) return [];
    const isDutch = lookup(context, 'countries', address.countryId)?.code === 'NL';
    if (!isDutch || DUTCH_POSTAL_CODE.test(address.postalCode)) return [];
    return [{ field: `${name}.postalCode`, key: 'postalCodeNotDutch' }];
  });
}

function checkUniqueness({ resource, previous }: WriteRequest, record: Json, context: Context): ValidationIssue[] {
  return resource.fields.flatMap(({ name, isUnique }): ValidationIssue[] => {
    const value = record[name];
    if (!isUnique || value === null || value === previous?.[name]) return [];
    const others = openRecords(context.database, resource).findByIgnoringCase(context.scope, name, value);
    const other = others.find(({ id }) => id !== previous?.id);
    return other ? [{ field: name, key: 'notUnique', parameters: { value: String(value), id: other.id } }] : [];
  });
}

/** Rejects a change of a field that other records refer to. */
function checkReferencedFields(
  resource: Resource,
  record: Json,
  previous: StoredRecord,
  context: Context,
): ValidationIssue[] {
  const isChanged = (field: string): boolean => field !== 'id' && record[field] !== previous[field];
  const references = findReferences(resource, previous, context, isChanged);
  return references.map(({ field, ...parameters }) => ({ field, key: 'inUse', parameters }));
}

/** Checks that one of several fields is present; an amount of 0 counts as absent. */
function checkOneOfRequired({ fields }: Resource, record: Json): ValidationIssue[] {
  return fields.flatMap(({ oneOfRequired: names }): ValidationIssue[] => {
    const [field] = names ?? [];
    if (!names || field === undefined || names.some((name) => record[name])) return [];
    return [{ field, key: 'oneOfRequired', parameters: { fields: names } }];
  });
}
