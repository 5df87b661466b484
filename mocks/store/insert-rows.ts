import type { ValidationIssue } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Database } from './database.ts';
import { openRecords } from './records.ts';
import type { StateRecord, StateRecords } from './state.ts';

/** Inserts rows of an administration, read at `path`. Returns issues of rows that could not be inserted. */
export function insertRows(
  database: Database,
  contract: ValidatedContract,
  administrationId: number,
  rows: StateRecords,
  path = 'records',
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  database.transaction(() => {
    for (const [name, records] of Object.entries(rows)) {
      const resource = contract.resources.get(name);
      if (!resource) throw new Error(`The contract has no resource ${name}`);
      const { add } = openRecords(database, resource);
      for (const [index, record] of records.entries()) {
        const parentId = resource.parent && Number(record[resource.parent.parameter]);
        const insert = () => add({ administrationId, parentId }, record);
        for (const issue of insertUnique(`${path}.${name}[${index}]`, record, insert)) issues.push(issue);
      }
    }
  });
  return issues;
}

/** Inserts a row. Returns an issue when its identifier is taken. */
export function insertUnique(path: string, row: StateRecord, insert: () => void): ValidationIssue[] {
  try {
    insert();
    return [];
  } catch (error) {
    const [, columns = ''] = /UNIQUE constraint failed: (.*)/.exec(String(error)) ?? [];
    // The row lacks internal columns.
    const field = columns.match(/(?<=\.)\w+/g)?.find((name) => name in row);
    if (field === undefined) throw error;
    const parameters = { value: String(row[field]) };
    return [{ field: `${path}.${field}`, key: 'stateTwice', parameters }];
  }
}
