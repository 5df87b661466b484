import type { Resource } from '../contract/model.ts';
import type { ResourceName } from '../contract/record-types.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { recordsOf } from '../store/records.ts';
import type { Scope, StoredRecord } from '../store/types.ts';
import { type Context, getResource, tenantScope } from './context.ts';
import { getHooks } from './resources/index.ts';
import {
  calculate,
  finishSave,
  getLines,
  type PreparedRecord,
  prepareRecord,
  rejectIssues,
  saveRecord,
  type WriteRequest,
  writeRecord,
} from './write.ts';

type Json = Readonly<Record<string, unknown>>;

export interface RecordWithLines {
  readonly record: StoredRecord;
  readonly lines: readonly StoredRecord[];
}

/**
 * Writes a header together with its lines.
 *
 * @param request the header.
 * @param bodies the lines that replace those that it has; undefined leaves them.
 * @throws ProblemError with everything that is wrong with them; the issues of a line say which.
 */
export function writeWithLines(
  request: WriteRequest,
  bodies: readonly Json[] | undefined,
  context: Context,
  ids?: ImportedIds,
): RecordWithLines {
  const { resource } = request;
  if (!bodies) {
    const record = writeRecord(request, context);
    return { record, lines: getLines(resource, record.id, context) };
  }
  const header = prepareRecord(request, context);
  const lineResource = getResource(context, `${resource.name}/lines`);
  const changes = prepareLines(lineResource, request.previous?.id, bodies, context);
  rejectIssues([...header.issues, ...changes.issues]);

  const calculated = calculate(
    resource,
    changes.saved.map(({ record }) => record),
    context,
  );
  const record = saveRecord({ ...header, record: { ...header.record, ...calculated } }, context, ids?.id);
  const lines = saveLines(lineResource, changes, tenantScope(context, record.id), context, ids?.lineIds);
  const saved = { record, previous: undefined, getLines: () => lines };
  finishSave(resource, saved, context);
  rejectIssues(getHooks(resource.name).validateWithLines?.(saved, context));
  return { record, lines };
}

/** Identifiers of a header and its lines, when they are imported with those that they have already. */
export interface ImportedIds {
  readonly id: number;
  readonly lineIds: readonly number[];
}

/**
 * Creates a header with its lines, as POST does.
 *
 * @param ids the next ones when left out.
 * @returns the identifier of the header.
 * @throws ProblemError with everything that is wrong with them.
 */
export function createWithLines(
  name: ResourceName,
  { lines, ...body }: Json & { readonly lines: readonly Json[] },
  context: Context,
  ids?: ImportedIds,
): number {
  const resource = getResource(context, name);
  const scope = tenantScope(context);
  const request = { resource, scope, mode: 'create', body, previous: undefined } as const;
  return writeWithLines(request, lines, context, ids).record.id;
}

/** What becomes of the lines of a header. */
interface LineChanges {
  readonly removed: readonly StoredRecord[];
  /** In their order. */
  readonly saved: readonly (PreparedRecord & { readonly isMoved: boolean })[];
  readonly issues: readonly ValidationIssue[];
}

/**
 * Prepares the lines that replace those of a header. A line that is sent with its `id` keeps it, unless it moves: lines
 * are stored in the order of their identifiers.
 */
function prepareLines(
  resource: Resource,
  headerId: number | undefined,
  bodies: readonly Json[],
  context: Context,
): LineChanges {
  const scope = tenantScope(context, headerId);
  const existing = new Map(
    headerId === undefined
      ? []
      : getLines(getResource(context, String(resource.parent?.resource)), headerId, context).map((line) => [
          line.id,
          line,
        ]),
  );
  const removed = [...existing.values()].filter(({ id }) => !bodies.some((body) => body.id === id));
  const { beforeDelete } = getHooks(resource.name);
  const issues = removed.flatMap((line) => beforeDelete?.(line, context, scope) ?? []);
  let lastId = 0;
  const saved = bodies.map((body, index) => {
    const previous = existing.get(Number(body.id));
    existing.delete(Number(body.id));
    const isMoved = previous !== undefined && previous.id < lastId;
    // A new line gets an identifier after all others.
    lastId = previous && !isMoved ? previous.id : Number.POSITIVE_INFINITY;
    const prepared = prepareLine({ resource, scope, body, previous }, context);
    issues.push(...prepared.issues.map((issue) => ({ ...issue, field: `lines[${index}].${issue.field}` })));
    return { ...prepared, isMoved };
  });
  return { removed, saved, issues };
}

function prepareLine(request: Omit<WriteRequest, 'mode'>, context: Context): PreparedRecord {
  if (request.previous) return prepareRecord({ ...request, mode: 'replace' }, context);
  const { id, ...body } = request.body;
  const prepared = prepareRecord({ ...request, mode: 'create', body }, context);
  if (id === undefined) return prepared;
  const unknown: ValidationIssue = { field: 'id', key: 'lineNotFound', parameters: { id: Number(id) } };
  return { ...prepared, issues: [unknown, ...prepared.issues] };
}

function saveLines(
  resource: Resource,
  { removed, saved }: LineChanges,
  scope: Scope,
  context: Context,
  ids: readonly number[] = [],
): readonly StoredRecord[] {
  const records = recordsOf(context.database, resource);
  for (const { id } of removed) records.remove(scope, id);
  return saved.map((line, index) => {
    if (line.isMoved && line.previous) records.remove(scope, line.previous.id);
    return saveRecord({ ...line, scope, ...(line.isMoved && { previous: undefined }) }, context, ids[index]);
  });
}
