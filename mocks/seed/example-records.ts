import type { Contract } from '../contract/contract.ts';
import { getProperties } from '../contract/fields.ts';
import type { Resource } from '../contract/model.ts';
import { SHARED_TENANT_ID, tableOf } from '../store/columns.ts';
import { type Database, quoted } from '../store/database.ts';
import { insertRows } from '../store/insert-rows.ts';
import { createIdSequences } from './tables.ts';

/**
 * Inserts a record of the contract's examples for each administration into the tables that have none, so that a resource can
 * be called as soon as it is in the contract.
 */
export function insertExampleRecords(
  administrationIds: readonly number[],
  database: Database,
  contract: Contract,
): void {
  const nextId = createIdSequences();
  for (const resource of contract.resources.values()) {
    const { name, shared, parent } = resource;
    if (!resource.hasTable || parent !== undefined || !isEmpty(database, resource)) continue;
    const example = getExample(contract, resource);
    for (const administrationId of shared ? [SHARED_TENANT_ID] : administrationIds) {
      insertRows(database, contract, { administrationId, rows: { [name]: [{ ...example, id: nextId(name) }] } });
    }
  }
}

const isEmpty = (database: Database, resource: Resource): boolean =>
  database.get(`select 1 from ${quoted(tableOf(resource))} limit 1`) === undefined;

/** The first example of each field. */
function getExample({ document }: Contract, { record }: Resource): object {
  const properties = getProperties(document, { $ref: `#/components/schemas/${record}` });
  return Object.fromEntries(
    [...properties].flatMap(([name, { examples }]) => (Array.isArray(examples) ? [[name, examples[0]]] : [])),
  );
}
