import type { Json } from '../../contract/document.ts';
import type { Resource } from '../../contract/model.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';
import { openRecords } from '../store/records.ts';
import type { Scope, StoredRecord } from '../store/types.ts';
import { type Context, getResource } from './context.ts';
import type { Saved } from './hooks.ts';
import { noteNumbers, rememberNumbers } from './numbering.ts';
import { type PreparedLines, type PreparedRecord, prepareLines, prepareRecord, type WriteRequest } from './prepare.ts';
import { getHooks } from './resources/index.ts';

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
  const prepared = prepareRecord(request, context);
  return writePrepared(prepared, context, bodies && prepareLines(request, bodies, context), ids);
}

export function writePrepared(
  prepared: PreparedRecord,
  context: Context,
  lines?: PreparedLines,
  ids?: ImportedIds,
): Pick<Saved, 'record' | 'getLines'> {
  const { resource, scope, previous } = prepared;
  rejectIssues([...prepared.issues, ...(lines?.issues ?? [])]);
  if (isLineResource(resource)) {
    const record = saveRecord(prepared, context);
    updateHeader(resource, scope, context);
    return { record, getLines: () => [] };
  }
  // Totals change only with lines.
  const changed = lines?.saved.map((line) => line.record) ?? (previous ? undefined : []);
  const { calculate, afterSave, validateWithLines } = getHooks(resource.name);
  const calculated = changed && calculate?.(changed, context);
  const record = saveRecord({ ...prepared, record: { ...prepared.record, ...calculated } }, context, ids?.id);
  const newLines = lines ? saveLines(lines, record.id, context, ids?.lineIds) : changed && [];
  const getLines = () => newLines ?? listLines(resource, record.id, context);
  const saved = { record, previous: lines ? undefined : previous, getLines };
  rejectIssues(afterSave?.(saved, context));
  if (lines) rejectIssues(validateWithLines?.(saved, context));
  if (!afterSave) return { record, getLines };
  // Dependent records can change a header: a document changes the file of its invoice.
  return { record: openRecords(context.database, resource).find(scope, record.id) ?? record, getLines };
}

function saveRecord(prepared: PreparedRecord, context: Context, id?: number): StoredRecord {
  const { resource, scope, previous, record } = prepared;
  const records = openRecords(context.database, resource);
  if (resource.numberedFields.length > 0) noteNumbers(resource, record, context);
  if (!previous) return records.insert(scope, id === undefined ? record : { ...record, id });
  rememberNumbers(resource, previous, context, record);
  return records.replace(scope, previous.id, record);
}

function saveLines(
  { resource, removed, saved }: PreparedLines,
  parentId: number,
  context: Context,
  ids: readonly number[] = [],
): readonly StoredRecord[] {
  const records = openRecords(context.database, resource);
  const scope = { ...context.scope, parentId };
  for (const { id } of removed) records.remove(scope, id);
  const inserted = saved.flatMap(({ previous, isMoved, record }, index) => {
    if (previous && !isMoved) return [];
    if (previous) records.remove(scope, previous.id);
    if (resource.numberedFields.length > 0) noteNumbers(resource, record, context);
    return [ids[index] === undefined ? record : { ...record, id: ids[index] }];
  });
  const newLines = records.insertAll(scope, inserted)[Symbol.iterator]();
  return saved.map((line) =>
    line.previous && !line.isMoved ? saveRecord({ ...line, scope }, context) : (newLines.next().value as StoredRecord),
  );
}

export function rejectIssues(issues: readonly ValidationIssue[] | undefined): void {
  if (issues && issues.length > 0) throw validationError(issues);
}

export const isLineResource = ({ name }: Resource): boolean => name.endsWith('/lines');

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
  const { calculate, afterSave } = getHooks(header.name);
  const changes = calculate?.(lines, context) ?? {};
  records.update(context.scope, parentId, changes);
  const saved = { record: { ...stored, ...changes }, previous: undefined, getLines: () => lines };
  const field = String(lineResource.parent?.parameter);
  rejectIssues(afterSave?.(saved, context).map((issue) => ({ ...issue, field })));
}
