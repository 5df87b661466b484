import type { Administration } from '../accounting/context.ts';
import { getModuleNames, type Modules, toModules } from '../accounting/modules.ts';
import type { Contract } from '../contract/contract.ts';
import type { Database } from '../store/database.ts';
import { recordsOf } from '../store/records.ts';

/** The administrations with their modules. */
export interface Administrations {
  readonly find: (id: number) => Administration | undefined;
  /** All of them, by their `id`. */
  readonly all: () => readonly Administration[];
  /** Changes the modules of an administration. */
  readonly saveModules: (id: number, modules: Modules) => void;
}

/** Looks administrations up, and keeps them until their modules may have changed. */
export function createAdministrations(database: Database, { resources }: Contract): Administrations {
  const resource = resources.get('administrations');
  if (!resource) throw new Error('The contract has no administrations');
  const records = recordsOf(database, resource);
  const known = new Map<number, Administration>();
  let asOf = -1;

  function find(id: number): Administration | undefined {
    if (asOf !== database.cacheVersion()) known.clear();
    asOf = database.cacheVersion();
    const before = known.get(id);
    const record = before ? undefined : records.find({ administrationId: id }, id);
    if (!record) return before;
    const found = { id, name: String(record.name), modules: toModules(record.modules as string[]) };
    known.set(id, found);
    return found;
  }

  return {
    find,
    all: () => database.all('select id from administrations order by id').flatMap(({ id }) => find(Number(id)) ?? []),
    saveModules(id, modules) {
      database.invalidateCaches();
      records.update({ administrationId: id }, id, { modules: getModuleNames(modules) });
    },
  };
}
