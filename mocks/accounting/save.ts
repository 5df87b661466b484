import type { Json } from '../../contract/document.ts';
import { getInputNames, TODAY } from '../../contract/fields.ts';
import type { Field, Resource } from '../../contract/model.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';
import { openRecords } from '../store/records.ts';
import type { Scope, StoredRecord } from '../store/types.ts';
import { checkRecord, checkReferencedFields } from './check-record.ts';
import { type Context, getResource } from './context.ts';
import type { ResourceChange, Saved, WriteRequest } from './hooks.ts';
import { assignNumbers, rememberNumbers } from './numbering.ts';
import { getRecordKind } from './record-kind.ts';

/** Identifiers of an imported header and its lines. */
export interface ImportedIds {
  readonly id: number;
  readonly lineIds: readonly number[];
}

/**
 * Writes a record, or a header with its lines, and updates what depends on it.
 * @param bodies replacement lines; undefined keeps the lines.
 * @throws ProblemError with all issues; the issues of a line name it.
 */
export function writeRecord(
  request: WriteRequest,
  context: Context,
  bodies?: readonly Json[],
  ids?: ImportedIds,
): Pick<Saved, 'record' | 'getLines'> {
  const { resource, scope, previous, isWhole } = request;
  const { isLine, hooks } = getRecordKind(resource);
  const { calculate, afterSave, validateWithLines } = hooks;
  const { header, lines } = prepareChanges(request, bodies, context);

  // Totals change only with lines.
  const changed = lines?.saved.map(({ record }) => record) ?? (previous ? undefined : []);
  const calculated = changed && calculate?.(changed, context);
  const record = store(request, { ...header.record, ...calculated, ...(ids && { id: ids.id }) }, context);
  const newLines = lines ? storeLines(lines, record.id, context, ids?.lineIds) : changed && [];
  const getLines = () => newLines ?? listLines(resource, record.id, context);

  if (isLine) updateHeader(resource, scope, context);
  const saved = { record, previous: lines ? undefined : previous, getLines };
  rejectIssues(afterSave?.(saved, context));
  if (lines || isWhole) rejectIssues(validateWithLines?.(saved, context));
  if (!afterSave) return saved;
  // Dependent records can change a header: a document changes the file of its invoice.
  return { record: openRecords(context.database, resource).find(scope, record.id) ?? record, getLines };
}

/** Builds, numbers, checks and completes the records of a request. */
function prepareChanges(request: WriteRequest, bodies: readonly Json[] | undefined, context: Context) {
  const { resource, hasCompleteLines } = request;
  const header = createChange(request, context);
  const lines = bodies && createLineChanges(request, bodies, context);
  const changes = [header, ...(lines && !hasCompleteLines ? lines.saved : [])];
  if (resource.numberedFields.length > 0) assignNumbers(resource, header.record, context);
  changes.forEach(checkRecord);
  for (const change of changes) Object.assign(change.record, getRecordKind(change.resource).hooks.beforeSave?.(change));
  if (lines) prepareRemoval(lines, header);
  changes.forEach(checkReferencedFields);
  rejectIssues(changes.flatMap(({ issues }) => issues));
  return { header, lines };
}

interface WriteChange extends ResourceChange {
  record: Record<string, unknown>;
  readonly issues: readonly ValidationIssue[];
}

/** @param place where the issues of the record are: `lines[0].`. */
function createChange(request: WriteRequest, context: Context, place = ''): WriteChange {
  const issues: ValidationIssue[] = [];
  const addIssue = (issue: ValidationIssue): void => void issues.push({ ...issue, field: `${place}${issue.field}` });
  return { ...request, record: buildRecord(request, context), context, issues, addIssue };
}

/**
 * Builds the whole record. Keeps computed fields; an update keeps all others that fit its new shape: a line that became text
 * loses its article.
 */
function buildRecord({ resource, mode, body, previous }: WriteRequest, context: Context): Record<string, unknown> {
  const { document } = context.contract;
  const shape =
    mode === 'update' ? getInputNames(document, String(resource.input), { ...previous, ...body }) : undefined;
  const record: Record<string, unknown> = {};
  for (const field of getRecordKind(resource).changeable) {
    const { name, writable } = field;
    let value = writable ? body[name] : previous?.[name];
    if (shape && writable && !(name in body)) value = shape.has(name) ? previous?.[name] : null;
    record[name] = value === undefined ? getDefault(field, previous, context) : value;
  }
  return record;
}

