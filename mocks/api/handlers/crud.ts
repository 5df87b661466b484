import { type Call, type Context, getRecords, getResource, tenantScope } from '../../accounting/context.ts';
import { deleteRecord } from '../../accounting/delete.ts';
import type { WriteMode } from '../../accounting/hooks.ts';
import { getHooks } from '../../accounting/resources/index.ts';
import { settle, store } from '../../accounting/write.ts';
import type { Kind, Resource } from '../../contract/model.ts';
import { type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import { type Filter, recordsOf, type Scope, type StoredRecord } from '../../store/records.ts';
import { collectionUrl, listed, shown, single, urlOf } from './response-body.ts';

type Json = Record<string, unknown>;

/** What the six generic operations do, for every resource alike. */
export const generic: Readonly<Partial<Record<Kind, (call: Call, context: Context) => HttpResponse>>> = {
  list,
  get,
  create: (call, context) => write('create', call, context),
  replace: (call, context) => write('replace', call, context),
  update: (call, context) => write('update', call, context),
  delete: remove,
};

function list(call: Call, context: Context): HttpResponse {
  const { resource } = call;
  const scope = scopeOf(call, context);
  getHooks(resource.name).beforeRead?.(context, call.parameters.query);
  const query = listQuery(call, context);
  const records = recordsOf(context.database, resource);
  const found = call.parameters.query.metaOnly === true ? undefined : records.page(scope, query);
  const totalCount = countAll(query, found?.length, () => records.count(scope, query));
  const base = collectionUrl(resource, scope.parentId, context);
  const items = found?.map((record) => {
    const item = shown(resource, record);
    item._meta = { self: `${base}/${record.id}` };
    if (query.fields?.has('id') === false) item.id = undefined;
    return item;
  });
  return { status: 200, headers: JSON_HEADERS, body: listed({ ...query, records: items, totalCount }, call, context) };
}

/** The number of records on all pages. A page that is not full is the last one, and tells it. */
export function countAll(
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  onPage: number | undefined,
  count: () => number,
): number {
  const isLast = onPage !== undefined && onPage < pageSize && (onPage > 0 || page === 1);
  return isLast ? (page - 1) * pageSize + onPage : count();
}

/** What a list request asks for. */
export function listQuery({ resource, operation, parameters }: Call, context: Context) {
  const { query } = parameters;
  const rules = getHooks(resource.viewOf ?? resource.name);
  const filters: Filter[] = operation.parameters
    .filter((parameter) => parameter['x-filter'] && query[parameter.name] !== undefined)
    .map(({ name }) => [name, [query[name]].flat()]);
  filters.push(...(rules.accessFilter?.(context) ?? []), ...(rules.listFilters?.(parameters) ?? []));
  const orderby = query.orderby as string | undefined;
  return {
    filters,
    orderby:
      orderby === undefined ? undefined : { field: orderby.replace(/^-/, ''), descending: orderby.startsWith('-') },
    page: Number(query.page ?? 1),
    pageSize: Number(query.pageSize ?? defaultOf(operation, 'pageSize')),
    fields: query.fields === undefined ? undefined : new Set(query.fields as string[]),
  };
}

const defaultOf = (operation: Call['operation'], name: string): unknown =>
  operation.parameters.find((parameter) => parameter.name === name)?.schema.default;

function get(call: Call, context: Context): HttpResponse {
  const scope = scopeOf(call, context);
  getHooks(call.resource.name).beforeRead?.(context, call.parameters.query);
  const record = existing(call, scope, context);
  return { status: 200, headers: JSON_HEADERS, body: envelope(call.resource, record, scope, context) };
}

function write(manner: WriteMode, call: Call, context: Context): HttpResponse {
  const { resource, body } = call;
  const scope = scopeOf(call, context);
  const before = manner === 'create' ? undefined : existing(call, scope, context);
  const { id, faults } = store({ resource, scope, manner, body, before }, context);
  settle(resource, scope, id, faults, context, before);
  const record = recordsOf(context.database, resource).find(scope, id);
  if (!record) throw new Error(`${resource.name} ${id} is gone right after it was stored`);
  return written(manner, envelope(resource, record, scope, context), urlOf(resource, id, scope.parentId, context));
}

/** The answer to a write: 201 with the URL of the new record, or 200. */
export function written(manner: WriteMode, body: Json, url: string): HttpResponse {
  if (manner !== 'create') return { status: 200, headers: JSON_HEADERS, body };
  return { status: 201, headers: { ...JSON_HEADERS, location: url }, body };
}

export function remove(call: Call, context: Context): HttpResponse {
  const { name } = getResource(context, call.resource.viewOf ?? call.resource.name);
  const scope = scopeOf(call, context);
  deleteRecord(name, existing(call, scope, context), context, scope.parentId);
  return { status: 204, headers: {} };
}

/** Where the records of a request are. The parent in its path must exist. */
export function scopeOf({ resource, parameters }: Call, context: Context): Scope {
  if (!resource.parent) return tenantScope(context);
  const parentId = parameters.path[resource.parent.parameter] ?? 0;
  const parent = getResource(context, resource.parent.resource);
  if (!getRecords(context, parent.name).find(tenantScope(context), parentId)) {
    throw notFound(parentId, parent, undefined);
  }
  return tenantScope(context, parentId);
}

/** The record that the last identifier of the path means. */
export function existing({ resource, operation, parameters }: Call, scope: Scope, context: Context): StoredRecord {
  const name = /\{(\w+)\}$/.exec(operation.path)?.[1] ?? 'id';
  const id = parameters.path[name] ?? 0;
  const record = recordsOf(context.database, resource).find(scope, id);
  const visible = getHooks(resource.name).accessFilter?.(context) ?? [];
  if (!record || visible.some(([field, values]) => !values.includes(record[field]))) {
    throw notFound(id, resource, scope.parentId);
  }
  return record;
}

function notFound(id: number, resource: Resource, parentId: number | undefined): ProblemError {
  const path = resource.collectionPath.replace(/\{\w+\}/, String(parentId));
  const key = resource.shared ? 'recordNotFoundAnywhere' : 'recordNotFound';
  return new ProblemError('not-found', { key, parameters: { id, path } });
}

/** A record by itself, in its envelope. */
function envelope(resource: Resource, record: StoredRecord, scope: Scope, context: Context): Json {
  return single(shown(resource, record), urlOf(resource, record.id, scope.parentId, context), context);
}
