import { lazy } from '../../../contract/memoize.ts';
import type { Resource } from '../../../contract/model.ts';
import { toModules } from '../../../mocks/accounting/modules.ts';
import { assets } from '../../../mocks/assets.ts';
import { openDatabase } from '../../../mocks/hosts/node/data/node-sqlite.ts';
import { readContract, readSeedImage } from '../../../mocks/hosts/node/read-contract.ts';
import { LAST_DAY } from '../../../mocks/package/seed/fill-tables.ts';
import { readDemo } from '../../../mocks/package/seed/read-demo.ts';
import { findStoredId, resolveReferences } from '../../../mocks/seed/references.ts';
import { createSeedContext, createSeeder } from '../../../mocks/seed/replay.ts';
import { SHARED_TENANT_ID } from '../../../mocks/store/columns.ts';
import type { Database } from '../../../mocks/store/database.ts';
import { openRecords } from '../../../mocks/store/records.ts';
import type { Store } from '../../../mocks/store/store.ts';
import { createStore } from '../../../mocks/store/store.ts';
import type { ValidatedContract } from '../../../mocks/validation/validated-contract.ts';
import { type Row, type Rows, recordOf } from './rows.ts';

type Body = Readonly<Record<string, unknown>> & { readonly lines?: readonly Record<string, unknown>[] };

/** Seeds a new store in memory. */
export function seedStore(seed = 'demo', extraLedgerLines = 0): Store {
  const contract = readContract();
  const contracts = { contract, control: () => readContract(assets.control) };
  const readSeed = (): never => {
    throw new Error('There is no such seed');
  };
  const seeder = createSeeder(contracts, readSeedImage, readSeed);
  return createStore(
    { database: openDatabase(), initialData: { seed, extraLedgerLines }, content: 'none' },
    { contract, seeder },
  );
}

/** Seeds a store once for all tests of a worker, and returns its administrations with all their rows. */
export const getAdministrations = lazy(() => {
  const contract = readContract();
  const { database } = seedStore();
  const shared = readShared(database, contract);
  const administrations = readDemo().companies.map(({ requests }, index) => {
    const record = shared.administrations?.[index] as Row;
    const modules = toModules(record.modules as string[]);
    const administration = { id: record.id, name: String(record.name), modules };
    const findId = findStoredId(createSeedContext(administration, `${LAST_DAY}T12:00:00Z`, database, contract));
    return {
      record,
      modules,
      rows: readRows(database, contract, record.id),
      shared,
      requests: requests.flatMap(({ POST: path, body = {} }) => {
        const operation = contract.operations.find((each) => each.path === path && each.kind === 'create');
        if (!operation) return [];
        const { viewOf, name } = recordOf(contract, operation.resource);
        return [{ name: viewOf ?? name, body: resolveReferences(body, findId) as Body }];
      }),
    };
  });
  database.close();
  return administrations;
});

/** Returns the rows that are the same in every administration. */
export const getShared = (): Rows => getAdministrations()[0]?.shared ?? {};

function readShared(database: Database, contract: ValidatedContract): Rows {
  const shared = [...contract.resources.values()].filter((resource) => resource.hasTable && resource.isShared);
  const query = { filters: [], page: 1, pageSize: 1000 };
  const scope = { administrationId: SHARED_TENANT_ID };
  return Object.fromEntries(
    shared.map((resource) => [resource.name, openRecords(database, resource).page(scope, query)]),
  );
}

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

/** A line or mandate has its parent's identifier. */
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
