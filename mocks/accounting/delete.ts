import { type ValidationIssue, validationError } from '../messages/problems.ts';
import { openRecords } from '../store/records.ts';
import type { StoredRecord } from '../store/types.ts';
import { type Context, getResource } from './context.ts';
import { rememberNumbers, rememberNumbersOfChildren } from './numbering.ts';
import { getRecordKind } from './record-kind.ts';
import { findReferences } from './references.ts';
import { rejectIssues, updateHeader } from './save.ts';

/**
 * Deletes a record and what belongs to it. `parentId` is the owner of a line or a mandate.
 * @throws ProblemError 400 when other records refer to it, or a rule of its resource prevents it.
 */
export function deleteRecord(name: string, record: StoredRecord, context: Context, parentId?: number): void {
  const resource = getResource(context, name);
  const scope = { ...context.scope, parentId };
  const references = findReferences(resource, record, context);
  if (references.length > 0) {
    const issues = references.map(
      ({ field: _target, ...parameters }): ValidationIssue => ({ field: 'id', key: 'inUse', parameters }),
    );
    if (resource.fields.some(({ name }) => name === 'active')) issues.push({ field: 'id', key: 'makeInactive' });
    throw validationError(issues);
  }
  const { isLine, hooks } = getRecordKind(resource);
  rejectIssues(hooks.beforeDelete?.(record, context, scope));
  for (const child of context.contract.resources.values()) {
    if (!child.hasTable || child.parent?.resource !== name) continue;
    rememberNumbersOfChildren(child, record.id, context);
    openRecords(context.database, child).removeByParent({ ...context.scope, parentId: record.id });
  }
  rememberNumbers(resource, record, context);
  openRecords(context.database, resource).remove(scope, record.id);
  if (isLine) updateHeader(resource, scope, context);
}
