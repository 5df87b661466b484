import type { Contract } from '../../../mocks/contract/contract.ts';
import { lazy } from '../../../mocks/contract/memoize.ts';
import type { Resource } from '../../../mocks/contract/model.ts';
import { demoSeed } from '../../../mocks/seed/seed.ts';
import { createSeeder } from '../../../mocks/seed/seeder.ts';
import type { Row } from '../../../mocks/seed/tables.ts';
import { openStore } from '../../../mocks/server/open-store.ts';
import { readContract } from '../../../mocks/server/read-contract.ts';
import { readState } from '../../../mocks/server/read-state.ts';
import type { Database } from '../../../mocks/store/database.ts';
import { recordsOf } from '../../../mocks/store/records.ts';
import type { Rows } from './references.ts';

/** Seeds a store, and returns its administrations with all their rows. A line or mandate has its parent's identifier. */
export function readAdministrations() {
  const contract = readContract();
  const { database } = openStore({ file: undefined, contract, seeder: createSeeder(contract, readState) });
  const administrations = demoSeed().administrations.map(({ record, modules, events }) => ({
    ...{ record, modules, rows: readRows(database, contract, record.id) },
    requests: events.flatMap(({ request }) => request ?? []),
  }));
  database.close();
  return administrations;
}

/** The same, seeded once for all tests of a worker. */
export const getAdministrations = lazy(readAdministrations);

/** The records of an administration by resource. */
function readRows(database: Database, contract: Contract, administrationId: number): Rows {
  const rows: Record<string, readonly Row[]> = {};
  const resources = [...contract.resources.values()].filter((resource) => resource.hasTable && !resource.shared);
  for (const resource of resources) {
    if (resource.storesFiles || resource.name === 'administrations') continue;
    rows[resource.name] = resource.parent
      ? readChildren(database, resource, administrationId, rows[resource.parent.resource] ?? [])
      : recordsOf(database, resource).page({ administrationId }, { filters: [], page: 1, pageSize: 100_000 });
  }
  return rows;
}

function readChildren(
  database: Database,
  resource: Resource,
  administrationId: number,
  parents: readonly Row[],
): readonly Row[] {
  const ids = parents.map(({ id }) => id);
  const children = recordsOf(database, resource).findByParents(administrationId, ids);
  const parameter = String(resource.parent?.parameter);
  return [...children]
    .flatMap(([parentId, records]) => records.map((record): Row => ({ ...record, [parameter]: parentId })))
    .toSorted((a, b) => a.id - b.id);
}
