import { validationError } from '../messages/problems.ts';
import type { StoredRecord } from '../store/records.ts';
import { type Context, forget, getRecords, getResource, tenantScope } from './context.ts';
import { keepNumbers, keepNumbersOfChildren } from './numbering.ts';
import { getHooks } from './resources/index.ts';
import { isLines, settle, usesOf } from './write.ts';

/**
 * Deletes a record and what belongs to it, as DELETE does.
 *
 * @param parentId the record that it belongs to, for a line or a mandate.
 * @throws ProblemError 400 when other records refer to it, or a rule of its resource prevents it.
 */
export function deleteRecord(name: string, record: StoredRecord, context: Context, parentId?: number): void {
  const resource = getResource(context, name);
  const scope = tenantScope(context, parentId);
  const uses = usesOf(resource, record, context);
  if (uses.length > 0) {
    throw validationError(uses.map(({ count, path }) => ({ field: 'id', key: 'inUse', parameters: { count, path } })));
  }
  const issues = getHooks(name).beforeDelete?.(record, context, scope) ?? [];
  if (issues.length > 0) throw validationError(issues);
  for (const child of context.contract.resources.values()) {
    if (!child.hasTable || child.parent?.resource !== name) continue;
    keepNumbersOfChildren(child, record.id, context);
    getRecords(context, child.name).removeByParent({ ...tenantScope(context), parentId: record.id });
  }
  keepNumbers(resource, record, context);
  getRecords(context, name).remove(scope, record.id);
  forget(context, name);
  if (isLines(resource)) settle(resource, scope, record.id, [], context);
}
