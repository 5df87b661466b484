import { type Context, getResource, tenantScope } from '../../accounting/context.ts';
import { deleteRecord } from '../../accounting/delete.ts';
import type { WriteMode } from '../../accounting/hooks.ts';
import { getHooks } from '../../accounting/resources/index.ts';
import { getLines, writeRecord } from '../../accounting/write.ts';
import { writeWithLines } from '../../accounting/write-with-lines.ts';
import type { Kind, Resource } from '../../contract/model.ts';
import { type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import { recordsOf } from '../../store/records.ts';
import type { Filter, Query, Scope, StoredRecord } from '../../store/types.ts';
import type { Call, Handler } from './call.ts';
import { createPageBody, createRecordBody, getCollectionUrl, getRecordUrl, toPublicRecord } from './response-body.ts';

type Json = Record<string, unknown>;

/** What operations do on records, and on headers together with their lines. */
export const crudHandlers: Readonly<Partial<Record<Kind, Handler>>> = {
  list,
  get,
  create: (call, context) => write('create', call, context),
  replace: (call, context) => write('replace', call, context),
  update: (call, context) => write('update', call, context),
  delete: remove,
};

/** Returns the resource that is stored: of a header with its lines, the header. */
const getStored = (resource: Resource, context: Context): Resource =>
  resource.viewOf === undefined ? resource : getResource(context, resource.viewOf);

function list(call: Call, context: Context): HttpResponse {
  const { resource } = call;
  const scope = getScope(call, context);
  const query = toListQuery(call);
  query.filters.push(...(getHooks(resource.viewOf ?? resource.name).accessFilter?.(context) ?? []));
  const stored = getStored(resource, context);
  const records = recordsOf(context.database, stored);
  const isMetaOnly = call.parameters.query.metaOnly === true;
  const found = isMetaOnly
    ? undefined
    : (stored === resource ? listRecords : listWithLines)(stored, scope, query, context);
  const totalCount = countAll(query, found?.length, () => records.count(scope, query));
  const baseUrl = getCollectionUrl(call, resource, scope.parentId);
  for (const item of found ?? []) {
    item._meta = { self: `${baseUrl}/${item.id}` };
    if (query.fields?.has('id') === false) item.id = undefined;
  }
  const body = createPageBody({ ...query, records: found, totalCount }, call, context);
  return { status: 200, headers: JSON_HEADERS, body };
}

const listRecords = (resource: Resource, scope: Scope, query: Query, { database }: Context): Json[] =>
  recordsOf(database, resource)
    .page(scope, query)
    .map((record) => toPublicRecord(resource, record));

/** Returns headers with their lines. The lines, too, can be among the fields that are asked for. */
function listWithLines(header: Resource, scope: Scope, query: Query, context: Context): Json[] {
  const { fields } = query;
  const records = recordsOf(context.database, header).page(scope, { ...query, fields: undefined });
  if (records.length === 0) return [];
  const resource = getResource(context, `${header.name}/lines`);
  const ids = records.map(({ id }) => id);
  const lines = recordsOf(context.database, resource).findByParents(context.administration.id, ids);
  return records.map((record) => {
    const item = toPublicRecord(header, record);
    item.lines = toPublicLines(header, lines.get(record.id) ?? [], context);
    if (!fields) return item;
    return Object.fromEntries(Object.entries(item).filter(([name]) => name === 'id' || fields.has(name)));
  });
}

/** Returns the number of records on all pages. A page that is not full is the last one, and needs no count. */
function countAll(
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  onPage: number | undefined,
  count: () => number,
): number {
  const isLast = onPage !== undefined && onPage < pageSize && (onPage > 0 || page === 1);
  return isLast ? (page - 1) * pageSize + onPage : count();
}

/** Returns what a list request asks for. */
export function toListQuery({ resource, operation, parameters }: Call) {
  const { query } = parameters;
  const filters: Filter[] = [];
  for (const { name, 'x-filter': isFilter } of operation.parameters) {
    const value = isFilter ? query[name] : undefined;
    if (value !== undefined) filters.push([name, Array.isArray(value) ? value : [value]]);
  }
  filters.push(...(getHooks(resource.viewOf ?? resource.name).listFilters?.(parameters) ?? []));
  const orderby = query.orderby as string | undefined;
  return {
    filters,
    orderby:
      orderby === undefined ? undefined : { field: orderby.replace(/^-/, ''), descending: orderby.startsWith('-') },
    page: Number(query.page ?? 1),
    pageSize: Number(query.pageSize ?? getDefault(operation, 'pageSize')),
    fields: query.fields === undefined ? undefined : new Set(query.fields as string[]),
  };
}

const getDefault = (operation: Call['operation'], name: string): unknown =>
  operation.parameters.find((parameter) => parameter.name === name)?.schema.default;

function get(call: Call, context: Context): HttpResponse {
  const { resource } = call;
  const scope = getScope(call, context);
  const record = getRecord(call, scope, context);
  const stored = getStored(resource, context);
  const lines = stored === resource ? undefined : getLines(stored, record.id, context);
  return { status: 200, headers: JSON_HEADERS, body: toRecordBody(call, record, lines, scope, context) };
}

function write(mode: WriteMode, call: Call, context: Context): HttpResponse {
  const { body } = call;
  const scope = getScope(call, context);
  const previous = mode === 'create' ? undefined : getRecord(call, scope, context);
  const resource = getStored(call.resource, context);
  const request = { resource, scope, mode, body, previous };
  const { record, lines } =
    resource === call.resource
      ? { record: writeRecord(request, context), lines: undefined }
      : writeWithLines(request, body.lines as Json[] | undefined, context);
  return createWriteResponse(
    mode,
    toRecordBody(call, record, lines, scope, context),
    getRecordUrl(call, call.resource, record.id, scope.parentId),
  );
}

/** Creates the response to a write: 201 with the URL of the new record, or 200. */
export function createWriteResponse(mode: WriteMode, body: Json, url: string): HttpResponse {
  if (mode !== 'create') return { status: 200, headers: JSON_HEADERS, body };
  return { status: 201, headers: { ...JSON_HEADERS, location: url }, body };
}

function remove(call: Call, context: Context): HttpResponse {
  const scope = getScope(call, context);
  const record = getRecord(call, scope, context);
  deleteRecord(getStored(call.resource, context).name, record, context, scope.parentId);
  return { status: 204, headers: {} };
}

/** Returns where the records of a request are. The parent in its path must exist. */
export function getScope({ resource, parameters }: Call, context: Context): Scope {
  if (!resource.parent) return tenantScope(context);
  const parentId = parameters.path[resource.parent.parameter] ?? 0;
  const parent = getResource(context, resource.parent.resource);
  if (!recordsOf(context.database, parent).find(tenantScope(context), parentId)) throw notFound(parentId, parent);
  return tenantScope(context, parentId);
}

/** Returns the record that the last identifier of the path names. */
function getRecord({ resource, operation, parameters }: Call, scope: Scope, context: Context): StoredRecord {
  const name = /\{(\w+)\}$/.exec(operation.path)?.[1] ?? 'id';
  const id = parameters.path[name] ?? 0;
  const record = recordsOf(context.database, getStored(resource, context)).find(scope, id);
  const filters = getHooks(resource.name).accessFilter?.(context) ?? [];
  if (!record || filters.some(([field, values]) => !values.includes(record[field]))) {
    throw notFound(id, resource, scope.parentId);
  }
  return record;
}

function notFound(id: number, resource: Resource, parentId?: number): ProblemError {
  const path = resource.collectionPath.replace(/\{\w+\}/, String(parentId));
  const key = resource.shared ? 'recordNotFoundAnywhere' : 'recordNotFound';
  return new ProblemError('not-found', { key, parameters: { id, path } });
}

function toRecordBody(
  call: Call,
  record: StoredRecord,
  lines: readonly StoredRecord[] | undefined,
  scope: Scope,
  context: Context,
): Json {
  const { resource } = call;
  const stored = getStored(resource, context);
  const item = toPublicRecord(stored, record);
  if (lines) item.lines = toPublicLines(stored, lines, context);
  return createRecordBody(item, getRecordUrl(call, resource, record.id, scope.parentId), context);
}

function toPublicLines(header: Resource, lines: readonly StoredRecord[], context: Context): Json[] {
  const resource = getResource(context, `${header.name}/lines`);
  return lines.map((line) => toPublicRecord(resource, line));
}
