import type { Json } from '../../../contract/document.ts';
import { toListQuery } from '../../../contract/list-query.ts';
import { memoize } from '../../../contract/memoize.ts';
import type { Kind, Operation, Resource } from '../../../contract/model.ts';
import { getProperties } from '../../../contract/schemas.ts';
import { type Context, getResource } from '../../accounting/context.ts';
import { deleteRecord } from '../../accounting/delete.ts';
import type { ResourceHooks, WriteMode } from '../../accounting/hooks.ts';
import { createNotFoundError } from '../../accounting/references.ts';
import { listLines, writeRecord } from '../../accounting/save.ts';
import { type Handled, type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { ProblemError, validationError } from '../../messages/problems.ts';
import { openRecords } from '../../store/records.ts';
import type { Filter, Query, Scope, StoredRecord } from '../../store/types.ts';
import type { Parameters } from '../../validation/parameters.ts';

export interface Call {
  readonly operation: Operation;
  readonly resource: Resource;
  /** Stored resource: the header of a header with lines. */
  readonly stored: Resource;
  readonly hooks: ResourceHooks;
  readonly parameters: Parameters;
  /** Server URL that the client called, for links: `http://localhost:4010`. */
  readonly serverUrl: string;
  /** Path and query as sent, for the links between pages. */
  readonly path: string;
  readonly search: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Handler = (call: Call, context: Context) => Handled;

export const crudHandlers: Readonly<Partial<Record<Kind, Handler>>> = {
  list,
  get,
  create: nameParts(write),
  replace: nameParts(write),
  update: nameParts(write),
  delete: nameParts(remove),
};

/** Assigns errors to parts of the request: an error outside its body belongs to the record of its URL. */
function nameParts(handle: Handler): Handler {
  return (call, context) => {
    try {
      return handle(call, context);
    } catch (error) {
      throw error instanceof ProblemError && error.issues.length > 0 ? toPartsError(error, call, context) : error;
    }
  };
}

function toPartsError({ issues }: ProblemError, { operation }: Call, { contract }: Context): ProblemError {
  const { body, path } = operation;
  const schema = { $ref: `#/components/schemas/${body?.schema}` };
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const names = [...parameters, ...(body ? ['body', ...getProperties(contract.document, schema).keys()] : [])];
  const whole = parameters[0] ?? 'body';
  const toPart = (field: string): string => {
    if (names.includes(/^\w+/.exec(field)?.[0] ?? '')) return field;
    return field === 'id' ? (parameters.at(-1) ?? whole) : whole;
  };
  return validationError(issues.map((issue) => ({ ...issue, field: toPart(issue.field) })));
}

function list(call: Call, context: Context): HttpResponse {
  const { stored, hooks } = call;
  const scope = getScope(call, context);
  const query = getListQuery(call);
  for (const filter of hooks.accessFilter?.(context) ?? []) query.filters.push(filter);
  const items = query.isMetaOnly ? undefined : readItems(call, scope, query, context);
  const { page, pageSize } = query;
  // A page that is not full is the last one, so it needs no count.
  const count = items?.length;
  const isLast = count !== undefined && count < pageSize && (count > 0 || page === 1);
  const totalCount = isLast ? (page - 1) * pageSize + count : openRecords(context.database, stored).count(scope, query);
  return createPageResponse({ page, pageSize, records: items, totalCount }, call, context);
}

function readItems(call: Call, scope: Scope, query: Query, context: Context): Json[] {
  const { resource, stored } = call;
  const records =
    stored === resource
      ? openRecords(context.database, stored).page(scope, query)
      : listWithLines(stored, scope, query, context);
  const collectionUrl = `${call.serverUrl}${fillPath(resource, scope.parentId)}`;
  return records.map((record) => {
    const item = toPublicRecord(stored, record);
    // V8 serializes concatenated texts in its slow way.
    item._meta = { self: [collectionUrl, item.id].join('/') };
    if (query.fields?.has('id') === false) item.id = undefined;
    return item;
  });
}

/** Returns headers with their lines. `fields` may include the lines. */
function listWithLines(header: Resource, scope: Scope, query: Query, { database }: Context): Json[] {
  const { fields } = query;
  const records = openRecords(database, header).page(scope, { ...query, fields: undefined });
  if (!header.lines) return records;
  const ids = records.map(({ id }) => id);
  const lines = openRecords(database, header.lines).findByParents(scope.administrationId, ids);
  return records.map((record) => {
    const item = { ...record, lines: toPublicLines(header, lines.get(record.id) ?? []) };
    if (!fields) return item;
    return Object.fromEntries(Object.entries(item).filter(([name]) => name === 'id' || fields.has(name)));
  });
}

export function getListQuery({ operation, parameters, hooks }: Call) {
  const query = toListQuery(operation, parameters.query);
  const filters: Filter[] = [...query.filters, ...(hooks.listFilters?.(parameters) ?? [])];
  return { ...query, filters };
}

function get(call: Call, context: Context): HttpResponse {
  const { resource, stored } = call;
  const scope = getScope(call, context);
  const record = getRecord(call, scope, context);
  const url = getRecordUrl(call, resource, record.id, scope.parentId);
  const body = toRecordBody(call, record, () => listLines(stored, record.id, context), url, context);
  return { status: 200, headers: JSON_HEADERS, body };
}

function write(call: Call, context: Context): HttpResponse {
  const { operation, resource, stored, body } = call;
  const mode = operation.kind as WriteMode;
  const scope = getScope(call, context);
  const previous = mode === 'create' ? undefined : getRecord(call, scope, context);
  const isWhole = stored !== resource;
  const lines = isWhole ? (body.lines as Json[] | undefined) : undefined;
  const { record, getLines } = writeRecord({ resource: stored, scope, mode, body, previous, isWhole }, context, lines);
  const url = getRecordUrl(call, resource, record.id, scope.parentId);
  return createWriteResponse(mode, toRecordBody(call, record, getLines, url, context), url);
}

export function createWriteResponse(mode: WriteMode, body: Json, url: string): HttpResponse {
  if (mode !== 'create') return { status: 200, headers: JSON_HEADERS, body };
  return { status: 201, headers: { ...JSON_HEADERS, location: url }, body };
}

function remove(call: Call, context: Context): HttpResponse {
  const scope = getScope(call, context);
  const record = getRecord(call, scope, context);
  deleteRecord(call.stored.name, record, context, scope.parentId);
  return { status: 204, headers: {} };
}

/** Returns the scope of the records of a request. The parent in its path must exist. */
export function getScope({ resource, parameters }: Call, context: Context): Scope {
  if (!resource.parent) return context.scope;
  const parentId = parameters.path[resource.parent.parameter] ?? 0;
  const parent = getResource(context, resource.parent.resource);
  if (!openRecords(context.database, parent).find(context.scope, parentId))
    throw createNotFoundError(parent, parentId, context);
  return { ...context.scope, parentId };
}

function getRecord({ resource, stored, hooks, operation, parameters }: Call, scope: Scope, context: Context) {
  const name = /\{(\w+)\}$/.exec(operation.path)?.[1] ?? 'id';
  const id = parameters.path[name] ?? 0;
  const record = openRecords(context.database, stored).find(scope, id);
  const filters = hooks.accessFilter?.(context) ?? [];
  if (!record || filters.some(([field, values]) => !values.includes(record[field]))) {
    throw createNotFoundError(stored, id, context, fillPath(resource, scope.parentId));
  }
  return record;
}

function toRecordBody(
  call: Call,
  record: StoredRecord,
  getLines: () => readonly StoredRecord[],
  url: string,
  context: Context,
): Json {
  const { resource, stored } = call;
  const lines = stored !== resource && { lines: toPublicLines(stored, getLines()) };
  return createRecordBody({ ...toPublicRecord(stored, record), ...lines }, url, context);
}

const toPublicLines = ({ lines: resource }: Resource, lines: readonly StoredRecord[]): Json[] =>
  resource ? lines.map((line) => toPublicRecord(resource, line)) : [];

export const getRecordUrl = (call: Call, resource: Resource, id: number, parentId: number | undefined): string =>
  [`${call.serverUrl}${fillPath(resource, parentId)}`, id].join('/');

const fillPath = ({ collectionPath }: Resource, parentId: number | undefined): string =>
  parentId === undefined ? collectionPath : collectionPath.replace(/\{\w+\}/, String(parentId));

/** Lists the fields that are absent, never null, on records of some kinds. */
const listNeverNull = memoize(({ fields }: Resource) =>
  fields.filter(({ nullable }) => !nullable).map(({ name }) => name),
);

/** Omits fields that a record of its kind cannot have, such as the article of a text line. */
function toPublicRecord(resource: Resource, record: Json): Json {
  const names = listNeverNull(resource);
  if (!names.some((name) => record[name] === null)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== null || !names.includes(name)));
}

export function createRecordBody(record: Json, self: string, { administration, user }: Context): Json {
  return {
    ...record,
    _meta: {
      self,
      administrationId: administration.id,
      administrationName: administration.name,
      profileName: user.profileName,
    },
  };
}

interface Page {
  readonly records: readonly Json[] | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
}

/** Creates the response for a page of a list. Links keep all other parameters of the request. */
export function createPageResponse(
  { records, page, pageSize, totalCount }: Page,
  call: Call,
  context: Context,
): HttpResponse {
  const { serverUrl, path, search } = call;
  const pageCount = Math.ceil(totalCount / pageSize);
  const baseUrl = `${serverUrl}${path}`;
  const body = {
    ...(records && { _data: records }),
    _meta: {
      // Past the end, the previous page is the last one.
      previousPage: page > 1 ? [baseUrl, withPage(search, Math.max(1, Math.min(page - 1, pageCount)))].join('') : null,
      nextPage: page < pageCount ? [baseUrl, withPage(search, page + 1)].join('') : null,
      totalCount,
      pageCount,
      self: [baseUrl, search].join(''),
      administrationId: context.administration.id,
      administrationName: context.administration.name,
      profileName: context.user.profileName,
    },
  };
  return { status: 200, headers: JSON_HEADERS, body };
}

function withPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  const name = [...parameters.keys()].find((key) => key.toLowerCase() === 'page') ?? 'page';
  parameters.set(name, String(page));
  return `?${parameters}`;
}
