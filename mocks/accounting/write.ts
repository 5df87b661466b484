import { isDeepStrictEqual } from 'node:util';
import { getInputNames, TODAY } from '../contract/fields.ts';
import type { Field, Reference, Resource } from '../contract/model.ts';
import { inputValidatorFor } from '../contract/validation/body.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';
import { recordsOf, type Scope, type StoredRecord } from '../store/records.ts';
import { type Context, forget, getRecords, getResource, lookup, tenantScope } from './context.ts';
import type { WriteMode } from './hooks.ts';
import { keepNumbers, nextNumber } from './numbering.ts';
import { getHooks } from './resources/index.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Order {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly manner: WriteMode;
  readonly body: Json;
  readonly before: StoredRecord | undefined;
}

/**
 * Completes and checks a record and stores it. It is stored even when something is wrong with it, so that the caller
 * can go on and find all faults; the transaction is rolled back then.
 */
export function store(order: Order, context: Context): { id: number; faults: readonly ValidationIssue[] } {
  const { resource, scope, before } = order;
  const faults: ValidationIssue[] = [];
  const records = recordsOf(context.database, resource);
  let record = assembled(order, context);
  if (order.manner === 'update') faults.push(...asInput(order, record, context));
  if (order.manner === 'replace') faults.push(...readOnlyFaults(order));
  faults.push(...referenceFaults(resource, record, context));
  faults.push(...uniquenessFaults(order, record, context));
  const refuse = (fault: ValidationIssue): void => {
    faults.push(fault);
  };
  const change = { record, previous: before, mode: order.manner, body: order.body, scope, context, addIssue: refuse };
  record = { ...record, ...getHooks(resource.name).beforeSave?.(change) };

  forget(context, resource.name);
  if (!before) return { id: records.insert(scope, record), faults };
  faults.push(...keyFaults(resource, record, before, context));
  keepNumbers(resource, before, context, record);
  records.update(scope, before.id, record);
  forget(context, resource.name);
  return { id: before.id, faults };
}

/**
 * Creates a record as POST does.
 *
 * @param parentId the record that it belongs to, for a line or a mandate.
 * @returns its identifier.
 * @throws ProblemError with everything that is wrong with it.
 */
export function createRecord(name: string, body: Json, context: Context, parentId?: number): number {
  const resource = getResource(context, name);
  const scope = tenantScope(context, parentId);
  const { id, faults } = store({ resource, scope, manner: 'create', body, before: undefined }, context);
  settle(resource, scope, id, faults, context);
  return id;
}

/**
 * Creates a header with its lines, as POST to the resource with lines does.
 *
 * @param name the resource of the header.
 * @returns the identifier of the header.
 * @throws ProblemError with everything that is wrong with them.
 */
export function createWithLines(
  name: string,
  { lines, ...header }: Json & { readonly lines: readonly Json[] },
  context: Context,
): number {
  const resource = getResource(context, name);
  const order = { manner: 'create', before: undefined } as const;
  const { id, faults } = store({ ...order, resource, scope: tenantScope(context), body: header }, context);
  const lineResource = getResource(context, `${name}/lines`);
  const ofLines = lines.flatMap(
    (body) => store({ ...order, resource: lineResource, scope: tenantScope(context, id), body }, context).faults,
  );
  settle(resource, tenantScope(context), id, [...faults, ...ofLines], context);
  const issues = getHooks(name).validateWithLines?.(id, context) ?? [];
  if (issues.length > 0) throw validationError(issues);
  return id;
}

/** Whether the records are lines, which their header follows. */
export const isLines = ({ name }: Resource): boolean => name.endsWith('/lines');

/**
 * Ends a write: brings up to date what follows from the record, or from the header of the line, and refuses the whole
 * of it when there were faults.
 *
 * @param before the record as it was, when it alone was changed.
 */
export function settle(
  resource: Resource,
  scope: Scope,
  id: number,
  faults: readonly ValidationIssue[],
  context: Context,
  before?: StoredRecord,
): void {
  if (faults.length > 0) throw validationError(faults);
  const { afterSave: changed } = getHooks(resource.parent?.resource ?? resource.name);
  if (resource.parent && !isLines(resource)) return;
  const found = isLines(resource) ? changed?.(Number(scope.parentId), context) : changed?.(id, context, before);
  if (found && found.length > 0) throw validationError(found);
}

/** The whole record that a body makes of what there was. */
function assembled(order: Order, context: Context): Json {
  const { resource, body, before } = order;
  const kept = keeperOf(order, context);
  const record: Record<string, unknown> = {};
  for (const field of resource.fields) {
    const { name, writable } = field;
    if (name === 'id') continue;
    const value = writable && name in body ? body[name] : kept(field);
    record[name] = value === undefined ? leftOut(field, before, resource, context) : value;
  }
  return record;
}

