import isEqual from 'fast-deep-equal';
import { getInputNames, TODAY } from '../contract/fields.ts';
import type { Field, Reference, Resource } from '../contract/model.ts';
import type { ResourceName } from '../contract/record-types.ts';
import { inputValidatorFor } from '../contract/validation/body.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';
import { recordsOf } from '../store/records.ts';
import type { Scope, StoredRecord } from '../store/types.ts';
import { type Context, getResource, invalidateLookups, lookup, tenantScope } from './context.ts';
import type { Saved, WriteMode } from './hooks.ts';
import { nextNumber, rememberNumbers } from './numbering.ts';
import { findReferences } from './references.ts';
import { getHooks } from './resources/index.ts';

type Json = Readonly<Record<string, unknown>>;

export interface WriteRequest {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly mode: WriteMode;
  readonly body: Json;
  /** The record as it is now; undefined for a new one. */
  readonly previous: StoredRecord | undefined;
}

/** A record as it is to be saved. */
export interface PreparedRecord extends WriteRequest {
  readonly record: Omit<StoredRecord, 'id'>;
  readonly issues: readonly ValidationIssue[];
}

/** Completes a record and validates it. */
export function prepareRecord(request: WriteRequest, context: Context): PreparedRecord {
  const { resource, scope, mode, body, previous } = request;
  const issues: ValidationIssue[] = [];
  const record = buildRecord(request, context);
  if (mode === 'update') issues.push(...validateAsInput(request, record, context));
  if (mode === 'replace') issues.push(...checkReadOnlyFields(request));
  issues.push(...checkReferences(resource, record, context), ...checkUniqueness(request, record, context));
  const addIssue = (issue: ValidationIssue): void => {
    issues.push(issue);
  };
  const decided = getHooks(resource.name).beforeSave?.({ record, previous, mode, body, scope, context, addIssue });
  const completed = { ...record, ...decided };
  if (previous) issues.push(...checkReferencedFields(resource, completed, previous, context));
  return { ...request, record: completed, issues };
}

/**
 * Saves a record and returns it as it was stored.
 *
 * @param id the identifier of a new record; the next one when left out.
 */
export function saveRecord(
  { resource, scope, previous, record }: PreparedRecord,
  context: Context,
  id?: number,
): StoredRecord {
  const records = recordsOf(context.database, resource);
  invalidateLookups(context, resource.name);
  if (!previous) return records.insert(scope, id === undefined ? record : { ...record, id });
  rememberNumbers(resource, previous, context, record);
  return records.replace(scope, previous.id, record);
}

export function rejectIssues(issues: readonly ValidationIssue[] | undefined): void {
  if (issues && issues.length > 0) throw validationError(issues);
}

/**
 * Writes a record by itself, and updates what depends on it: of a line, its header.
 *
 * @returns the record as it was stored.
 * @throws ProblemError with everything that is wrong with it.
 */
export function writeRecord(request: WriteRequest, context: Context): StoredRecord {
  const { resource, scope, previous } = request;
  const prepared = prepareRecord(request, context);
  rejectIssues(prepared.issues);
  if (isLineResource(resource)) {
    const saved = saveRecord(prepared, context);
    updateHeader(resource, scope, context);
    return saved;
  }
  const header = previous
    ? prepared
    : { ...prepared, record: { ...prepared.record, ...calculate(resource, [], context) } };
  const saved = saveRecord(header, context);
  finishSave(
    resource,
    { record: saved, previous, getLines: () => (previous ? getLines(resource, saved.id, context) : []) },
    context,
  );
  return saved;
}

/**
 * Creates a record as POST does.
 *
 * @param parentId the record that it belongs to, for a line or a mandate.
 * @returns its identifier.
 * @throws ProblemError with everything that is wrong with it.
 */
export function createRecord(name: ResourceName, body: Json, context: Context, parentId?: number): number {
  const resource = getResource(context, name);
  return writeRecord(
    { resource, scope: tenantScope(context, parentId), mode: 'create', body, previous: undefined },
    context,
  ).id;
}

/** Whether the records are lines, which their header depends on. */
export const isLineResource = ({ name }: Resource): boolean => name.endsWith('/lines');

/** Returns the lines of a header in their order; text lines too. */
export function getLines(header: Resource, id: number, context: Context): readonly StoredRecord[] {
  const lines = context.contract.resources.get(`${header.name}/lines`);
  if (!lines) return [];
  return recordsOf(context.database, lines).findByParents(context.administration.id, [id]).get(id) ?? [];
}

