import type { Mount } from '../../http/api.ts';
import { createHostGuard, type HostGuard } from '../../http/request-guards.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { serveInspector } from '../../pages/inspector/serve.ts';
import { createSeeder } from '../../seed/replay.ts';
import { createSystemTime } from '../../store/clock.ts';
import { INITIAL_DATA_TABLE } from '../../store/database-objects.ts';
import { createStore } from '../../store/store.ts';
import { hasControlPlane } from '../../worlds/has-control-plane.ts';
import { createPlatform, type Platform } from '../../worlds/platform.ts';
import { createRegistry, type WorldRecord } from '../../worlds/registry.ts';
import { createWorldActions } from '../../worlds/world-actions.ts';
import { getWorldJournal } from '../../worlds/world-list.ts';
import { getContract, getControlContract } from '../portable/contracts.ts';
import { assets } from './assets.js';
import type { ObjectState } from './durable-object.ts';
import { openObjectDatabase } from './object-sqlite.ts';
import { createObjectWorlds } from './object-worlds.ts';
import { type Bindings, ROOT } from './settings.ts';

/** The sandbox of one object. */
export interface ObjectHost {
  /** Opens it. Returns undefined for a world that was not created. */
  readonly open: () => Platform | undefined;
  /** Creates the world of this object. */
  readonly create: (record: WorldRecord) => Platform;
  readonly domain: string | undefined;
  readonly isAllowedHost: HostGuard;
  readonly log: (line: string) => void;
}

export function createObjectHost(state: ObjectState, bindings: Bindings): ObjectHost {
  const { SETTINGS: settings = {} } = bindings;
  const { trustNetwork: isLocal = false, worldHosts: domain } = settings;
  const isRoot = state.id.name === ROOT;
  const contract = getContract(assets);
  const now = createSystemTime();
  const database = openObjectDatabase(state);
  const isAllowedHost = createHostGuard({ isLocal: false });
  const rootData = { seed: settings.seed ?? 'demo', scale: 0 };
  const seeder = createSeeder(contract, rejectFile, assets.seeds);
  const measureSize = () => state.storage.sql.databaseSize;

  const inspector: Mount = {
    prefix: '/_sandbox/inspector',
    handle: (request) => serveInspector(request, isLocal, async (name) => String(assets.inspector[name])),
  };

  const hasData = (): boolean =>
    database.get('select 1 from sqlite_schema where name = ?', INITIAL_DATA_TABLE) !== undefined;

  /** @param record undefined for the sandbox at the root. */
  function compose(record: WorldRecord | undefined, isSeeded: boolean): Platform {
    const initialData = record ? { seed: record.seed, scale: 0 } : rootData;
    const opened = { database, initialData, isSeeded, isStored: isSeeded, isSeedFast: true, measureSize };
    const store = createStore(opened, { contract, seeder });
    const worlds = record ? undefined : createObjectWorlds({ bindings, database, initialData, now, log });
    return createPlatform({
      ...settings,
      contract,
      controlContract: () => getControlContract(assets),
      store,
      clock: record?.clock ?? settings.clock,
      journal: record ? getWorldJournal(settings.journal) : settings.journal,
      hasClock: isSeeded,
      isMemoryShort: true,
      worldActions: createWorldActions(worlds),
      isLocal,
      isAllowedHost,
      mounts: hasControlPlane({ ...settings, isLocal }) ? [inspector] : [],
      hasCookies: true,
      log,
      now,
    });
  }

  return {
    domain,
    isAllowedHost,
    log,
    open() {
      if (isRoot) return compose(undefined, hasData());
      // A world has a record of its own, so that nobody else is asked.
      const record = hasData() ? createRegistry(database).list()[0] : undefined;
      return record && compose(record, true);
    },
    create(record) {
      createRegistry(database).save(record);
      return compose(record, false);
    },
  };
}

function rejectFile(seed: string): never {
  throw new StartupError(`There is no seed ${JSON.stringify(seed)}. The seeds are demo, empty and the scenarios.`);
}

function log(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a worker has no other log.
  console.error(line);
}