/**
 * What a field that is not sent keeps: always what the platform computed; on an update everything, except what no
 * longer belongs to a record of its shape, such as the article of a line that has become a line of text.
 */
function keeperOf({ resource, manner, body, before }: Order, context: Context): (field: Field) => unknown {
  if (manner !== 'update') return ({ name, writable }) => (writable ? undefined : before?.[name]);
  const fitting = getInputNames(context.contract.document, String(resource.input), { ...before, ...body });
  return ({ name, writable }) => (writable && !fitting.has(name) ? null : before?.[name]);
}

/** What a field is that is left out: what identifies the record already, the next number of its series, its default, or null. */
function leftOut(field: Field, before: StoredRecord | undefined, resource: Resource, context: Context) {
  if (field.keptOnReplace && before) return before[field.name];
  if (field.sequence) return nextNumber(resource, field, field.sequence, context);
  return field.default === TODAY ? context.today : (field.default ?? null);
}

/** A changed record must still be one that could be created, with everything that was sent. */
function asInput({ resource, body }: Order, record: Json, context: Context): readonly ValidationIssue[] {
  const names = getInputNames(context.contract.document, String(resource.input), record);
  const input = resource.fields
    .filter(({ name, nullable }) => name in body || (names.has(name) && (nullable || record[name] !== null)))
    .map(({ name }) => [name, record[name]]);
  return inputValidatorFor(context.contract)(resource)(Object.fromEntries(input));
}

/** What only the platform writes may be sent back as it was returned, and not otherwise. */
function readOnlyFaults({ resource, body, before }: Order): ValidationIssue[] {
  return resource.fields
    .filter(({ name, writable }) => !writable && name in body && !isDeepStrictEqual(body[name], before?.[name]))
    .map(({ name }) => ({ field: name, key: 'readOnlyChanged' }));
}

function referenceFaults(resource: Resource, record: Json, context: Context): ValidationIssue[] {
  const faults: ValidationIssue[] = [];
  const check = (field: string, reference: Reference, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (lookup(context, reference.resource, value, reference.targetField)) return;
    const { collectionPath: path } = getResource(context, reference.resource);
    faults.push({
      field,
      key: 'referenceUnknown',
      parameters: { by: reference.targetField, value: String(value), path },
    });
  };
  for (const { name, writable, references, nestedReferences: inside } of resource.fields) {
    if (references && writable) check(name, references, record[name]);
    for (const part of inside) {
      const object = record[name] as Json | null | undefined;
      check(`${name}.${part.name}`, part.reference, object?.[part.name]);
    }
  }
  return faults;
}

function uniquenessFaults({ resource, before }: Order, record: Json, context: Context): ValidationIssue[] {
  const faults: ValidationIssue[] = [];
  for (const { name, isUnique: unique } of resource.fields) {
    const value = record[name];
    if (!unique || value === null || value === before?.[name]) continue;
    const others = getRecords(context, resource.name).findByIgnoringCase(tenantScope(context), name, value);
    if (others.some(({ id }) => id !== before?.id)) {
      faults.push({ field: name, key: 'notUnique', parameters: { value: String(value) } });
    }
  }
  return faults;
}

/** A field that others refer to cannot change while they do. */
function keyFaults(resource: Resource, record: Json, before: StoredRecord, context: Context): ValidationIssue[] {
  const isChanged = (by: string): boolean => by !== 'id' && record[by] !== before[by];
  return usesOf(resource, before, context, isChanged).map(({ by, count, path }) => ({
    field: by,
    key: 'inUse',
    parameters: { count, path },
  }));
}

/**
 * Where a record is referred to, and how often. What belongs to the record itself does not count.
 *
 * @param isRelevant whether references by a field of the record are counted; all are when left out.
 */
export function usesOf(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  isRelevant: (by: string) => boolean = () => true,
) {
  const uses: { by: string; count: number; path: string }[] = [];
  for (const other of context.contract.resources.values()) {
    if (!other.hasTable || other.parent?.resource === resource.name) continue;
    for (const { name, references } of other.fields) {
      if (references?.resource !== resource.name || !isRelevant(references.targetField)) continue;
      getHooks(other.name).beforeRead?.(context);
      const filters = [[name, [record[references.targetField]]]] as const;
      const count = recordsOf(context.database, other).count(tenantScope(context), { filters });
      if (count > 0) uses.push({ by: references.targetField, count, path: other.collectionPath });
    }
  }
  return uses;
}
