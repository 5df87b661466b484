import { inputNames, today } from '../contract/fields.ts';
import type { Field, Reference, Resource } from '../contract/model.ts';
import { type Fault, invalid } from '../problems.ts';
import { recordsOf, type Scope, type Stored } from '../store/records.ts';
import { type Context, recordsNamed, resourceNamed, scopeIn } from './context.ts';
import { rulesOf } from './rules.ts';

type Json = Readonly<Record<string, unknown>>;

/** How a body becomes a record: with the defaults of what is left out, or with what the record has already. */
export type Manner = 'create' | 'replace' | 'update';

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
export async function store(order: Order, context: Context): Promise<{ id: number; faults: readonly Fault[] }> {
  const { resource, scope, before } = order;
  const faults: Fault[] = [];
  const records = recordsOf(context.database, resource);
  let record = await assembled(order, context);
  if (order.manner === 'update') faults.push(...asInput(order, record, context));
  faults.push(...(await referenceFaults(resource, record, context)));
  faults.push(...(await uniquenessFaults(order, record, context)));
  const refuse = (fault: Fault): void => {
    faults.push(fault);
  };
  record = { ...record, ...(await rulesOf(resource.name).complete?.({ record, before, scope, context, refuse })) };

  if (!before) return { id: await records.insert(scope, record), faults };
  faults.push(...(await keyFaults(resource, record, before, context)));
  await records.update(scope, before.id, record);
  return { id: before.id, faults };
}

/** Ends a write: brings other records up to date, and refuses the whole of it when there were faults. */
export async function settle(
  resource: Resource,
  scope: Scope,
  faults: readonly Fault[],
  context: Context,
): Promise<void> {
  const all = [...faults];
  if (all.length === 0) all.push(...((await rulesOf(resource.name).settle?.(scope, context)) ?? []));
  if (all.length > 0) throw invalid(all);
}

/** The whole record that a body makes of what there was. */
async function assembled(order: Order, context: Context): Promise<Json> {
  const { resource, body, before, scope } = order;
  const kept = keeperOf(order, context);
  const record: Record<string, unknown> = {};
  for (const field of resource.fields) {
    const { name, writable } = field;
    if (name === 'id') continue;
    const value = writable && name in body ? body[name] : kept(field);
    record[name] = value === undefined ? await leftOut(field, before, scope, resource, context) : value;
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

/** What a field is when nobody says: the next number of its series, its default, or null. */
async function leftOut(field: Field, before: Stored | undefined, scope: Scope, resource: Resource, context: Context) {
  if (field.sequence !== undefined) {
    if (before) return before[field.name];
    const records = recordsOf(context.database, resource);
    let number = Math.max(await records.highestNumber(scope, field.name), field.sequence) + 1;
    // Numbers that are too long to count on from may still be in the way.
    while ((await records.having(scope, field.name, [String(number)])).length > 0) number += 1;
    return String(number);
  }
  return field.default === today ? context.today : (field.default ?? null);
}

/** A changed record must still be one that could be created, with everything that was sent. */
function asInput({ resource, body }: Order, record: Json, context: Context): readonly Fault[] {
  const names = inputNames(context.contract.document, String(resource.input), record);
  const input = resource.fields
    .filter(({ name, nullable }) => name in body || (names.has(name) && (nullable || record[name] !== null)))
    .map(({ name }) => [name, record[name]]);
  return context.inputReader(resource)(Object.fromEntries(input));
}

async function referenceFaults(resource: Resource, record: Json, context: Context): Promise<Fault[]> {
  const faults: Fault[] = [];
  const check = async (field: string, reference: Reference, value: unknown): Promise<void> => {
    if (value === null || value === undefined) return;
    const { collectionPath: path, name } = resourceNamed(context, reference.resource);
    const found = await recordsNamed(context, name).having(scopeIn(context), reference.by, [value]);
    if (found.length > 0) return;
    faults.push({ field, key: 'referenceUnknown', parameters: { by: reference.by, value: String(value), path } });
  };
  for (const { name, writable, references, inside } of resource.fields) {
    if (references && writable) await check(name, references, record[name]);
    for (const part of inside) {
      const object = record[name] as Json | null | undefined;
      await check(`${name}.${part.name}`, part.reference, object?.[part.name]);
    }
  }
  return faults;
}

async function uniquenessFaults({ resource, before }: Order, record: Json, context: Context): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name, unique } of resource.fields) {
    const value = record[name];
    if (!unique || value === null || value === before?.[name]) continue;
    const others = await recordsNamed(context, resource.name).having(scopeIn(context), name, [value]);
    if (others.some(({ id }) => id !== before?.id)) {
      faults.push({ field: name, key: 'notUnique', parameters: { value: String(value) } });
    }
  }
  return faults;
}

/** A field that others refer to cannot change while they do. */
async function keyFaults(resource: Resource, record: Json, before: Stored, context: Context): Promise<Fault[]> {
  const uses = await usesOf(resource, before, context);
  return uses
    .filter(({ by }) => by !== 'id' && record[by] !== before[by])
    .map(({ by, count, path }) => ({ field: by, key: 'inUse', parameters: { count, path } }));
}

/** Where a record is referred to, and how often. What belongs to the record itself does not count. */
export async function usesOf(resource: Resource, record: Stored, context: Context) {
  const uses: { by: string; count: number; path: string }[] = [];
  for (const other of context.contract.resources.values()) {
    if (!other.stored || other.parent?.resource === resource.name) continue;
    for (const { name, references } of other.fields) {
      if (references?.resource !== resource.name) continue;
      const filters = [[name, [record[references.by]]]] as const;
      const count = await recordsOf(context.database, other).count(scopeIn(context), { filters, page: 1, pageSize: 1 });
      if (count > 0) uses.push({ by: references.by, count, path: other.collectionPath });
    }
  }
  return uses;
}