/** Calculates the fields of a header that follow from its lines. */
export function calculate(header: Resource, lines: readonly Omit<StoredRecord, 'id'>[], context: Context): Json {
  const result = getHooks(header.name).calculate?.(lines, context) ?? {};
  if (!isIssues(result)) return result;
  throw validationError(result);
}

const isIssues = (result: Json | readonly ValidationIssue[]): result is readonly ValidationIssue[] =>
  Array.isArray(result);

/** Updates what depends on a record that was saved. */
export function finishSave(resource: Resource, saved: Saved, context: Context): void {
  rejectIssues(getHooks(resource.name).afterSave?.(saved, context));
}

/** Updates a header after one of its lines was written. */
export function updateHeader(lineResource: Resource, { parentId = 0 }: Scope, context: Context): void {
  const header = getResource(context, String(lineResource.parent?.resource));
  const records = recordsOf(context.database, header);
  const scope = tenantScope(context);
  const stored = records.find(scope, parentId);
  if (!stored) throw new Error(`There is no ${header.name} ${parentId}`);
  const lines = getLines(header, parentId, context);
  const changes = calculate(header, lines, context);
  records.update(scope, parentId, changes);
  finishSave(header, { record: { ...stored, ...changes }, previous: undefined, getLines: () => lines }, context);
}

/** The whole record that a body makes of the previous one. */
function buildRecord(request: WriteRequest, context: Context): Json {
  const { resource, body, previous } = request;
  const getFallback = createFallback(request, context);
  const record: Record<string, unknown> = {};
  for (const field of resource.fields) {
    const { name, writable } = field;
    if (name === 'id') continue;
    const value = writable && name in body ? body[name] : getFallback(field);
    record[name] = value === undefined ? getDefault(field, previous, resource, context) : value;
  }
  return record;
}

/**
 * Returns what a field keeps that is not sent: always what the platform computed; on an update everything, except what a
 * record of its new shape cannot have, such as the article of a line that became text.
 */
function createFallback({ resource, mode, body, previous }: WriteRequest, context: Context): (field: Field) => unknown {
  if (mode !== 'update') return ({ name, writable }) => (writable ? undefined : previous?.[name]);
  const names = getInputNames(context.contract.document, String(resource.input), { ...previous, ...body });
  return ({ name, writable }) => (writable && !names.has(name) ? null : previous?.[name]);
}

/** The value of an omitted field: what identifies the record already, the next number of a series, a default, or null. */
function getDefault(field: Field, previous: StoredRecord | undefined, resource: Resource, context: Context): unknown {
  if (field.keptOnReplace && previous) return previous[field.name];
  if (field.sequence) return nextNumber(resource, field, field.sequence, context);
  return field.default === TODAY ? context.today : (field.default ?? null);
}

/** A changed record must still be one that could be created, with everything that was sent. */
function validateAsInput({ resource, body }: WriteRequest, record: Json, context: Context): readonly ValidationIssue[] {
  const names = getInputNames(context.contract.document, String(resource.input), record);
  const input = resource.fields
    .filter(({ name, nullable }) => name in body || (names.has(name) && (nullable || record[name] !== null)))
    .map(({ name }) => [name, record[name]]);
  return inputValidatorFor(context.contract)(resource)(Object.fromEntries(input));
}

/** Read-only fields may be sent back as they were returned, and not otherwise. */
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
    const { collectionPath: path } = getResource(context, name);
    issues.push({ field, key: 'referenceUnknown', parameters: { by, value: String(value), path } });
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

function checkUniqueness({ resource, previous }: WriteRequest, record: Json, context: Context): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  for (const { name, isUnique } of resource.fields) {
    const value = record[name];
    if (!isUnique || value === null || value === previous?.[name]) continue;
    const others = recordsOf(context.database, resource).findByIgnoringCase(tenantScope(context), name, value);
    if (others.some(({ id }) => id !== previous?.id)) {
      issues.push({ field: name, key: 'notUnique', parameters: { value: String(value) } });
    }
  }
  return issues;
}

/** A field that others refer to cannot change while they do. */
function checkReferencedFields(
  resource: Resource,
  record: Json,
  previous: StoredRecord,
  context: Context,
): ValidationIssue[] {
  const isChanged = (field: string): boolean => field !== 'id' && record[field] !== previous[field];
  return findReferences(resource, previous, context, isChanged).map(({ field, count, path }) => ({
    field,
    key: 'inUse',
    parameters: { count, path },
  }));
}
