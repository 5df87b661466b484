import type { ValidationIssue } from '../../messages/problems.ts';
import type { Change } from '../hooks.ts';

const assignments = [
  { field: 'costCenterId', module: 'costCenters', key: 'costCentersNotUsed' },
  { field: 'costUnitId', module: 'costUnits', key: 'costUnitsNotUsed' },
] as const;

/** A line names a cost center or a cost unit only where the administration uses them. What it has, it keeps. */
export function costAssignmentFaults({ record, previous: before, context }: Change): ValidationIssue[] {
  const { modules } = context.administration;
  return assignments
    .filter(({ field, module }) => !modules[module] && record[field] != null && record[field] !== before?.[field])
    .map(({ field, key }) => ({ field, key }));
}
