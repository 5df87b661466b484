import { lazy } from '../../../contract/memoize.ts';
import type { Resource } from '../../../contract/model.ts';
import { openDatabase } from '../../../mocks/hosts/node/data/node-sqlite.ts';
import { readState } from '../../../mocks/hosts/node/data/read-state.ts';
import { readContract } from '../../../mocks/hosts/node/read-contract.ts';
import type { Row } from '../../../mocks/seed/master-data.ts';
import { createSeeder } from '../../../mocks/seed/replay.ts';
import { createDemoSeed } from '../../../mocks/seed/seed.ts';
import type { Database } from '../../../mocks/store/database.ts';
import { openRecords } from '../../../mocks/store/records.ts';
import { createStore } from '../../../mocks/store/store.ts';
import type { ValidatedContract } from '../../../mocks/validation/validated-contract.ts';
import type { Rows } from './references.ts';

/** Seeds a store, and returns its administrations with all their rows. A line or mandate has its parent's identifier. */
export function readAdministrations() {
  const contract = readContract();
  const database = openDatabase();
  createStore(
    { database, initialData: { seed: 'demo', scale: 0 }, content: 'none' },
    { contract, seeder: createSeeder(contract, readState) },
  );
  const administrations = createDemoSeed().administrations.map(({ record, modules, events }) => ({
    record,
    modules,
    rows: readRows(database, contract, record.id),
    requests: events.flatMap(({ request }) => request ?? []),
  }));
  database.close();
  return administrations;
}

/** The same, seeded once for all tests of a worker. */
export const getAdministrations = lazy(readAdministrations);

function readRows(database: Database, contract: ValidatedContract, administrationId: number): Rows {
  const rows: Record<string, readonly Row[]> = {};
  const resources = [...contract.resources.values()].filter((resource) => resource.hasTable && !resource.isShared);
  for (const resource of resources) {
    if (resource.storesFiles || resource.name === 'administrations') continue;
    rows[resource.name] = resource.parent
      ? readChildren(database, resource, administrationId, rows[resource.parent.resource] ?? [])
      : openRecords(database, resource).page({ administrationId }, { filters: [], page: 1, pageSize: 100_000 });
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
  const children = openRecords(database, resource).findByParents(administrationId, ids);
  const parameter = String(resource.parent?.parameter);
  return [...children]
    .flatMap(([parentId, records]) => records.map((record): Row => ({ ...record, [parameter]: parentId })))
    .toSorted((a, b) => a.id - b.id);
}
