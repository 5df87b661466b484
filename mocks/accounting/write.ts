import { isDeepStrictEqual } from 'node:util';
import { inputNames, today } from '../contract/fields.ts';
import type { Field, Reference, Resource } from '../contract/model.ts';
import { inputReaderFor } from '../contract/validation/body.ts';
import { type Fault, invalid } from '../messages/problems.ts';
import { recordsOf, type Scope, type Stored } from '../store/records.ts';
import { type Context, forget, lookup, recordsNamed, resourceNamed, scopeIn } from './context.ts';
import type { Manner } from './hooks.ts';
import { keepNumbers, nextNumber } from './numbering.ts';
import { rulesOf } from './resources/index.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Order {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly manner: Manner;
  readonly body: Json;
  readonly before: Stored | undefined;
}

/**
 * Completes and checks a record and stores it. It is stored even when something is wrong with it, so that the caller
 * can go on and find all faults; the transaction is rolled back then.
 */
export function store(order: Order, context: Context): { id: number; faults: readonly Fault[] } {
  const { resource, scope, before } = order;
  const faults: Fault[] = [];
  const records = recordsOf(context.database, resource);
  let record = assembled(order, context);
  if (order.manner === 'update') faults.push(...asInput(order, record, context));
  if (order.manner === 'replace') faults.push(...readOnlyFaults(order));
  faults.push(...referenceFaults(resource, record, context));
  faults.push(...uniquenessFaults(order, record, context));
  const refuse = (fault: Fault): void => {
    faults.push(fault);
  };
  const change = { record, before, manner: order.manner, body: order.body, scope, context, refuse };
  record = { ...record, ...rulesOf(resource.name).complete?.(change) };

  forget(context, resource.name);
  if (!before) return { id: records.insert(scope, record), faults };
  faults.push(...keyFaults(resource, record, before, context));
  keepNumbers(resource, before, context, record);
  records.update(scope, before.id, record);
  forget(context, resource.name);
  return { id: before.id, faults };
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
  faults: readonly Fault[],
  context: Context,
  before?: Stored,
): void {
  if (faults.length > 0) throw invalid(faults);
  const { changed } = rulesOf(resource.parent?.resource ?? resource.name);
  if (resource.parent && !isLines(resource)) return;
  const found = isLines(resource) ? changed?.(Number(scope.parentId), context) : changed?.(id, context, before);
  if (found && found.length > 0) throw invalid(found);
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
  const fitting = inputNames(context.contract.document, String(resource.input), { ...before, ...body });
  return ({ name, writable }) => (writable && !fitting.has(name) ? null : before?.[name]);
}

/** What a field is that is left out: what identifies the record already, the next number of its series, its default, or null. */
function leftOut(field: Field, before: Stored | undefined, resource: Resource, context: Context) {
  if (field.keptOnReplace && before) return before[field.name];
  if (field.sequence) return nextNumber(resource, field, field.sequence, context);
  return field.default === today ? context.today : (field.default ?? null);
}

/** A changed record must still be one that could be created, with everything that was sent. */
function asInput({ resource, body }: Order, record: Json, context: Context): readonly Fault[] {
  const names = inputNames(context.contract.document, String(resource.input), record);
  const input = resource.fields
    .filter(({ name, nullable }) => name in body || (names.has(name) && (nullable || record[name] !== null)))
    .map(({ name }) => [name, record[name]]);
  return inputReaderFor(context.contract)(resource)(Object.fromEntries(input));
}

/** What only the platform writes may be sent back as it was returned, and not otherwise. */
function readOnlyFaults({ resource, body, before }: Order): Fault[] {
  return resource.fields
    .filter(({ name, writable }) => !writable && name in body && !isDeepStrictEqual(body[name], before?.[name]))
    .map(({ name }) => ({ field: name, key: 'readOnlyChanged' }));
}

function referenceFaults(resource: Resource, record: Json, context: Context): Fault[] {
  const faults: Fault[] = [];
  const check = (field: string, reference: Reference, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (lookup(context, reference.resource, value, reference.by)) return;
    const { collectionPath: path } = resourceNamed(context, reference.resource);
    faults.push({ field, key: 'referenceUnknown', parameters: { by: reference.by, value: String(value), path } });
  };
  for (const { name, writable, references, inside } of resource.fields) {
    if (references && writable) check(name, references, record[name]);
    for (const part of inside) {
      const object = record[name] as Json | null | undefined;
      check(`${name}.${part.name}`, part.reference, object?.[part.name]);
    }
  }
  return faults;
}

function uniquenessFaults({ resource, before }: Order, record: Json, context: Context): Fault[] {
  const faults: Fault[] = [];
  for (const { name, unique } of resource.fields) {
    const value = record[name];
    if (!unique || value === null || value === before?.[name]) continue;
    const others = recordsNamed(context, resource.name).havingAnyCase(scopeIn(context), name, value);
    if (others.some(({ id }) => id !== before?.id)) {
      faults.push({ field: name, key: 'notUnique', parameters: { value: String(value) } });
    }
  }
  return faults;
}

/** A field that others refer to cannot change while they do. */
function keyFaults(resource: Resource, record: Json, before: Stored, context: Context): Fault[] {
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
  record: Stored,
  context: Context,
  isRelevant: (by: string) => boolean = () => true,
) {
  const uses: { by: string; count: number; path: string }[] = [];
  for (const other of context.contract.resources.values()) {
    if (!other.stored || other.parent?.resource === resource.name) continue;
    for (const { name, references } of other.fields) {
      if (references?.resource !== resource.name || !isRelevant(references.by)) continue;
      rulesOf(other.name).reading?.(context);
      const filters = [[name, [record[references.by]]]] as const;
      const count = recordsOf(context.database, other).count(scopeIn(context), { filters });
      if (count > 0) uses.push({ by: references.by, count, path: other.collectionPath });
    }
  }
  return uses;
}
