import { lazy } from '../../../contract/memoize.ts';
import type { Mount } from '../../http/api.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { serveInspector } from '../../pages/inspector/serve.ts';
import { createImageSource, createSeeder } from '../../seed/replay.ts';
import { createSystemTime, type Now } from '../../store/clock.ts';
import { INITIAL_DATA_DEFINITION, INITIAL_DATA_TABLE } from '../../store/database-objects.ts';
import { createMissing } from '../../store/definitions.ts';
import { listDefinitions } from '../../store/schema.ts';
import { createStore, type InitialData, saveInitialData } from '../../store/store.ts';
import { hasControlPlane } from '../../worlds/has-control-plane.ts';
import { createLiveWorld, type LiveWorld } from '../../worlds/live-world.ts';
import { createPlatform, type Platform } from '../../worlds/platform.ts';
import { createRegistry, type Registry, type WorldRecord } from '../../worlds/registry.ts';
import { createWorldActions } from '../../worlds/world-actions.ts';
import { getWorldJournal } from '../../worlds/world-list.ts';
import { getContract, getControlContract } from '../portable/contracts.ts';
import { assets } from './assets.js';
import type { ObjectState } from './durable-object.ts';
import { createGuard } from './guard.ts';
import { log } from './log.ts';
import { openObjectDatabase } from './object-sqlite.ts';
import { createObjectWorlds } from './object-worlds.ts';
import { type Bindings, getSettings } from './settings.ts';

/** The sandbox of one object. */
export interface ObjectHost {
  /** Opens the sandbox at the root, and creates it when it is new. */
  readonly openRoot: () => Platform;
  /** Opens the world of this object; undefined when it was not created. */
  readonly openWorld: () => LiveWorld | undefined;
  /** Creates the world of this object, where nothing is. */
  readonly createWorld: (record: WorldRecord) => Promise<LiveWorld>;
  /** Whether the database has nothing, not even of a creation that was interrupted. */
  readonly isEmpty: () => boolean;
  /** The registry: of all worlds at the root, of itself in a world, so that nobody else is asked. */
  readonly getRegistry: () => Registry;
  readonly now: Now;
}

export function createObjectHost(state: ObjectState, bindings: Bindings): ObjectHost {
  const settings = getSettings(bindings);
  const isLocal = settings.trustNetwork === true;
  const contract = getContract(assets);
  const now = createSystemTime();
  const database = openObjectDatabase(state);
  const contracts = { contract, control: () => getControlContract(assets) };
  const source = createImageSource(assets.seed);
  const seeder = createSeeder(contracts, source, rejectFile);
  const rootData = { seed: settings.seed ?? 'demo', scale: 0 };
  const measureSize = () => state.storage.sql.databaseSize;
  const getRegistry = lazy(() => createRegistry(database));

  const inspector: Mount = {
    prefix: '/_sandbox/inspector',
    handle: (request) => serveInspector(request, isLocal, async (name) => String(assets.inspector[name])),
  };

  const hasTable = (name: string): boolean =>
    database.get('select 1 from sqlite_schema where name = ?', name) !== undefined;
  const hasData = (): boolean =>
    hasTable(INITIAL_DATA_TABLE) && database.get(`select 1 from ${INITIAL_DATA_TABLE}`) !== undefined;

  /** @param record undefined for the sandbox at the root. */
  function compose(record: WorldRecord | undefined, isNew: boolean) {
    const initialData = record ? { seed: record.seed, scale: 0 } : rootData;
    const isSeeded = record !== undefined || !isNew;
    const opened = { database, initialData, isSeeded, isStored: !isNew, isSeedFast: true, measureSize };
    const store = createStore(opened, { contract, seeder });
    const worlds = record
      ? undefined
      : createObjectWorlds({ bindings, registry: getRegistry(), initialData, now, log });
    const core = createPlatform({
      ...settings,
      contract,
      controlContract: () => getControlContract(assets),
      readRecordedResponses: () => assets.examples,
      store,
      clock: record?.clock ?? settings.clock,
      journal: record ? getWorldJournal(settings.journal) : settings.journal,
      isWorld: record !== undefined,
      worldKey: record?.controlKey,
      hasClock: !isNew,
      isMemoryShort: true,
      worldActions: createWorldActions(worlds),
      isLocal,
      isAllowedHost: createGuard(settings),
      mounts: hasControlPlane({ ...settings, isLocal }) ? [inspector] : [],
      hasCookies: true,
      log,
      now,
    });
    return { store, core };
  }

  function composeWorld(record: WorldRecord, isNew: boolean): LiveWorld {
    const { store, core } = compose(record, isNew);
    const world = createLiveWorld(record, store, core, () => {
      world.usedAt = now();
    });
    return world;
  }

  /**
   * Fills an empty database. It is whole at the end, and not in the meantime.
   *
   * It is two commits, and few pages are written twice, as indexes are created after the rows: a cluster loses a commit with
   * a page that SQLite had to put into its log early, because a process with many open objects has no memory left for it.
   */
  async function fill(initialData: InitialData): Promise<void> {
    const definitions = [...listDefinitions(contract), INITIAL_DATA_DEFINITION];
    const { table = [], index = [] } = Object.groupBy(definitions, ({ type }) => type);
    createMissing(database, table);
    source.fill(initialData.seed === 'empty' ? 'empty' : 'demo', database);
    await commit();
    createMissing(database, index);
    database.transaction(() => {
      createSeeder(contracts, { ...source, fill: () => undefined }, rejectFile)(database, initialData);
      saveInitialData(database, contract, initialData);
    });
  }

  return {
    now,
    getRegistry,
    openRoot: () => compose(undefined, !hasData()).core,
    openWorld() {
      const record = hasData() && hasTable('worlds') ? getRegistry().list()[0] : undefined;
      return record && composeWorld(record, false);
    },
    isEmpty: () => database.get('select 1 from sqlite_schema') === undefined,
    async createWorld(record) {
      await fill({ seed: record.seed, scale: 0 });
      const world = composeWorld(record, true);
      getRegistry().save(record);
      return world;
    },
  };
}

/** The engine commits what was written since the last event. */
const commit = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function rejectFile(seed: string): never {
  throw new StartupError(`There is no seed ${JSON.stringify(seed)}. The seeds are demo, empty and the scenarios.`);
}
