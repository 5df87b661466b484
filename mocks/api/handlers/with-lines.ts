import { type Call, type Context, getRecords, getResource, tenantScope } from '../../accounting/context.ts';
import type { WriteMode } from '../../accounting/hooks.ts';
import { getHooks } from '../../accounting/resources/index.ts';
import { settle, store } from '../../accounting/write.ts';
import type { Kind, Resource } from '../../contract/model.ts';
import { type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import { recordsOf, type Scope, type StoredRecord } from '../../store/records.ts';
import { countAll, existing, listQuery, remove, scopeOf, written } from './crud.ts';
import { listed, shown, single, urlOf } from './response-body.ts';

type Json = Record<string, unknown>;

/** The generic operations on a header together with its lines: the same records as those of the two apart. */
export const withLines: Readonly<Partial<Record<Kind, (call: Call, context: Context) => HttpResponse>>> = {
  list,
  get,
  create: (call, context) => write('create', call, context),
  replace: (call, context) => write('replace', call, context),
  update: (call, context) => write('update', call, context),
  delete: remove,
};

/** The two resources that a view joins. */
function joined(view: Resource, context: Context): { header: Resource; lines: Resource } {
  const header = getResource(context, String(view.viewOf));
  return { header, lines: getResource(context, `${header.name}/lines`) };
}

function list(call: Call, context: Context): HttpResponse {
  const { resource } = call;
  const { header } = joined(resource, context);
  const { fields, ...query } = listQuery(call, context);
  const records = recordsOf(context.database, header);
  const scope = tenantScope(context);
  const count = () => records.count(scope, query);
  if (call.parameters.query.metaOnly === true) {
    const page = { ...query, records: undefined, totalCount: count() };
    return { status: 200, headers: JSON_HEADERS, body: listed(page, call, context) };
  }
  const found = records.page(scope, query);
  const totalCount = countAll(query, found.length, count);
  const items = whole(found, resource, context).map((record) => ({
    ...Object.fromEntries(Object.entries(record).filter(([name]) => fields?.has(name) ?? true)),
    _meta: { self: urlOf(resource, Number(record.id), undefined, context) },
  }));
  return { status: 200, headers: JSON_HEADERS, body: listed({ ...query, records: items, totalCount }, call, context) };
}

function get(call: Call, context: Context): HttpResponse {
  const record = existing(call, scopeOf(call, context), context);
  return { status: 200, headers: JSON_HEADERS, body: envelope(record, call.resource, context) };
}

function write(manner: WriteMode, call: Call, context: Context): HttpResponse {
  const { header, lines } = joined(call.resource, context);
  const scope = tenantScope(context);
  const before = manner === 'create' ? undefined : existing(call, scope, context);
  const { id, faults } = store({ resource: header, scope, manner, body: call.body, before }, context);
  const sent = call.body.lines as Json[] | undefined;
  const all = [...faults, ...replaceLines(lines, id, sent, context)];
  settle(header, scope, id, all, context, sent ? undefined : before);
  const unfit = sent ? (getHooks(header.name).validateWithLines?.(id, context) ?? []) : [];
  if (unfit.length > 0) throw validationError(unfit);
  const record = recordsOf(context.database, header).find(scope, id);
  if (!record) throw new Error(`${header.name} ${id} is gone right after it was stored`);
  return written(manner, envelope(record, call.resource, context), urlOf(call.resource, id, undefined, context));
}

/**
 * Puts lines in the place of all lines, or leaves them when there are none to put. A line that is sent with its `id` keeps
 * it, unless it moves: lines are kept in the order of their identifiers. Faults say which line.
 */
function replaceLines(
  resource: Resource,
  parentId: number,
  bodies: readonly Json[] | undefined,
  context: Context,
): ValidationIssue[] {
  if (!bodies) return [];
  const scope = tenantScope(context, parentId);
  const before = linesById(resource, parentId, context);
  const faults = [...before.values()]
    .filter(({ id }) => !bodies.some((body) => body.id === id))
    .flatMap((line) => removeLine(resource, line, scope, context));
  let last = 0;
  for (const [index, body] of bodies.entries()) {
    const line = before.get(Number(body.id));
    const isMoved = line !== undefined && line.id < last;
    const stored = replaceLine({ resource, scope, body, line, isMoved }, context);
    before.delete(Number(body.id));
    last = stored.id;
    faults.push(...stored.faults.map((fault) => ({ ...fault, field: `lines[${index}].${fault.field}` })));
  }
  return faults;
}

interface LineOrder {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly body: Json;
  /** The line with the `id` of the body. */
  readonly line: StoredRecord | undefined;
  readonly isMoved: boolean;
}

function replaceLine({ resource, scope, body, line, isMoved }: LineOrder, context: Context) {
  if (line) {
    const { id, faults } = store({ resource, scope, manner: 'replace', body, before: line }, context);
    if (!isMoved) return { id, faults };
    const records = getRecords(context, resource.name);
    const { id: _old, ...moved } = records.find(scope, id) ?? {};
    records.remove(scope, id);
    return { id: records.insert(scope, moved), faults };
  }
  const { id: _unknown, ...fields } = body;
  const { id, faults } = store({ resource, scope, manner: 'create', body: fields, before: undefined }, context);
  if (body.id === undefined) return { id, faults };
  const unknown: ValidationIssue = { field: 'id', key: 'lineNotFound', parameters: { id: Number(body.id) } };
  return { id, faults: [unknown, ...faults] };
}

function linesById(resource: Resource, parentId: number, context: Context): Map<number, StoredRecord> {
  const lines = getRecords(context, resource.name).findByParents(context.administration.id, [parentId]).get(parentId);
  return new Map((lines ?? []).map((line) => [line.id, line]));
}

function removeLine(
  resource: Resource,
  line: StoredRecord,
  scope: Scope,
  context: Context,
): readonly ValidationIssue[] {
  const faults = getHooks(resource.name).beforeDelete?.(line, context, scope) ?? [];
  getRecords(context, resource.name).remove(scope, line.id);
  return faults;
}

function envelope(record: StoredRecord, view: Resource, context: Context): Json {
  const [complete = {}] = whole([record], view, context);
  return single(complete, urlOf(view, record.id, undefined, context), context);
}

/** Headers with their lines. */
function whole(headers: readonly StoredRecord[], view: Resource, context: Context): Json[] {
  const { header, lines } = joined(view, context);
  const ids = headers.map(({ id }) => id);
  const children =
    ids.length === 0 ? new Map() : getRecords(context, lines.name).findByParents(context.administration.id, ids);
  return headers.map((record) => ({
    ...shown(header, record),
    lines: (children.get(record.id) ?? []).map((line: StoredRecord) => shown(lines, line)),
  }));
}