function getDefault(field: Field, previous: StoredRecord | undefined, context: Context): unknown {
  if (field.keptOnReplace && previous) return previous[field.name];
  return field.default === TODAY ? context.today : (field.default ?? null);
}

interface LineChanges {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly removed: readonly StoredRecord[];
  /** Ordered lines. */
  readonly saved: readonly WriteChange[];
}

/** Builds the replacement lines of a header. A line with its `id` replaces that line. */
function createLineChanges(header: WriteRequest, bodies: readonly Json[], context: Context): LineChanges {
  const resource = header.resource.lines;
  if (!resource) throw new Error(`${header.resource.name} has no lines`);
  const scope = { ...context.scope, parentId: header.previous?.id };
  const lines = header.previous ? openRecords(context.database, resource).all(scope) : [];
  const remaining = new Map(lines.map((line) => [line.id, line]));
  const saved = bodies.map(({ id, ...body }, index) => {
    const previous = remaining.get(Number(id));
    remaining.delete(Number(id));
    const mode = previous ? 'replace' : 'create';
    const change = createChange({ resource, scope, mode, body, previous }, context, `lines[${index}].`);
    if (header.hasCompleteLines) return { ...change, record: body };
    if (!previous && id !== undefined) {
      // A known line without a previous record repeats an earlier one of the list.
      const key = lines.some((line) => line.id === id) ? 'lineTwice' : 'lineNotFound';
      change.addIssue({ field: 'id', key, parameters: { id: Number(id) } });
    }
    return change;
  });
  return { resource, scope, removed: [...remaining.values()], saved };
}

function prepareRemoval({ resource, scope, removed }: LineChanges, { context, addIssue }: ResourceChange): void {
  const { beforeDelete } = getRecordKind(resource).hooks;
  for (const line of removed) beforeDelete?.(line, context, scope).forEach(addIssue);
}

/** Stores the lines of a header in order. A line keeps its identifier unless it moves: lines are stored by identifier. */
function storeLines(
  { resource, removed, saved }: LineChanges,
  parentId: number,
  context: Context,
  ids: readonly number[] = [],
): readonly StoredRecord[] {
  const records = openRecords(context.database, resource);
  const scope = { ...context.scope, parentId };
  for (const { id } of removed) records.remove(scope, id);
  let lastId = 0;
  const lines = saved.map(({ record, previous }) => {
    const isKept = previous !== undefined && previous.id > lastId;
    // A new line comes after all others.
    lastId = isKept ? previous.id : Number.POSITIVE_INFINITY;
    if (previous && !isKept) records.remove(scope, previous.id);
    return { record, previous: isKept ? previous : undefined };
  });
  const created = lines
    .filter(({ previous }) => !previous)
    .map(({ record }, index) => (ids[index] === undefined ? record : { ...record, id: ids[index] }));
  const newLines = records.insertAll(scope, created).values();
  return lines.map(({ record, previous }) =>
    previous ? store({ resource, scope, previous }, record, context) : (newLines.next().value as StoredRecord),
  );
}

function store(
  { resource, scope, previous }: Pick<WriteRequest, 'resource' | 'scope' | 'previous'>,
  record: Json,
  context: Context,
): StoredRecord {
  const records = openRecords(context.database, resource);
  if (!previous) return records.insert(scope, record);
  rememberNumbers(resource, previous, context, record);
  return records.replace(scope, previous.id, record);
}

export function rejectIssues(issues: readonly ValidationIssue[] | undefined): void {
  if (issues && issues.length > 0) throw validationError(issues);
}

/** Returns the lines of a header in order, text lines included. */
export function listLines({ lines }: Resource, id: number, { database, scope }: Context): readonly StoredRecord[] {
  return lines ? openRecords(database, lines).all({ ...scope, parentId: id }) : [];
}

/** Updates a header after a change of a line. Its issues name the URL parameter of the header. */
export function updateHeader(lineResource: Resource, { parentId = 0 }: Scope, context: Context): void {
  const header = getResource(context, String(lineResource.parent?.resource));
  const records = openRecords(context.database, header);
  const stored = records.find(context.scope, parentId);
  if (!stored) throw new Error(`There is no ${header.name} ${parentId}`);
  const lines = listLines(header, parentId, context);
  const { calculate, afterSave } = getRecordKind(header).hooks;
  const changes = calculate?.(lines, context) ?? {};
  records.update(context.scope, parentId, changes);
  const saved = { record: { ...stored, ...changes }, previous: undefined, getLines: () => lines };
  const field = String(lineResource.parent?.parameter);
  rejectIssues(afterSave?.(saved, context).map((issue) => ({ ...issue, field })));
}
